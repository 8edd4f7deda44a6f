import type { PriorityReason } from '@bargah/contract/features/rounds/rounds.states.ts'
import type { Tx } from '../../kernel/database.ts'
import type { Told } from '../log/log.api.ts'
import { listWaiting, setEnded } from './rounds.store.ts'
import { sealLists } from './seal-lists.ts'

type Input = { turnId: number; reason: PriorityReason; byStaff: boolean; at: Date }

/**
 * Ends all waiting choices of a turn for one reason, but for those of a round whose lists are opened already: of these its
 * split decides. The caller holds the hall's lock. Out: what the log of the turn's hall is to tell.
 */
export async function endChoicesOfTurn(tx: Tx, { turnId, reason, byStaff, at }: Input): Promise<Told[]> {
  const waiting = (await listWaiting(tx, turnId)).filter(({ sealedAt }) => sealedAt === null)
  const [first] = waiting
  if (!first) return []
  await setEnded(
    tx,
    waiting.map(({ id }) => ({ id, reason, winningTurnNumber: null })),
    at,
  )
  const sealed = await sealLists(tx, { roundId: first.roundId, turnIds: [turnId], byStaff })
  return sealed.map(({ told }) => told)
}
