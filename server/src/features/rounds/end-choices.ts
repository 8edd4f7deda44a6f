import { choiceOver } from '@bargah/contract/features/notifications/notifications.text.ts'
import type { PriorityReason } from '@bargah/contract/features/rounds/rounds.states.ts'
import type { Tx } from '../../kernel/database.ts'
import type { EntryToTell } from '../log/log.api.ts'
import { notifyAll } from '../notifications/notifications.api.ts'
import { computeMovedExpiry } from './rounds.rules.ts'
import { closeGaps, listWaiting, lockWaitingOfCargos, setEnded, setExpiries } from './rounds.store.ts'
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
    const ended = waiting.map(({ id: priorityId }) => ({ priorityId, reason, winningTurnNumber: null }))
    await setEnded(tx, ended, at)
    return [turnId]
  })
}

type WaitingChoice = Awaited<ReturnType<typeof lockWaitingOfCargos>>[number]
type Ending = { cargo: { cargoId: number; origin: string; destination: string }; reason: string; at: Date }

/**
 * Ends the waiting choices of a cargo that ends, as `lockWaitingOfCargos` found them, and tells each driver why. What comes
 * after on a list moves up; a turn that waits for no split any more gets back the time that it waited. Choices of a round
 * that has ended by `at`, the time under the log's lock, are left to its split. Out: what the hall's log is to tell.
 */
export async function endChoicesOfCargo(
  tx: Tx,
  waiting: readonly WaitingChoice[],
  { cargo, reason, at }: Ending,
): Promise<EntryToTell[]> {
  const [first] = waiting
  if (!first) return []
  return endChoices(tx, { ...first, byStaff: true, at }, async () => {
    const ended = waiting.map(({ id: priorityId }) => ({
      priorityId,
      reason: 'cargo_ended' as const,
      winningTurnNumber: null,
    }))
    await setEnded(tx, ended, at)
    await moveUp(tx, waiting, at)
    const recipients = waiting.map(({ driverId }) => ({ driverId }))
    await notifyAll(tx, recipients, choiceOver(cargo, reason), at)
    return waiting.map(({ turnId }) => turnId)
  })
}

/** Closes the gaps in the lists; whose list is empty now waits no longer, and his expiry moves. */
async function moveUp(tx: Tx, ended: readonly WaitingChoice[], at: Date): Promise<void> {
  const turnIds = ended.map(({ turnId }) => turnId)
  const stillWaiting = await closeGaps(tx, turnIds)
  const idle = ended.flatMap(({ turnId, expiresAt, filedAt }) => {
    const moved = stillWaiting.has(turnId) ? null : computeMovedExpiry(expiresAt, filedAt, at)
    return moved ? [{ turnId, expiresAt: moved }] : []
  })
  await setExpiries(tx, idle)
}
