import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { priorityStatus, statusOfReason } from '@bargah/contract/features/rounds/rounds.states.ts'
import type { EntryToTell } from '../src/features/log/log.api.ts'
import { computeMovedExpiry } from '../src/features/rounds/rounds.rules.ts'
import {
  computeSplit,
  type DisqualifiedReason,
  type SplitVerdict,
} from '../src/features/rounds/split.rules.ts'
import { tellListsOpened } from '../src/features/rounds/tell-opening.rules.ts'
import {
  type Issued,
  type SplitFacts,
  tellIssued,
  tellSettled,
  tellSplit,
} from '../src/features/rounds/tell-split.rules.ts'
import { issuePermit, putTrucksBack } from './permits.ts'
import { leaveQueue } from './queue.ts'
import { type Choice, type List, later, type Round, type Turn, type World } from './world.ts'

const openLagMs = 300
const settleLagMs = 700

export const openedAt = ({ row }: Round): Date => later(row.closesAt, openLagMs)

/** The lists of a round that has closed are opened in its hall's log; of what had been filed and ended before it tells how. */
export function openLists(
  { told }: World,
  round: Round,
  lists: readonly List[],
  filed: readonly Choice[],
): void {
  const { row } = round
  const opened = lists.map(({ turn, sealed, choices }) => ({
    turn: turn.row.number,
    salt: sealed.salt,
    cargos: choices.map(({ load }) => load.row.id),
  }))
  const at = openedAt(round)
  row.sealedAt = at
  told.push({
    hallId: row.hallId,
    at,
    told: [
      ...tellListsOpened(
        row.id,
        opened.toSorted((a, b) => a.turn - b.turn),
      ),
      ...filed.flatMap((choice) => tellEnded(row.id, choice)),
    ],
    ended: ({ size }) => Object.assign(row, { sealedSize: size }),
  })
}

function tellEnded(roundId: number, { row, turn }: Choice): EntryToTell[] {
  if (row.status === priorityStatus.waiting) return []
  const facts = { round: roundId, turn: turn.row.number, cargo: row.cargoId, reason: row.reason }
  return [{ kind: 'choice_ended', roundId, facts }]
}

/** Asks the product's own rule who gets what, and writes what follows; who is `poor` can pay for nothing. */
export function settle(
  world: World,
  round: Round,
  waiting: readonly Choice[],
  poor: Turn | null = null,
): void {
  const at = later(round.row.closesAt, settleLagMs)
  putTrucksBack(world, round.hall, at)
  // as the product reads them: by turn number, then place
  const choices = waiting.toSorted((a, b) => a.turn.row.number - b.turn.row.number || a.rank - b.rank)
  const facts = factsOf(round, choices, poor)
  const verdicts = computeSplit(facts.input)
  give(world, { round, choices, verdicts, at, byUser: null }, (issued) => [
    ...tellSplit(round.row.id, facts, verdicts),
    ...tellIssued(round.row.id, { issued }, 'split'),
  ])
}

/** The same for the one choice of a round that is settled as it comes. */
export function settleAtOnce(world: World, round: Round, choice: Choice): void {
  const facts = factsOf(round, [choice])
  const verdicts = computeSplit(facts.input)
  const byUser = choice.row.filedBy
  const byStaff = byUser !== choice.turn.man.userId
  const by = { at: round.row.closesAt, byUser }
  give(world, { round, choices: [choice], verdicts, ...by }, (issued) => [
    tellSettled(round.row.id, facts, byStaff),
    ...tellIssued(round.row.id, { issued }, byStaff ? 'staff' : 'driver'),
  ])
}

/** Of how a turn has ended, what the split says; of one that waits nothing. */
const whyNot = ({ row }: Turn): DisqualifiedReason | null => {
  if (row.status === 'live') return null
  return row.status === 'cancelled' ? 'turn_cancelled_by_driver' : 'turn_ended_by_staff'
}

function factsOf({ loads }: Round, choices: readonly Choice[], poor: Turn | null = null): SplitFacts {
  const turns = [...new Set(choices.map((choice) => choice.turn))]
  return {
    input: {
      choices: choices.map(({ row, turn, load, rank }) => ({
        priorityId: row.id,
        turnId: turn.row.id,
        cargoId: load.row.id,
        rank,
        disqualified: turn === poor ? 'no_money' : null,
      })),
      turns: turns.map((turn) => ({
        turnId: turn.row.id,
        number: turn.row.number,
        driverId: turn.man.driverId,
        freighterId: turn.man.freighterId,
        disqualified: whyNot(turn),
      })),
      cargos: loads.map(({ row }) => ({
        cargoId: row.id,
        remaining: row.remaining,
        withdrawn: row.status === cargoStatus.finished ? 'cargo_ended' : null,
      })),
    },
    choices: choices.map(({ row, turn }) => ({
      priorityId: row.id,
      turnId: turn.row.id,
      cargoId: row.cargoId,
    })),
    turns: new Map(turns.map(({ row }) => [row.id, { number: row.number }])),
  }
}

type Split = {
  round: Round
  choices: readonly Choice[]
  verdicts: readonly SplitVerdict[]
  at: Date
  byUser: number | null
}
type Permit = World['rows']['permits'][number] & { id: number }

/** Ends the choices, gives the permits, and has the log told of both in one moment, whose end the permits carry. */
function give(world: World, split: Split, tell: (issued: readonly Issued[]) => EntryToTell[]): void {
  const { round, choices, verdicts, at } = split
  const choiceOf = new Map(choices.map((choice) => [choice.row.id, choice]))
  for (const { priorityId, reason, winningTurnNumber } of verdicts) {
    const { row } = choiceOf.get(priorityId) as Choice
    Object.assign(row, { status: statusOfReason[reason], reason, winningTurnNumber, endedAt: at })
  }
  const granted = verdicts.filter(({ outcome }) => outcome === 'granted')
  const permits = granted.map(({ priorityId }) => grant(world, split, choiceOf.get(priorityId) as Choice))
  const issued = permits.map(({ id, cargoId }, nr) => {
    const { turn } = choiceOf.get(granted[nr]?.priorityId ?? 0) as Choice
    return { permitId: id, cargoId, turn: turn.row.number }
  })
  world.told.push({
    hallId: round.row.hallId,
    at,
    told: tell(issued),
    ended: ({ root, size }) => {
      for (const permit of permits) Object.assign(permit, { logHead: root, logSize: size })
    },
  })
  moveExpiries(choices, at)
  round.row.settledAt = at
  round.hall.quietSince = at
}

function grant(world: World, { round, at, byUser }: Split, { row, turn, load }: Choice): Permit {
  leaveQueue(round.hall, turn, 'used', at)
  const of = { roundId: round.row.id, priorityId: row.id }
  return issuePermit(world, { load, man: turn.man, turn, ...of, at, byUser })
}

/** The turns that go on lose no time by having waited for the split. */
function moveExpiries(choices: readonly Choice[], settledAt: Date): void {
  for (const { row, turn, rank } of choices) {
    if (rank !== 1 || turn.row.status !== 'live' || !turn.row.expiresAt) continue
    turn.row.expiresAt = computeMovedExpiry(new Date(turn.row.expiresAt), new Date(row.filedAt), settledAt)
  }
}
