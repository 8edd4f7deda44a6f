import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import type { Db } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { computeRents, type PastLoad } from './rents.rules.ts'

/** A hall's loads to a city, or the free loads from and to the neighbourhood of two points. */
export type RouteEnds = { hallId: number; cityId: number } | { from: Point; to: Point }
type Asked = {
  route: RouteEnds
  categoryCode?: number | undefined
  since: Date
  now: Date
  /** The load that is asked about: it says nothing of what is usual. */
  exceptId?: number | undefined
}

/** The latest say enough of what is usual. */
export const mostRents = 1_000
/** About 25 km. */
const nearDegrees = { latitude: 0.23, longitude: 0.27 }

type Load = { weightKg?: number; distanceKm?: number }

/** The rents of a route since a moment, for a load as far as it is known; null where there was none. */
export const showRents = async (db: Db, asked: Asked, load: Load = {}) =>
  computeRents(await listPastLoads(db, asked), load)

/** The official rate of a moment, rials per tonne-kilometre; null before any. */
export async function findOfficialRate(db: Db, at: Date): Promise<number | null> {
  const { rows } = await sql<{ rate: number | null }>`select freight_rate_rial(${at}) as rate`.execute(db)
  return rows[0]?.rate ?? null
}

/** What the loads of a route paid of which a truck was taken, the latest first; of one category of loaders, where one is asked for. */
async function listPastLoads(
  db: Db,
  { route, categoryCode, since, now, exceptId }: Asked,
): Promise<PastLoad[]> {
  const { rows } = await sql<PastLoad>`
    select rent_toman, weight_kg, distance_km from cargos
    where ${isOn(route)} and status <> ${sql.lit(cargoStatus.awaitingReview)} and remaining < truck_count
      and announced_at between ${since} and ${now} and cargos.id <> ${exceptId ?? 0}
      and (${categoryCode ?? null}::int is null or exists (
        select from cargo_loader_types join loader_types on loader_types.id = loader_type_id
        where cargo_id = cargos.id and category_code = ${categoryCode ?? null}))
    order by announced_at desc limit ${sql.lit(mostRents)}`.execute(db)
  return rows
}

/** The category of a load's loaders, where they are all of one. */
export async function findOnlyCategory(db: Db, cargoId: number): Promise<number | undefined> {
  const found = await db
    .selectFrom('cargoLoaderTypes')
    .innerJoin('loaderTypes', 'loaderTypes.id', 'loaderTypeId')
    .select('categoryCode')
    .distinct()
    .where('cargoId', '=', cargoId)
    .execute()
  return found.length === 1 ? found[0]?.categoryCode : undefined
}

/** Which cargos are of a route, as a condition on `cargos`. */
export const isOn = (route: RouteEnds) =>
  'hallId' in route
    ? sql`hall_id = ${route.hallId} and destination_city_id = ${route.cityId}`
    : sql`not is_hall and point(origin_longitude, origin_latitude) <@ ${around(route.from)}
        and point(destination_longitude, destination_latitude) <@ ${around(route.to)}`

const around = ({ latitude, longitude }: Point) => sql`box(
  point(${longitude - nearDegrees.longitude}::float8, ${latitude - nearDegrees.latitude}::float8),
  point(${longitude + nearDegrees.longitude}::float8, ${latitude + nearDegrees.latitude}::float8))`
