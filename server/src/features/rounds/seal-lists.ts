import { listRefusals } from '@bargah/contract/features/rounds/rounds.text.ts'
import type { Tx } from '../../kernel/database.ts'
import { refuse } from '../../kernel/errors.ts'
import { appendHallLog, type Promised, promisedOf, type Told } from '../log/log.api.ts'
import { makeSalt, sealOfList } from '../log/commitments.rules.ts'
import { listOpenLists, putSealedLists } from './sealed-lists.store.ts'
import { tellSealed } from './tell-opening.ts'

type Changed = { roundId: number; turnIds: readonly number[]; byStaff: boolean }
type Sealed = { told: Told; salt: string }

/**
 * Seals the lists of turns as they stand now in an open round, each whole with a salt of its own; the caller holds the hall
 * and has changed them. Out: what the hall's log is to tell of each, and its salt, by turn number.
 */
export async function sealLists(tx: Tx, { roundId, turnIds, byStaff }: Changed): Promise<Sealed[]> {
  if (turnIds.length === 0) return []
  const open = await listOpenLists(tx, roundId, turnIds)
  const lists = open.map(({ changes, ...list }) => ({ ...list, change: changes + 1, salt: makeSalt() }))
  await putSealedLists(tx, roundId, lists)
  return lists.map(({ turnNumber, change, salt, cargoIds }) => {
    const seal = sealOfList({ salt, roundId, turnNumber, cargoIds })
    return { salt, told: tellSealed({ roundId, turnNumber, change, byStaff, seal }) }
  })
}

type ListOf = { turnId: number; hallId: number; roundId: number }

/**
 * Seals a list that was changed in the hall's log, last in the transaction; it counts when the time under the log's lock is
 * before the round closes. Out: what the log promises.
 */
export async function sealList(
  tx: Tx,
  { turnId, hallId, roundId }: ListOf,
  { byStaff, closesAt }: { byStaff: boolean; closesAt: Date },
): Promise<Promised> {
  const [sealed] = await sealLists(tx, { roundId, turnIds: [turnId], byStaff })
  if (!sealed) throw new Error(`turn ${turnId} has no list`)
  const appended = await appendHallLog(tx, hallId, [sealed.told])
  refuse(appended.at >= closesAt ? 'round_closed' : null, listRefusals)
  return promisedOf(hallId, appended, sealed.salt)
}
