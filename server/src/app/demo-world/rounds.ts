import { statusOfReason, priorityStatus } from '@bargah/contract/features/rounds/rounds.states.ts'
import { greatCircleKm } from '@bargah/contract/kernel/geo.ts'
import { computeMovedExpiry } from '../../features/rounds/rounds.rules.ts'
import { computeSplit, type SplitInput, type SplitVerdict } from '../../features/rounds/split.rules.ts'
import { issuePermit } from './permits.ts'
import { leaveQueue } from './queue.ts'
import { type HallLife, type Load, later, minuteMs, nextId, type Turn, type World } from './world.ts'

type Choice = {
  row: World['rows']['priorities'][number] & { id: number }
  turn: Turn
  load: Load
  rank: number
}
type Round = { id: number; hall: HallLife; loads: readonly Load[]; settledAt: Date; byUser: number | null }

const mostChoices = 4
const settleLagMs = 700

const fits = (turn: Turn, load: Load) => load.loaderTypeIds.includes(turn.man.loaderTypeId)

/** One round: it opens over all that the hall offers, drivers list what fits, and the split gives. */
export function runRound(world: World, hall: HallLife, loads: readonly Load[], opensAt: Date): void {
  const closesAt = later(opensAt, hall.plan.reservationLimitMinutes * minuteMs)
  const round = openRound(world, { hall, loads, opensAt, closesAt, settledAt: later(closesAt, settleLagMs) })
  tellOpening(world, round, opensAt, closesAt)
  const choices = hall.queue
    .filter(({ row }) => row.takenAt < opensAt && (!row.expiresAt || new Date(row.expiresAt) > closesAt))
    .flatMap((turn) => listChoices(world, round, turn, opensAt, closesAt))
  for (const { row, turn, rank } of choices) {
    const facts = { turnNumber: turn.row.number, cargoId: row.cargoId, rank, byStaff: false }
    const at = new Date(row.filedAt)
    world.told.push({ hallId: hall.plan.id, at, kind: 'choice_added', roundId: round.id, facts })
  }
  settle(world, round, choices)
}

/** A hall without a waiting time: each choice is a round of its own, settled as it comes. */
export function chooseAtOnce(world: World, hall: HallLife, load: Load, from: Date): Date {
  let at = from
  while (load.row.remaining > 0) {
    const fitting = hall.queue.filter((turn) => turn.row.takenAt < at && fits(turn, load))
    if (fitting.length === 0) break
    const turn = world.random.pick(fitting)
    at = later(at, world.random.int(20_000, 25 * minuteMs))
    if (at > world.now) break
    const times = { opensAt: at, closesAt: at, settledAt: at }
    const round = { ...openRound(world, { hall, loads: [load], ...times }), byUser: turn.man.userId }
    settle(world, round, [addChoice(world, round, { turn, load, rank: 1, filedAt: at })])
  }
  return at
}

type Opening = { hall: HallLife; loads: readonly Load[]; opensAt: Date; closesAt: Date; settledAt: Date }

function openRound({ rows }: World, { hall, loads, opensAt, closesAt, settledAt }: Opening): Round {
  const id = nextId(rows.rounds)
  rows.rounds.push({ id, hallId: hall.plan.id, opensAt, closesAt, settledAt })
  for (const { row } of loads)
    rows.roundCargos.push({ roundId: id, cargoId: row.id, remainingAtOpening: row.remaining })
  return { id, hall, loads, settledAt, byUser: null }
}

function tellOpening({ told }: World, { id, hall, loads }: Round, opensAt: Date, closesAt: Date): void {
  const facts = {
    roundId: id,
    opensAt: opensAt.getTime(),
    closesAt: closesAt.getTime(),
    cargos: loads.map(({ row }) => ({ cargoId: row.id, remaining: row.remaining })),
  }
  told.push({ hallId: hall.plan.id, at: opensAt, kind: 'round_opened', roundId: id, facts })
}

/** A driver's list: what fits his truck, the best paid for its time first. */
function listChoices(world: World, round: Round, turn: Turn, opensAt: Date, closesAt: Date): Choice[] {
  const { random } = world
  const worth = ({ row }: Load) => (row.rentToman / (row.durationHours + 4)) * random.between(0.8, 1.2)
  const wanted = round.loads
    .filter((load) => fits(turn, load))
    .map((load) => ({ load, worth: worth(load) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, mostChoices)
  const openMs = closesAt.getTime() - opensAt.getTime()
  let filedAt = later(opensAt, openMs * random.between(0.05, 0.6))
  return wanted.map(({ load }, index) => {
    filedAt = later(filedAt, openMs * random.between(0.01, 0.08))
    return addChoice(world, round, { turn, load, rank: index + 1, filedAt })
  })
}

type Filed = { turn: Turn; load: Load; rank: number; filedAt: Date }

function addChoice({ rows, random }: World, round: Round, { turn, load, rank, filedAt }: Filed): Choice {
  const { latitude, longitude } = round.hall.plan
  const here = {
    latitude: Number((latitude + random.between(-0.05, 0.05)).toFixed(5)),
    longitude: Number((longitude + random.between(-0.05, 0.05)).toFixed(5)),
  }
  const origin = { latitude: load.row.originLatitude, longitude: load.row.originLongitude }
  const row = {
    id: nextId(rows.priorities),
    roundId: round.id,
    turnId: turn.row.id,
    cargoId: load.row.id,
    rank,
    status: priorityStatus.waiting,
    filedBy: turn.man.userId,
    filedAt,
    ...here,
    distanceToOriginKm: Math.round(greatCircleKm(here, origin)),
  }
  rows.priorities.push(row)
  return { row, turn, load, rank }
}

/** Asks the product's own rule who gets what, and writes what follows. */
function settle(world: World, round: Round, choices: readonly Choice[]): void {
  const input = splitInput(round, choices)
  const verdicts = computeSplit(input)
  const choiceOf = new Map(choices.map((choice) => [choice.row.id, choice]))
  tellSplit(world, round, { input, verdicts, choiceOf })
  for (const verdict of verdicts)
    endChoice(choiceOf.get(verdict.priorityId) as Choice, verdict, round.settledAt)
  for (const { priorityId, outcome } of verdicts)
    if (outcome === 'granted') grant(world, round, choiceOf.get(priorityId) as Choice)
  moveExpiries(choices, round.settledAt)
  round.hall.quietSince = round.settledAt
}

function splitInput({ loads }: Round, choices: readonly Choice[]): SplitInput {
  const turns = [...new Set(choices.map((choice) => choice.turn))]
  return {
    choices: choices.map(({ row, turn, load, rank }) => ({
      priorityId: row.id,
      turnId: turn.row.id,
      cargoId: load.row.id,
      rank,
      disqualified: null,
    })),
    turns: turns.map(({ row, man }) => ({
      turnId: row.id,
      number: row.number,
      driverId: man.driverId,
      freighterId: man.freighterId,
      disqualified: null,
    })),
    cargos: loads.map(({ row }) => ({ cargoId: row.id, remaining: row.remaining, withdrawn: null })),
  }
}

type Split = { input: SplitInput; verdicts: SplitVerdict[]; choiceOf: ReadonlyMap<number, Choice> }

function tellSplit({ told }: World, round: Round, { input, verdicts, choiceOf }: Split): void {
  const facts = {
    roundId: round.id,
    cargos: input.cargos,
    turns: input.turns.map(({ number, disqualified }) => ({ number, disqualified })),
    choices: [...choiceOf.values()].map(({ turn, row, rank }) => ({
      turn: turn.row.number,
      cargoId: row.cargoId,
      rank,
      disqualified: null,
    })),
    verdicts: verdicts.map(({ priorityId, reason, winningTurnNumber }) => {
      const { turn, row } = choiceOf.get(priorityId) as Choice
      return { turn: turn.row.number, cargoId: row.cargoId, reason, winner: winningTurnNumber }
    }),
    ...(round.byUser !== null && { byStaff: false }),
  }
  told.push({
    hallId: round.hall.plan.id,
    at: round.settledAt,
    kind: 'round_split',
    roundId: round.id,
    facts,
  })
}

function endChoice({ row }: Choice, { reason, winningTurnNumber }: SplitVerdict, endedAt: Date): void {
  Object.assign(row, { status: statusOfReason[reason], reason, winningTurnNumber, endedAt })
}

function grant(world: World, round: Round, { row, turn, load }: Choice): void {
  const { settledAt: at, byUser, id: roundId, hall } = round
  leaveQueue(hall, turn, 'used', at)
  const permit = issuePermit(world, { load, man: turn.man, turn, roundId, priorityId: row.id, at, byUser })
  const facts = { permitId: permit.id, cargoId: row.cargoId, turnNumber: turn.row.number }
  world.told.push({ hallId: hall.plan.id, at, kind: 'permit_issued', roundId, facts, permit })
}

/** The turns that go on lose no time by having waited for the split. */
function moveExpiries(choices: readonly Choice[], settledAt: Date): void {
  for (const { row, turn, rank } of choices) {
    if (rank !== 1 || turn.row.status !== 'live' || !turn.row.expiresAt) continue
    turn.row.expiresAt = computeMovedExpiry(new Date(turn.row.expiresAt), new Date(row.filedAt), settledAt)
  }
}
