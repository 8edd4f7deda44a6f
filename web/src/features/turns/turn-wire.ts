import type { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import { turnFilter, type turnFilters } from '@bargah/contract/features/turns/turns.states.ts'
import { chosenIds, daysOf, type Wire } from '../../kernel/table-request.rules.ts'
import type { TableState } from '../../ui/data-table/table-state.rules.ts'

/** The views of the list, each with what the search calls it. */
export const turnViews: Record<'live' | 'ended' | 'all', (typeof turnFilters)[number]> = {
  live: turnFilter.active,
  ended: turnFilter.inactive,
  all: turnFilter.all,
}

/** What the columns of the turns are called in the replies. */
export const turnWire: Wire<keyof TurnRow> = {
  number: { shows: ['turnNumber'] },
  status: { shows: ['status'] },
  at: { shows: ['date', 'time'], sort: 'takenAt', filter: null },
  driver: { shows: ['driverName', 'driverFamily'], sort: 'driverFamily', filter: 'driverFamily' },
  national: { shows: ['nationalId'] },
  mobile: { shows: ['mobile'] },
  plate: { shows: ['plaqueNumber', 'plaqueSerialNumber'] },
  driverCard: { shows: ['driverCardNumber'] },
  truckCard: { shows: ['freighterCardNumber'] },
  loader: { shows: ['loaderTypeName'] },
  hall: { shows: ['name'], filter: null },
}

/** In: the table's state. Out: what the search takes in fields of its own. */
export const turnOwn = (state: TableState) => ({
  ...daysOf(state, 'at'),
  IsActive: turnViews[state.view as keyof typeof turnViews] ?? turnViews.live,
  LoadHallId: chosenIds(state, 'hall')[0] ?? null,
})
