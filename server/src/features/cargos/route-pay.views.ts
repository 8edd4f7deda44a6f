import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { RoutePay } from '@bargah/contract/features/cargos/route-pay.schema.ts'
import { startOfTehranDay } from '@bargah/contract/kernel/dates.ts'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { mustFind } from '../../kernel/errors.ts'
import { sql } from '../../kernel/sql.ts'
import { findTruckOf, mayCarry } from './cargos.views.ts'
import { isOfferedTo } from './chosen-drivers.store.ts'
import { rentsSpanMs } from './quote-cargo.ts'
import { isOn, mostRents, type RouteEnds } from './rents.views.ts'
import { computePayBand, type PaidLoad } from './route-pay.rules.ts'

/**
 * What the route of a load paid a driver's loader type in the days up to last midnight; null where too few loads say it.
 * Throws 404 of a load that is not announced, or is offered to others alone.
 */
export async function showRoutePay(
  db: Db,
  session: Session & { driverId: number },
  { cargoId, now }: { cargoId: number; now: Date },
): Promise<RoutePay | null> {
  const cargo = await mustFind(findOffered(db, session, cargoId, now), 'باری با این شماره')
  const truck = await findTruckOf(db, session.driverId)
  const route = routeOf(cargo)
  if (!truck || !route) return null
  const until = startOfTehranDay(now)
  const since = new Date(until.getTime() - rentsSpanMs)
  const band = computePayBand(
    await listPaid(db, { route, loaderTypeId: truck.loaderTypeId, since, until, cargoId }),
  )
  return band && { ...band, days: rentsSpanMs / 86_400_000, loaderTypeName: truck.loaderTypeName }
}

type Cargo = NonNullable<Awaited<ReturnType<typeof findOffered>>>

const findOffered = (db: Db, session: Session, cargoId: number, now: Date) =>
  db
    .selectFrom('cargos')
    .select(['hallId', 'isHall', 'destinationCityId as cityId'])
    .select(['originLatitude', 'originLongitude', 'destinationLatitude', 'destinationLongitude'])
    .where('cargos.id', '=', cargoId)
    .where('cargos.status', '<>', cargoStatus.awaitingReview)
    .where('cargos.announcedAt', '<=', now)
    .where(sql<boolean>`${isOfferedTo(session)}`)
    .executeTakeFirst()

/** A hall's load: from that hall to its city. A free one: from and to the neighbourhood of its two ends. */
function routeOf(cargo: Cargo): RouteEnds | null {
  const { hallId, cityId } = cargo
  if (cargo.isHall) return hallId === null || cityId === null ? null : { hallId, cityId }
  return {
    from: { latitude: cargo.originLatitude, longitude: cargo.originLongitude },
    to: { latitude: cargo.destinationLatitude, longitude: cargo.destinationLongitude },
  }
}

type Asked = { route: RouteEnds; loaderTypeId: number; since: Date; until: Date; cargoId: number }

/** The loads of a route of which a truck was taken, the load that is asked about left out, the latest first. */
async function listPaid(db: Db, { route, loaderTypeId, since, until, cargoId }: Asked): Promise<PaidLoad[]> {
  const { rows } = await sql<PaidLoad>`
    select rent_toman, coalesce(-product_owner_id, company_id) as payer_id from cargos
    where ${isOn(route)} and status <> ${sql.lit(cargoStatus.awaitingReview)} and remaining < truck_count
      and announced_at >= ${since} and announced_at < ${until} and cargos.id <> ${cargoId} and ${mayCarry(loaderTypeId)}
    order by announced_at desc limit ${sql.lit(mostRents)}`.execute(db)
  return rows
}
