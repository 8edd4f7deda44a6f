import type { PriorityReason } from '@bargah/contract/features/rounds/rounds.states.ts'
import type { Tx } from '../../kernel/database.ts'
import type { EntryToTell } from '../log/log.api.ts'
import { listWaiting, setEnded } from './rounds.store.ts'
import { endChoices } from './seal-lists.ts'

type Input = { turnId: number; reason: PriorityReason; byStaff: boolean; at: Date }

/**
 * Ends all waiting choices of a turn for one reason, but for those of a round that has ended by `at`, the time under the log's
 * lock: of these its split decides. The caller holds the hall's lock and the turn. Out: what the log of the turn's hall is to tell.
 */
export async function endChoicesOfTurn(
  tx: Tx,
  { turnId, reason, byStaff, at }: Input,
): Promise<EntryToTell[]> {
  const waiting = await listWaiting(tx, turnId)
  const [first] = waiting
  if (!first) return []
  return endChoices(tx, { ...first, byStaff, at }, async () => {
    const ended = waiting.map(({ id }) => ({ id, reason, winningTurnNumber: null }))
    await setEnded(tx, ended, at)
    return [turnId]
  })
}
