import {
  type CargoStatus,
  cargoStatus,
  sendingStatuses,
} from '@bargah/contract/features/cargos/cargos.states.ts'
import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import { allDelivered } from '@bargah/contract/features/permits/permits.text.ts'
import { tellCargo } from '../src/features/cargos/cargo-log.rules.ts'
import { tellDeclared, tellEnded } from './cargo-events.ts'
import { type Freight, fareToman, type Place } from './freight.ts'
import { type Load, later, latest, nextId, type World, yearMs } from './world.ts'

export type Declaration = {
  companyId: number
  productOwnerId?: number
  hallId?: number
  isHall: boolean
  status?: CargoStatus
  origin: string
  from: Point
  place: Place
  freight: Freight
  truckCount: number
  announcedAt: Date
  rangeKm?: number
  feesRial: { company: number; driver: number }
}

const notes = [
  '',
  '',
  '',
  'پیش از بارگیری با انبار هماهنگ کنید.',
  'بارگیری از ساعت ۸ تا ۱۸.',
  'چادر و طناب سالم لازم است.',
  'تخلیه در همان روز رسیدن.',
]
const phones: Readonly<Record<number, string>> = { 1: '07633510011', 2: '03133510012', 3: '02133510013' }
/** Fares have risen by a quarter over the year. */
const fareAYearAgo = 0.8
const valueStepToman = 1_000_000

/** Declares a cargo, and holds its company's money for it unless it awaits review. */
export function declareLoad(world: World, given: Declaration): Load {
  const { rows, random, staff } = world
  const { place, freight, announcedAt, companyId, truckCount, feesRial, status = cargoStatus.sending } = given
  const weightKg = random.int(freight.tonnes[0] * 10, freight.tonnes[1] * 10) * 100
  const declaredBy = given.productOwnerId ? staff.productOwner : (staff.ofCompany.get(companyId) ?? null)
  const row = {
    id: nextId(rows.cargos),
    status,
    companyId,
    productOwnerId: given.productOwnerId ?? null,
    hallId: given.hallId ?? null,
    isHall: given.isHall,
    announcedAt,
    declaredAt: later(announcedAt, -random.int(0, 90) * minuteMs),
    declaredBy,
    finishedAt: null,
    finishReason: null,
    ...routeOf(given),
    rangeKm: given.rangeKm ?? 0,
    weightKg,
    rentToman: rentFor(world, place, weightKg, announcedAt),
    ...contentsOf(world, freight, weightKg),
    tel: phones[companyId] ?? '02133510014',
    description: random.pick(notes),
    truckCount,
    remaining: truckCount,
    companyFeeRial: feesRial.company,
    commissionRial: 0,
    driverFeeRial: feesRial.driver,
  }
  rows.cargos.push(row)
  for (const loaderTypeId of freight.loaderTypeIds)
    rows.cargoLoaderTypes.push({ cargoId: row.id, loaderTypeId })
  const load = { row, loaderTypeIds: freight.loaderTypeIds }
  world.loads.push(load)
  tellDeclared(world, load)
  if (status !== cargoStatus.sending) return load
  moveHold(world, load, { kind: 'hold', at: row.declaredAt, byUser: declaredBy })
  if (row.hallId) {
    const facts = tellCargo(row.id, { ...row, loaderTypeIds: load.loaderTypeIds })
    world.told.push({ hallId: row.hallId, at: row.declaredAt, told: [{ kind: 'cargo_announced', facts }] })
  }
  return load
}

const routeOf = ({ origin, from, place }: Declaration) => ({
  origin,
  destination: place.name,
  destinationCityId: place.cityId,
  originLatitude: from.latitude,
  originLongitude: from.longitude,
  destinationLatitude: place.latitude,
  destinationLongitude: place.longitude,
  distanceKm: place.distanceKm,
  durationHours: place.durationHours,
})

function contentsOf({ goodsIds, packagingIds }: World, freight: Freight, weightKg: number) {
  const { packageKg, valuePerKg } = freight
  const goodsId = goodsIds.get(freight.goods)
  const packagingId = packagingIds.get(freight.packaging)
  if (!goodsId || !packagingId)
    throw new Error(`no goods or packaging for ${freight.goods}, ${freight.packaging}`)
  return {
    goodsId,
    packagingId,
    packagingCount: packageKg && Math.max(1, Math.round(weightKg / packageKg)),
    goodsValueToman: Math.round((weightKg * valuePerKg * 1_000) / valueStepToman) * valueStepToman,
  }
}

function rentFor({ now, random }: World, place: Place, weightKg: number, at: Date): number {
  const yearsAgo = (now.getTime() - at.getTime()) / yearMs
  const usual = 1 - (1 - fareAYearAgo) * yearsAgo
  return fareToman(place.distanceKm, weightKg * usual * random.between(0.94, 1.08))
}

type Hold = { kind: 'hold' | 'release'; at: Date; byUser: number | null }

/** Holds the company's money for the trucks that nobody has taken yet, or releases it. */
export function moveHold({ money }: World, { row }: Load, { kind, at, byUser }: Hold): void {
  const amountRial = row.remaining * (row.companyFeeRial + row.commissionRial)
  if (amountRial === 0) return
  const own = `company ${row.companyId}` as const
  const held = `held ${row.companyId}` as const
  const [from, to] = kind === 'hold' ? [own, held] : ([held, own] as const)
  money.push({ kind, at, from, to, amountRial, cargoId: row.id, byUser })
}

type End = { kind: 'finished' | 'expired'; at: Date; reason: string; byUser: number | null }

/** Finishes a cargo, and releases what is still held for it. */
export function finishLoad(world: World, load: Load, end: End): void {
  const { at, reason, byUser } = end
  moveHold(world, load, { kind: 'release', at, byUser })
  tellEnded(world, load, end)
  Object.assign(load.row, { status: cargoStatus.finished, finishedAt: at, finishReason: reason })
  tellWithdrawn(world, load, end)
}

function tellWithdrawn(
  { told }: World,
  { row }: Load,
  { kind, at }: Pick<End, 'at'> & { kind: string },
): void {
  if (!row.hallId) return
  const facts = { cargo: row.id, trucks: row.remaining, reason: kind }
  told.push({ hallId: row.hallId, at, told: [{ kind: 'cargo_withdrawn', facts }] })
}

/** A cargo whose trucks are all given finishes by itself once its last permit is completed, if it is by now. */
export function finishIfDone(world: World, load: Load): void {
  const { doneAt, now } = world
  const { row } = load
  const done = doneAt.get(row.id) ?? []
  if (!sendingStatuses.includes(row.status) || row.remaining > 0 || done.length < row.truckCount) return
  const at = latest(...done)
  if (at > now) return
  tellEnded(world, load, { kind: 'completed', at, reason: allDelivered, byUser: null })
  Object.assign(row, { status: cargoStatus.finished, finishedAt: at, finishReason: allDelivered })
  tellWithdrawn(world, load, { kind: 'completed', at })
}
