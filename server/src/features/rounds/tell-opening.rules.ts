import type { EntryToTell } from '../log/hall-log.rules.ts'
import { toldInParts } from '../log/parts.rules.ts'

type Opened = {
  roundId: number
  opensAt: Date
  closesAt: Date
  cargos: readonly { id: number; remaining: number }[]
}

/** That a round opened, and over which trucks. */
export const tellRoundOpened = ({ roundId, opensAt, closesAt, cargos }: Opened): EntryToTell[] =>
  toldInParts({
    kind: 'round_opened',
    roundId,
    facts: { opensAt: opensAt.getTime(), closesAt: closesAt.getTime() },
    lists: { cargos: cargos.map(({ id, remaining }) => ({ cargo: id, left: remaining })) },
  })

type Sealed = { roundId: number; turnNumber: number; change: number; byStaff: boolean; seal: string }

/** That a turn's list was changed, and what seals it until it is opened. */
export const tellSealed = ({ roundId, turnNumber, change, byStaff, seal }: Sealed): EntryToTell => ({
  kind: 'list_sealed',
  roundId,
  facts: { round: roundId, turn: turnNumber, change, byStaff, seal },
})

type List = { turn: number; salt: string; cargos: readonly number[] }

/** All lists of a round that has closed, by turn number. */
export const tellListsOpened = (roundId: number, lists: readonly List[]): EntryToTell[] =>
  toldInParts({ kind: 'lists_opened', roundId, lists: { lists } })

export type RefusedToTell = { round: number | null; turn: number; cargo: number; reason: string }

/** What a log tells of a choice that was refused before lists were opened, in its round or while none was open. */
export const tellKeptRefusal = ({ round, ...facts }: RefusedToTell): EntryToTell => ({
  kind: 'choice_refused',
  ...(round !== null && { roundId: round }),
  facts: { round, ...facts },
})
