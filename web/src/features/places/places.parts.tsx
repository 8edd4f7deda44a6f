import { splitPlace } from '../../kernel/format.ts'
import { Route } from '../../ui/Route.tsx'

/** The column of a route, from which town to which: of loads and of permits. */
export const routeColumn = {
  shows: ['cargoSource', 'cargoDestination'],
  sort: 'cargoDestination',
  heading: 'مسیر',
  width: 168,
  cell: (row: { cargoSource: string; cargoDestination: string }) => (
    <Route from={splitPlace(row.cargoSource).town} to={splitPlace(row.cargoDestination).town} />
  ),
} as const
