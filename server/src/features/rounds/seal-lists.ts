import { listRefusals } from '@bargah/contract/features/rounds/rounds.text.ts'
import type { Tx } from '../../kernel/database.ts'
import { refuse } from '../../kernel/errors.ts'
import { type EntryToTell, lockHallLog, type Promised, promisedOf, tellHallLog } from '../log/log.api.ts'
import { makeSalt, sealOfList } from '../log/commitments.rules.ts'
import { isClosed } from './rounds.rules.ts'
import { findOpenList, listOpenLists, type OpenList, putSealedLists } from './sealed-lists.store.ts'
import { tellSealed } from './tell-opening.rules.ts'

type Changed = { roundId: number; turnIds: readonly number[]; byStaff: boolean }
type Sealed = { told: EntryToTell; salt: string }

/**
 * Seals the lists of turns as they stand now, each whole with a salt of its own; the caller holds the hall. Out: what the
 * hall's log is to tell of each, and its salt, by turn number. What changes lists seals them by `sealChanged`.
 */
export async function sealLists(tx: Tx, changed: Changed): Promise<Sealed[]> {
  if (changed.turnIds.length === 0) return []
  const open = await listOpenLists(tx, changed.roundId, changed.turnIds)
  const lists = open.map(nextOf)
  await putSealedLists(tx, changed.roundId, lists)
  return lists.map((list) => sealOf(list, changed))
}

const nextOf = ({ changes, ...list }: OpenList) => ({ ...list, change: changes + 1, salt: makeSalt() })

type Sealing = Pick<Changed, 'roundId' | 'byStaff'>
function sealOf(
  { turnNumber, change, salt, cargoIds }: ReturnType<typeof nextOf>,
  { roundId, byStaff }: Sealing,
) {
  const seal = sealOfList({ salt, roundId, turnNumber, cargoIds })
  return { salt, told: tellSealed({ roundId, turnNumber, change, byStaff, seal }) }
}

/**
 * Seals lists that have changed, at the moment of their entry in the log, under its lock. Throws when the round has ended by
 * then: whoever changes a list asks `isClosed` of that moment first.
 */
async function sealChanged(tx: Tx, { closesAt, at, ...changed }: Changed & { closesAt: Date; at: Date }) {
  if (isClosed({ closesAt }, at)) throw new Error(`round ${changed.roundId} has ended: its lists stand`)
  return sealLists(tx, changed)
}

type Ending = { roundId: number; closesAt: Date; byStaff: boolean; at: Date }

/**
 * Takes choices off lists because a turn or a load ends, by `end`, which gives the turns whose lists changed and writes only
 * what the caller holds. `at` is the moment of the entry, under the log's lock: of a round that has ended by then no list
 * changes, and its split ends the choices. Out: what the hall's log is to tell.
 */
export async function endChoices(
  tx: Tx,
  { at, ...round }: Ending,
  end: () => Promise<readonly number[]>,
): Promise<EntryToTell[]> {
  if (isClosed(round, at)) return []
  const sealed = await sealChanged(tx, { ...round, at, turnIds: await end() })
  return sealed.map(({ told }) => told)
}

type ListOf = { turnId: number; hallId: number; roundId: number; closesAt: Date; byStaff: boolean }

/**
 * Seals a list that its driver or staff changed in the hall's log, last in the transaction; refused when the round has ended by the time
 * under the log's lock. Out: what the log promises.
 */
export async function sealList(tx: Tx, { turnId, hallId, ...round }: ListOf): Promise<Promised> {
  const [end, open] = await Promise.all([lockHallLog(tx, hallId), findOpenList(tx, round.roundId, turnId)])
  refuse(isClosed(round, end.at) ? 'round_closed' : null, listRefusals)
  if (!open) throw new Error(`turn ${turnId} has no list`)
  const list = nextOf(open)
  const { told, salt } = sealOf(list, round)
  const [appended] = await Promise.all([
    tellHallLog(tx, end, [told]),
    putSealedLists(tx, round.roundId, [list]),
  ])
  return promisedOf(hallId, appended, salt)
}
