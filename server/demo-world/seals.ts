import { statusOfReason, type PriorityReason } from '@bargah/contract/features/rounds/rounds.states.ts'
import { sealOfList } from '../src/features/log/commitments.rules.ts'
import { tellSealed } from '../src/features/rounds/tell-opening.rules.ts'
import { type Choice, type List, type Round, saltOf, type Turn, type World } from './world.ts'

/** A list before its first seal. */
export function emptyList({ rows }: World, { row }: Round, turn: Turn): List {
  const sealed = { roundId: row.id, turnId: turn.row.id, change: 0, salt: '', cargoIds: [] as number[] }
  rows.sealedLists.push(sealed)
  return { turn, choices: [], sealed }
}

/** Tells the log that a list is sealed as it stands now. */
export function sealList(
  world: World,
  { row: { id: roundId, hallId } }: Round,
  { turn, choices, sealed }: List,
  { at, byStaff }: { at: Date; byStaff: boolean },
): void {
  const cargoIds = choices.map(({ load }) => load.row.id)
  Object.assign(sealed, { change: sealed.change + 1, salt: saltOf(world), cargoIds })
  const { change, salt } = sealed
  world.rows.listSalts.push({ roundId, turnId: turn.row.id, change, salt })
  const turnNumber = turn.row.number
  const seal = sealOfList({ roundId, turnNumber, salt, cargoIds })
  const told = tellSealed({ roundId, turnNumber, change, byStaff, seal })
  world.told.push({ hallId, at, told: [told] })
}

type Ending = { reason: PriorityReason; at: Date; byStaff: boolean }

/** Ends a choice that waits; the ones after it move up, and what is left is sealed. */
export function endChoice(
  world: World,
  round: Round,
  list: List,
  { choice, reason, at, byStaff }: Ending & { choice: Choice },
): void {
  const status = statusOfReason[reason]
  Object.assign(choice.row, { status, reason, winningTurnNumber: null, endedAt: at })
  list.choices = list.choices.filter((one) => one !== choice)
  for (const [index, one] of list.choices.entries()) {
    one.rank = index + 1
    one.row.rank = one.rank
  }
  sealList(world, round, list, { at, byStaff })
}
