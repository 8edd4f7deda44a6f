import { choiceOver } from '@bargah/contract/features/notifications/notifications.text.ts'
import type { Tx } from '../../kernel/database.ts'
import type { Told } from '../log/log.api.ts'
import { notify } from '../notifications/notifications.api.ts'
import { computeMovedExpiry } from './rounds.rules.ts'
import { sealLists } from './seal-lists.ts'
import { listWaiting, lockWaitingOfCargo, setEnded, setExpiries, setRanks } from './rounds.store.ts'

type WaitingChoice = Awaited<ReturnType<typeof lockWaitingOfCargo>>[number]
type Ending = { cargo: { cargoId: number; origin: string; destination: string }; reason: string; at: Date }

/**
 * Ends the waiting choices of a cargo that ends, as `lockWaitingOfCargo` found them, and tells each driver why. What comes
 * after on a list moves up; a turn that waits for no split any more gets back the time that it waited. Choices of a round
 * whose lists are opened already are left to its split. Out: what the hall's log is to tell.
 */
export async function endChoicesOfCargo(
  tx: Tx,
  found: readonly WaitingChoice[],
  { cargo, reason, at }: Ending,
): Promise<Told[]> {
  const waiting = found.filter(({ sealedAt }) => sealedAt === null)
  const [first] = waiting
  if (!first) return []
  await setEnded(
    tx,
    waiting.map(({ id }) => ({ id, reason: 'cargo_ended', winningTurnNumber: null })),
    at,
  )
  const idle: { turnId: number; expiresAt: Date }[] = []
  for (const { turnId, expiresAt, filedAt } of waiting) {
    const rest = await listWaiting(tx, turnId)
    await setRanks(
      tx,
      turnId,
      rest.map(({ id }) => id),
    )
    const moved = rest.length === 0 ? computeMovedExpiry(expiresAt, filedAt, at) : null
    if (moved) idle.push({ turnId, expiresAt: moved })
  }
  await setExpiries(tx, idle)
  const told = choiceOver(cargo, reason)
  await notify(
    tx,
    waiting.map(({ driverId }) => ({ to: { driverId }, ...told })),
    at,
  )
  const turnIds = waiting.map(({ turnId }) => turnId)
  const sealed = await sealLists(tx, { roundId: first.roundId, turnIds, byStaff: true })
  return sealed.map(({ told: line }) => line)
}
