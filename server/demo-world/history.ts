import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { jalaliParts, startOfTehranDay } from '@bargah/contract/kernel/dates.ts'
import { expiredReason } from '@bargah/contract/features/cargos/cargos.text.ts'
import { minuteMs, hourMs, dayMs } from '@bargah/contract/kernel/durations.ts'
import { freightOfHall } from './freight.ts'
import { type Declaration, declareLoad, finishIfDone, finishLoad } from './loads.ts'
import { runOwnerDay } from './owner-loads.ts'
import { editSome, giveTurnsBack, sendAgain } from './mishaps.ts'
import { putTrucksBack } from './permits.ts'
import { cancelTurns, expireTurns, findIdleMan, takeTurn } from './queue.ts'
import { chooseAtOnce, runRound } from './rounds.ts'
import { earliest, type HallLife, type Load, later, latest, momentBetween, type World } from './world.ts'

const days = 365
const loadLifeMs = 7 * dayMs
const roundMarginMs = 30 * minuteMs
const friday = 6
const fridayShare = 0.35
/** How much is carried in each month of the year, Farvardin first: little at Nowruz, much in autumn. */
const seasons = [0.66, 0.98, 1.02, 0.96, 0.95, 1.04, 1.08, 1.12, 1.08, 1.0, 1.08, 1.16]
const truckCounts: readonly [trucks: number, share: number][] = [
  [1, 34],
  [2, 26],
  [3, 16],
  [4, 10],
  [6, 8],
  [10, 3],
]
const mostWaiting = 14

/** A year of trade, day by day and within a day in the order of time, up to now. */
export function tellHistory(world: World): void {
  const today = startOfTehranDay(world.now)
  for (let daysAgo = days; daysAgo >= 0; daysAgo -= 1) {
    const day = later(today, -daysAgo * dayMs)
    const plans = world.halls.map((hall) => ({ hall, opensAt: openingOf(world, hall, day) }))
    plans.sort((a, b) => a.opensAt.getTime() - b.opensAt.getTime())
    for (const { hall, opensAt } of plans) runHallDay(world, hall, day, opensAt)
    runOwnerDay(world, day)
  }
  closeYear(world)
}

/** Between eight and half past three; at show times on the half hour. */
function openingOf({ random }: World, { plan }: HallLife, day: Date): Date {
  const halfHours = random.int(16, 31)
  const within = plan.hasShowTimes ? 0 : random.int(0, 29) * minuteMs + random.int(0, 59_999)
  return later(day, halfHours * 30 * minuteMs + within)
}

function runHallDay(world: World, hall: HallLife, day: Date, opensAt: Date): void {
  if (opensAt.getTime() + roundMarginMs > world.now.getTime()) return
  const morning = later(day, 5.5 * hourMs)
  putTrucksBack(world, hall, opensAt)
  giveTurnsBack(world, hall, opensAt)
  endOverdueLoads(world, hall, opensAt)
  sendAgain(world, hall, morning, later(opensAt, -minuteMs))
  expireTurns(world, hall, opensAt)
  cancelTurns(world, hall, morning, later(opensAt, -hourMs))
  const fresh = declareDay(world, hall, opensAt)
  editSome(world, fresh)
  if (isRush(world, hall, day)) fresh.push(...declareRush(world, hall, opensAt))
  hall.loads.push(...fresh)
  const offered = hall.loads.filter(({ row }) => row.status === cargoStatus.sending && row.remaining > 0)
  if (offered.length === 0) return
  welcomeDrivers(world, hall, offered, morning, later(opensAt, -3 * minuteMs))
  const mostChoices = isRush(world, hall, day) ? rush.choices : undefined
  if (hall.plan.reservationLimitMinutes > 0)
    return runRound(world, hall, offered, { opensAt, ...(mostChoices && { mostChoices }) })
  let at = opensAt
  for (const load of offered) at = chooseAtOnce(world, hall, load, later(at, minuteMs))
}

/** What a hall sends out on a day: cargos announced for one moment. */
function declareDay(world: World, hall: HallLife, announcedAt: Date): Load[] {
  const { random } = world
  const { month, weekday } = jalaliParts(announcedAt)
  const season = (seasons[month - 1] ?? 1) * (weekday === friday ? fridayShare : 1.1)
  let trucks = random.count((hall.plan.trucksAYear / days) * season)
  const loads: Load[] = []
  while (trucks > 0) {
    const truckCount = Math.min(trucks, random.pickWeighted(truckCounts, ([, share]) => share)[0])
    loads.push(declareLoad(world, hallDeclaration(world, hall, { truckCount, announcedAt })))
    trucks -= truckCount
  }
  return loads
}

/** One day of the year a factory sends its store away at once: a round so long that the log tells of its split in parts. */
const rush = { hallId: 2, daysAgo: 150, loads: 36, loaderTypeId: 5001, choices: 25 }

const isRush = ({ now }: World, { plan }: HallLife, day: Date) =>
  plan.id === rush.hallId && day.getTime() === later(startOfTehranDay(now), -rush.daysAgo * dayMs).getTime()

const declareRush = (world: World, hall: HallLife, announcedAt: Date): Load[] =>
  Array.from({ length: rush.loads }, () => {
    const { loaderTypeId } = rush
    return declareLoad(world, hallDeclaration(world, hall, { truckCount: 1, announcedAt, loaderTypeId }))
  })

type Wanted = { truckCount: number; announcedAt: Date; loaderTypeId?: number }

/** A likely cargo of a hall; of a given loader type, when one is named. */
export function hallDeclaration(world: World, hall: HallLife, wanted: Wanted): Declaration {
  const { random } = world
  const { plan, destinations } = hall
  const { loaderTypeId, ...when } = wanted
  const freights = (freightOfHall[plan.id] ?? []).filter(
    ({ loaderTypeIds }) => loaderTypeId === undefined || loaderTypeIds.includes(loaderTypeId),
  )
  return {
    companyId: random.pickWeighted(plan.companyShares, ([, share]) => share)[0],
    hallId: plan.id,
    isHall: true,
    rangeKm: plan.reservationRangeKm,
    origin: plan.origin,
    from: { latitude: plan.latitude, longitude: plan.longitude },
    place: random.pickWeighted(destinations, ({ pull }) => pull),
    freight: random.pickWeighted(freights, ({ share }) => share),
    feesRial: { company: plan.companyFeeRial, driver: plan.driverFeeRial },
    ...when,
  }
}

/** Drivers hear of loads: for nearly each truck that nobody in the queue fits, one comes, and some come besides. */
function welcomeDrivers(world: World, hall: HallLife, offered: readonly Load[], from: Date, to: Date): void {
  const { random } = world
  const waiting = [...hall.queue]
  const wanted: (readonly number[])[] = []
  for (const { row, loaderTypeIds } of offered)
    for (let truck = 0; truck < row.remaining; truck += 1) {
      const fitting = waiting.findIndex(({ man }) => loaderTypeIds.includes(man.loaderTypeId))
      if (fitting >= 0) waiting.splice(fitting, 1)
      else if (random.chance(0.96)) wanted.push(loaderTypeIds)
    }
  if (hall.queue.length < mostWaiting)
    for (let extra = random.count(0.25 * (wanted.length + 1)); extra > 0; extra -= 1)
      wanted.push(random.pick(offered).loaderTypeIds)
  const arrivals = wanted.map((loaderTypeIds) => ({ loaderTypeIds, at: momentBetween(world, from, to) }))
  arrivals.sort((a, b) => a.at.getTime() - b.at.getTime())
  for (const { loaderTypeIds, at } of arrivals) {
    const man = findIdleMan(world, at, loaderTypeIds)
    if (man) takeTurn(world, hall, man, at)
  }
}

function endOverdueLoads(world: World, hall: HallLife, now: Date): void {
  hall.loads = hall.loads.filter(({ row }) => row.remaining > 0)
  for (const load of hall.loads) {
    const over = later(new Date(load.row.announcedAt), loadLifeMs)
    // no load ends while a round is open over it
    const at = latest(over, later(hall.quietSince, minuteMs))
    if (over <= now) finishLoad(world, load, { kind: 'expired', at, reason: expiredReason, byUser: null })
  }
  hall.loads = hall.loads.filter(({ row }) => row.status === cargoStatus.sending)
}

const byCompany = 'پایان به خواست شرکت'

/** Ends what the year leaves behind, so that only what is announced afterwards is on offer now. */
function closeYear(world: World): void {
  const { halls, loads, now } = world
  for (const hall of halls) {
    putTrucksBack(world, hall, now)
    giveTurnsBack(world, hall, now)
    endOverdueLoads(world, hall, now)
    for (const load of hall.loads)
      if (load.row.remaining > 0) endLeftover(world, load, later(hall.quietSince, minuteMs))
    expireTurns(world, hall, now)
    hall.loads = []
  }
  for (const load of loads) {
    if (load.row.status === cargoStatus.sending && load.row.remaining > 0)
      endLeftover(world, load, later(now, -hourMs))
    finishIfDone(world, load)
  }
}

function endLeftover(world: World, load: Load, at: Date): void {
  const { companyId, productOwnerId } = load.row
  const byUser = productOwnerId ? world.staff.productOwner : (world.staff.ofCompany.get(companyId) ?? null)
  const over = later(new Date(load.row.announcedAt), loadLifeMs)
  if (over <= world.now)
    finishLoad(world, load, { kind: 'expired', at: over, reason: expiredReason, byUser: null })
  else finishLoad(world, load, { kind: 'finished', at: earliest(at, world.now), reason: byCompany, byUser })
}
