import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { minuteMs, hourMs, dayMs } from '@bargah/contract/kernel/durations.ts'
import { freightOfHall, freightOfOwner } from './freight.ts'
import { hallDeclaration } from './history.ts'
import { type Declaration, declareLoad } from './loads.ts'
import { ownerDeclaration } from './owner-loads.ts'
import { demoLoaderTypes } from './people.ts'
import { findIdleMan, takeTurn } from './queue.ts'
import { homewardDeclaration } from './backhaul.ts'
import { earliest, type HallLife, later, latest, momentBetween, type World } from './world.ts'

const mostExtraLoads = 4
const freeLoadsOfCompanies = 10
/** So many of them found nobody for days, by the company whose account is the demo's. */
const lingering = { loads: 2, companyId: 1, fromDays: 3.5, toDays: 2.1 }
const freeLoadsOfOwner = 10
const awaitingReview = 2
const busyHalls = 3
const waitingInBusyHall = 8
const rangedEvery = 4
const freeRangeKm = 45

/** What lies open now: loads on the boards of all halls, free loads, two cargos awaiting review, and short queues. */
export function addPresent(world: World): void {
  const { halls, now } = world
  const declarations = [
    ...halls.flatMap((hall) => hallLoads(world, hall)),
    ...companyFreeLoads(world),
    ...ownerLoads(world),
  ]
  declarations.sort((a, b) => a.announcedAt.getTime() - b.announcedAt.getTime())
  for (const declaration of declarations) declareLoad(world, declaration)
  for (const hall of halls.slice(0, busyHalls)) fillQueue(world, hall, later(now, -4 * minuteMs))
}

/** Loads announced since the hall's last round: at least one for each loader type of the demo trucks. */
function hallLoads(world: World, hall: HallLife): Declaration[] {
  const { random, now } = world
  const to = later(now, -2 * minuteMs)
  const from = earliest(to, latest(later(hall.quietSince, 10 * minuteMs), later(now, -1.5 * dayMs)))
  const own = [
    ...new Set((freightOfHall[hall.plan.id] ?? []).map(({ loaderTypeIds }) => loaderTypeIds[0] as number)),
  ]
  const extra = Array.from({ length: random.int(0, mostExtraLoads) }, () => random.pick(own))
  return [...demoLoaderTypes, ...extra].map((loaderTypeId) => {
    const announcedAt = momentBetween(world, from, to)
    return hallDeclaration(world, hall, { truckCount: random.int(1, 5), announcedAt, loaderTypeId })
  })
}

const recently = (world: World) =>
  momentBetween(world, later(world.now, -1.5 * dayMs), later(world.now, -5 * minuteMs))

const daysAgo = (world: World) =>
  momentBetween(
    world,
    later(world.now, -lingering.fromDays * dayMs),
    later(world.now, -lingering.toDays * dayMs),
  )

function companyFreeLoads(world: World): Declaration[] {
  const halls = world.halls.filter(({ plan }) => plan.isFreeCargo)
  return Array.from({ length: freeLoadsOfCompanies }, (_, index) => {
    const hall = halls[index % halls.length] as HallLife
    const loaderTypeId = demoLoaderTypes[index % demoLoaderTypes.length] as number
    const isOld = index < lingering.loads
    const announcedAt = isOld ? daysAgo(world) : recently(world)
    const when = { truckCount: world.random.int(1, 3), announcedAt, loaderTypeId }
    const rangeKm = index % rangedEvery === rangedEvery - 1 ? freeRangeKm : 0
    const declaration = { ...hallDeclaration(world, hall, when), isHall: false, rangeKm }
    return isOld ? { ...declaration, companyId: lingering.companyId } : declaration
  })
}

function ownerLoads(world: World): Declaration[] {
  return Array.from({ length: freeLoadsOfOwner + awaitingReview }, (_, index) => {
    const freight = freightOfOwner[index % freightOfOwner.length]
    const status = index < freeLoadsOfOwner ? cargoStatus.sending : cargoStatus.awaitingReview
    const wanted = {
      truckCount: world.random.int(1, 3),
      announcedAt: recently(world),
      freight,
      status,
    } as const
    return index === 0 ? homewardDeclaration(world, wanted) : ownerDeclaration(world, wanted)
  })
}

/** Drivers who wait in the hall now; none of them is a demo driver. */
function fillQueue(world: World, hall: HallLife, to: Date): void {
  const lastTaken = latest(...world.rows.turns.filter(({ hallId }) => hallId === hall.plan.id).map(takenAt))
  const from = latest(later(lastTaken, minuteMs), later(world.now, -8 * hourMs))
  const lacking = Math.max(0, waitingInBusyHall - hall.queue.length)
  const times = Array.from({ length: lacking }, () => momentBetween(world, from, to))
  times.sort((a, b) => a.getTime() - b.getTime())
  for (const at of times) {
    const man = findIdleMan(world, at, demoLoaderTypes)
    if (man) takeTurn(world, hall, man, at)
  }
}

const takenAt = (turn: World['rows']['turns'][number]) => new Date(turn.takenAt)
