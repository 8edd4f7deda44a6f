import { priorityStatus } from '@bargah/contract/features/rounds/rounds.states.ts'
import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import { greatCircleKm } from '@bargah/contract/kernel/geo.ts'
import { tellRoundOpened } from '../src/features/rounds/tell-opening.rules.ts'
import { actorFor } from './halls.ts'
import { endWhileOpened, refuseLate, takeMoneyOutOf, upsetRound } from './mishaps.ts'
import { putTrucksBack } from './permits.ts'
import { emptyList, sealList } from './seals.ts'
import { openedAt, openLists, settle, settleAtOnce } from './splits.ts'
import {
  type Choice,
  type HallLife,
  type List,
  type Load,
  later,
  nextId,
  type Round,
  type Turn,
  type World,
} from './world.ts'

const usualChoices = 4
/** Of the time that a round is open, what all choices of a list take at most, one after another. */
const filingShare = 0.32

const fits = (turn: Turn, load: Load) => load.loaderTypeIds.includes(turn.man.loaderTypeId)
const lastsUntil = ({ row }: Turn, at: Date) => !row.expiresAt || new Date(row.expiresAt) > at

type Opening = { opensAt: Date; mostChoices?: number }

/** One round: it opens over all that the hall offers, drivers list what fits, and the split gives. */
export function runRound(
  world: World,
  hall: HallLife,
  loads: readonly Load[],
  { opensAt, mostChoices }: Opening,
): void {
  const round = openRound(world, hall, loads, opensAt)
  const { closesAt } = round.row
  const turns = hall.queue.filter((turn) => turn.row.takenAt < opensAt && lastsUntil(turn, closesAt))
  const lists = turns.flatMap((turn) => fileList(world, round, { turn, until: closesAt, mostChoices }) ?? [])
  const filed = lists.flatMap(({ choices }) => choices)
  upsetRound(world, round, lists)
  const poor = takeMoneyOutOf(world, round, lists)
  openLists(world, round, lists, filed)
  endWhileOpened(world, round, lists, later(openedAt(round), 200))
  settle(
    world,
    round,
    lists.flatMap(({ choices }) => choices),
    poor,
  )
}

/** A hall without a waiting time: each choice is a round of its own, settled as it comes. */
export function chooseAtOnce(world: World, hall: HallLife, load: Load, from: Date): Date {
  let at = from
  while (load.row.remaining > 0) {
    const fitting = hall.queue.filter(
      (turn) => turn.row.takenAt < at && lastsUntil(turn, at) && fits(turn, load),
    )
    if (fitting.length === 0) break
    const turn = world.random.pick(fitting)
    at = later(at, world.random.int(20_000, 25 * minuteMs))
    if (at > world.now || !lastsUntil(turn, at)) break
    putTrucksBack(world, hall, at)
    const round = addRound(world, hall, [load], { opensAt: at, closesAt: at })
    settleAtOnce(world, round, addChoice(world, round, { turn, load, rank: 1, filedAt: at }))
  }
  const late = hall.queue.filter((turn) => turn.row.takenAt < at && lastsUntil(turn, later(at, minuteMs)))
  refuseLate(
    world,
    hall,
    load,
    late.filter((turn) => fits(turn, load)),
    at,
  )
  return at
}

export function openRound(world: World, hall: HallLife, loads: readonly Load[], opensAt: Date): Round {
  const closesAt = later(opensAt, hall.plan.reservationLimitMinutes * minuteMs)
  const round = addRound(world, hall, loads, { opensAt, closesAt })
  const cargos = loads.map(({ row }) => row)
  const told = tellRoundOpened({ roundId: round.row.id, opensAt, closesAt, cargos })
  world.told.push({ hallId: hall.plan.id, at: opensAt, told })
  return round
}

type Times = { opensAt: Date; closesAt: Date }

function addRound({ rows }: World, hall: HallLife, loads: readonly Load[], times: Times): Round {
  const row = { id: nextId(rows.rounds), hallId: hall.plan.id, ...times }
  rows.rounds.push(row)
  for (const load of loads)
    rows.roundCargos.push({
      roundId: row.id,
      cargoId: load.row.id,
      remainingAtOpening: load.row.remaining,
    })
  return { row, hall, loads }
}

type Filing = { turn: Turn; until: Date; mostChoices?: number | undefined }

/** A driver's list: what fits his truck, the best paid for its time first; null when nothing does. Each choice seals it anew. */
export function fileList(
  world: World,
  round: Round,
  { turn, until, mostChoices = usualChoices }: Filing,
): List | null {
  const { random } = world
  const { opensAt } = round.row
  const worth = ({ row }: Load) => (row.rentToman / (row.durationHours + 4)) * random.between(0.8, 1.2)
  const wanted = round.loads
    .filter((load) => fits(turn, load))
    .map((load) => ({ load, worth: worth(load) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, mostChoices)
  if (wanted.length === 0) return null
  const openMs = until.getTime() - opensAt.getTime()
  let filedAt = later(opensAt, openMs * random.between(0.05, 0.6))
  const list = emptyList(world, round, turn)
  const byStaff = actorFor(world, round.row.hallId, turn.man) !== turn.man.userId
  const most = filingShare / Math.max(usualChoices, wanted.length)
  for (const [index, { load }] of wanted.entries()) {
    filedAt = later(filedAt, openMs * random.between(most / 8, most))
    list.choices.push(addChoice(world, round, { turn, load, rank: index + 1, filedAt }))
    sealList(world, round, list, { at: filedAt, byStaff })
  }
  return list
}

type Filed = { turn: Turn; load: Load; rank: number; filedAt: Date }

function addChoice(world: World, round: Round, { turn, load, rank, filedAt }: Filed): Choice {
  const { rows, random } = world
  const { latitude, longitude } = round.hall.plan
  const here = {
    latitude: Number((latitude + random.between(-0.05, 0.05)).toFixed(5)),
    longitude: Number((longitude + random.between(-0.05, 0.05)).toFixed(5)),
  }
  const row = {
    id: nextId(rows.priorities),
    roundId: round.row.id,
    turnId: turn.row.id,
    cargoId: load.row.id,
    rank,
    status: priorityStatus.waiting,
    filedBy: actorFor(world, round.row.hallId, turn.man),
    filedAt,
    ...here,
    awayKm: Math.round(greatCircleKm(here, { latitude, longitude })),
  }
  rows.priorities.push(row)
  return { row, turn, load, rank }
}
