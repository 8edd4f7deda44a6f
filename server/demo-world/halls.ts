import { dayMs } from '@bargah/contract/kernel/durations.ts'
import type { Maps } from '../src/adapters/maps/maps.port.ts'
import { settingsToTell } from '../src/features/halls/hall-settings.rules.ts'
import { fareToman, findDestinations } from './freight.ts'
import { closedHallPlan, type HallPlan, hallPlans } from './hall-plans.ts'
import { type HallLife, later, type Man, type World, yearMs } from './world.ts'

const tariffsAHall = 16
const tariffWeightKg = 23_000
const halfHours = Array.from({ length: 47 }, (_, index) => index * 30)
const nativeHallId = 2
const nativeDrivers = 6
/** What the plans do not say; rows of one table are written alike. */
const plainSettings = {
  isActive: true,
  cargoOriginKm: 100,
  activeTurnApp: true,
  limitNewTurnHours: 0,
  travelTimeHours: 0,
}
const foundedMs = 400 * dayMs
const closedMs = 60 * dayMs
/** To Tehran and Isfahan. */
const closedHallTariffs = [
  [329, 13_400_000],
  [139, 7_900_000],
] as const

/** The six halls, who represents them, and their tariffs by road. */
export async function addHalls(world: World, maps: Maps): Promise<void> {
  world.halls = await Promise.all(hallPlans.map((plan) => openHall(world, maps, plan)))
  for (const { plan, destinations } of world.halls) {
    addHallRow(world, plan)
    for (const { cityId, distanceKm } of destinations)
      world.rows.hallTariffs.push({
        hallId: plan.id,
        cityId,
        priceToman: fareToman(distanceKm, tariffWeightKg),
      })
    for (const companyId of companiesOf(world, plan))
      world.rows.hallCompanies.push({ hallId: plan.id, companyId })
  }
}

export async function openHall({ now }: World, maps: Maps, plan: HallPlan): Promise<HallLife> {
  const destinations = await findDestinations(maps, plan, tariffsAHall)
  return { plan, destinations, lastTurnNumber: 0, queue: [], loads: [], quietSince: later(now, -yearMs) }
}

function addHallRow(world: World, plan: HallPlan): void {
  const row = rowOf(plan)
  const showMinutes = plan.hasShowTimes ? halfHours : []
  world.rows.halls.push(row)
  for (const minuteOfDay of showMinutes)
    world.rows.hallShowTimes.push({ hallId: plan.id, minuteOfDay, isActive: true })
  tellSettings(world, row, showMinutes, later(world.now, -foundedMs))
}

function rowOf(plan: HallPlan) {
  const { trucksAYear: _, companyShares: __, origin: ___, hasShowTimes, ...settings } = plan
  return { ...plainSettings, ...settings, isActiveShowTime: hasShowTimes }
}

type Settings = Parameters<typeof settingsToTell>[0] & { id: number }

function tellSettings({ told }: World, hall: Settings, showMinutes: readonly number[], at: Date): void {
  const facts = { settings: settingsToTell(hall), showMinutes }
  told.push({ hallId: hall.id, at, told: [{ kind: 'hall_set', facts }] })
}

/** The halls 1 to 3 are represented by every company, the others by those that load there. */
function companiesOf({ rows }: World, { id, companyShares }: HallPlan): number[] {
  if (id <= 3) return rows.companies.map((_, index) => index + 1)
  return companyShares.map(([companyId]) => companyId)
}

/** A hall that was closed, with every setting in use and nobody in its queue: what hall management shows at its fullest. */
export function addClosedHall(world: World): void {
  const { rows, now } = world
  const { id, companyShares } = closedHallPlan
  const row = { ...rowOf(closedHallPlan), isActive: false, limitNewTurnHours: 3, travelTimeHours: 2 }
  rows.halls.push(row)
  const times = halfHours.filter((minute) => minute >= 7 * 60 && minute <= 18 * 60)
  const isShown = (minute: number) => Math.floor(minute / 60) !== 12
  for (const minuteOfDay of times)
    rows.hallShowTimes.push({ hallId: id, minuteOfDay, isActive: isShown(minuteOfDay) })
  const showMinutes = times.filter(isShown)
  tellSettings(world, { ...row, isActive: true }, showMinutes, later(now, -foundedMs))
  tellSettings(world, row, showMinutes, later(now, -closedMs))
  for (const [cityId, priceToman] of closedHallTariffs)
    rows.hallTariffs.push({ hallId: id, cityId, priceToman })
  for (const [companyId] of companyShares) rows.hallCompanies.push({ hallId: id, companyId })
}

/** The first six demo drivers are natives of one hall, with their trucks. */
export function addNatives({ rows, men }: World): void {
  for (const { driverId, freighterId } of men.slice(0, nativeDrivers))
    rows.nativeDrivers.push({ hallId: nativeHallId, driverId, freighterId })
}

/** What the year has made of halls: their last turn numbers. */
export function closeHallRows({ rows, halls }: Pick<World, 'rows' | 'halls'>): void {
  for (const { plan, lastTurnNumber } of halls) {
    const row = rows.halls.find(({ id }) => id === plan.id)
    if (row) row.lastTurnNumber = lastTurnNumber
  }
}

/** The account that acts for a hall: its own, or support's where it has none. */
export const hallUser = ({ staff }: World, hallId: number): number =>
  staff.ofHall.get(hallId) ?? staff.support

/** Of so many drivers one has no phone, and asks at the counter; the demo drivers have theirs. */
const phonelessEvery = 3

/** Who takes a turn and files a list for a driver: whoever serves him now, else himself by his phone, or the hall's staff. */
export function actorFor(world: World, hallId: number, { isDemo, driverId, userId, servedBy }: Man): number {
  if (servedBy !== undefined) return servedBy
  return !isDemo && driverId % phonelessEvery === 0 ? hallUser(world, hallId) : userId
}
