import type { PriorityReason } from '@bargah/contract/features/rounds/rounds.states.ts'
import type { Tx } from '../../kernel/database.ts'
import { listWaiting, setEnded } from './rounds.store.ts'

type Input = { turnId: number; reason: PriorityReason; at: Date }

/** Ends all waiting choices of a turn for one reason. The caller holds the hall's lock. Out: how many there were. */
export async function endChoicesOfTurn(tx: Tx, { turnId, reason, at }: Input): Promise<number> {
  const waiting = await listWaiting(tx, turnId)
  await setEnded(
    tx,
    waiting.map(({ id }) => ({ id, reason, winningTurnNumber: null })),
    at,
  )
  return waiting.length
}
