import type { Backhaul, BackhaulLoad } from '@bargah/contract/features/permits/backhaul.schema.ts'
import { computePayPerKm } from '@bargah/contract/features/cargos/pay.rules.ts'
import { MapsError, type Maps, type Point } from '../../adapters/maps/maps.port.ts'
import { type Call, driverOf } from '../../kernel/call.ts'
import { mustFind } from '../../kernel/errors.ts'
import { findTruckOf, listNear, type NearLoad } from '../cargos/cargos.api.ts'
import { worded } from '../places/places.api.ts'
import { findEndsOfPermit } from './permits.store.ts'

type Asked = { permitId: number; radiusKm: number }

/** Most loads whose road distance is computed per request. */
const mostLoads = 30

/** What waits near where the caller's own permit ends, the best by the kilometre first. Throws 404 for another's. */
export async function listBackhaul(call: Call, maps: Maps, { permitId, radiusKm }: Asked): Promise<Backhaul> {
  const { db } = call
  const session = driverOf(call)
  const { driverId } = session
  const permit = await mustFind(findEndsOfPermit(db, driverId, permitId), 'مجوزی با این شماره')
  const truck = await findTruckOf(db, driverId)
  const { home, end: from } = permit
  const asked = truck && { from, home, radiusKm, loaderTypeId: truck.loaderTypeId, most: mostLoads }
  const near = asked ? await listNear(db, session, asked, await call.now()) : []
  const measured = await Promise.all(near.map((load) => measure(maps, load, permit)))
  return {
    permitId,
    status: permit.status,
    cargoSource: permit.origin,
    cargoDestination: permit.destination,
    loaderTypeName: truck?.loaderTypeName ?? null,
    radiusKm,
    loads: computeBackhaul(
      measured.filter((load) => load !== null),
      radiusKm,
    ),
  }
}

type Ends = { home: Point; end: Point }
type Measured = Omit<BackhaulLoad, 'payPerAllKmToman'>

/** A load with its empty runs by road; null where no road leads to it or back. */
async function measure(maps: Maps, near: NearLoad, { home, end }: Ends): Promise<Measured | null> {
  const [emptyKm, homeKm] = await Promise.all([
    roadKm(maps, end, near.origin),
    roadKm(maps, near.destination, home),
  ])
  return emptyKm === null || homeKm === null ? null : { ...near.card, emptyKm, homeKm }
}

async function roadKm(maps: Maps, from: Point, to: Point): Promise<number | null> {
  try {
    return (await maps.route(from, to)).distanceKm
  } catch (error) {
    if (error instanceof MapsError && error.reason === 'no-route') return null
    throw worded(error)
  }
}

/**
 * In: loads with their empty runs by road, and how far the way to one may be. Out: those within it with what each
 * kilometre of all of it pays, the best first; of equal ones the nearest, then the oldest.
 */
export const computeBackhaul = (loads: readonly Measured[], radiusKm: number): BackhaulLoad[] =>
  loads
    .filter(({ emptyKm }) => emptyKm <= radiusKm)
    .map((load) => ({ ...load, payPerAllKmToman: computePayPerKm(load.netPayToman, allKmOf(load)) }))
    .toSorted((a, b) => worthOf(b) - worthOf(a) || a.emptyKm - b.emptyKm || a.id - b.id)

const allKmOf = (load: Measured) => load.emptyKm + load.cargoDistance + load.homeKm
/** Not by the rounded figure: what is equal to the eye need not be equal. */
const worthOf = (load: Measured) => load.netPayToman / Math.max(1, allKmOf(load))
