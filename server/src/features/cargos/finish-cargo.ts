import { mayCancelChoices } from '@bargah/contract/features/cargos/cargo-life.endpoints.ts'
import { choicesWait, finishRefusals } from '@bargah/contract/features/cargos/cargo-life.text.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { notFound, Refusal, refuse } from '../../kernel/errors.ts'
import { appendHallLog, lockHall } from '../halls/halls.api.ts'
import { endChoicesOfCargo, lockWaitingOfCargo } from '../rounds/rounds.api.ts'
import { mayFinish } from './cargo-life.rules.ts'
import { findScopedCargo } from './cargo-scope.store.ts'
import { type CargoFacts, findOpenRoundOf, lockCargo } from './cargos.store.ts'
import { endCargo } from './end-cargo.ts'

type Finish = { cargoId: number; reason: string; cancelsChoices: boolean }

/**
 * Finishes a cargo for a reason that drivers read: what is held for the trucks that nobody took goes back, open permits
 * stay. One that choices wait for stays until the split, unless Admin cancels them (decisions §4). Out: how many he did.
 */
export async function finishCargo(call: Call, { cargoId, reason, cancelsChoices }: Finish): Promise<number> {
  const session = sessionOf(call)
  const { role, userId } = session
  const { hallId, origin, destination } = await findScopedCargo(call.db, session, cargoId)
  return call.write(async (tx, now) => {
    if (hallId !== null) await lockHall(tx, hallId, 'exclusive')
    const waiting = await lockWaitingOfCargo(tx, cargoId)
    const cargo = await lockCargo(tx, cargoId)
    if (!cargo) throw notFound('باری با این شماره')
    const byOwner = role === 'ProductOwnerAdmin'
    const facts = { status: cargo.status, byOwner, waiting: waiting.length, cancelsChoices }
    const refusal = mayFinish(facts)
    if (refusal === 'choices_wait') throw waitsFor(waiting, mayCancelChoices(role))
    refuse(refusal, finishRefusals)
    await endChoicesOfCargo(tx, waiting, { cargo: { cargoId, origin, destination }, reason, at: now })
    await endCargo(tx, cargo, { kind: 'finished', reason, at: now, byUser: userId })
    await logWithdrawal(tx, cargo, { at: now, turns: waiting.map(({ turnNumber }) => turnNumber) })
    return waiting.length
  })
}

function waitsFor(waiting: readonly { closesAt: Date }[], mayCancel: boolean): Refusal {
  const [{ closesAt } = { closesAt: new Date(0) }] = waiting
  const tells = { closesAt: closesAt.toISOString(), waiting: waiting.length }
  return new Refusal('choices_wait', choicesWait(waiting.length, closesAt, mayCancel), tells)
}

type Withdrawal = { at: Date; turns: readonly number[] }

/** Tells the hall's public log which trucks are no longer on offer, and whose choices ended with them. */
async function logWithdrawal(
  tx: Tx,
  { id: cargoId, hallId, isHall, remaining }: CargoFacts,
  { at, turns }: Withdrawal,
) {
  if (hallId === null || !isHall) return
  const roundId = (await findOpenRoundOf(tx, cargoId))?.id
  const facts = { cargoId, remaining, turns }
  await appendHallLog(tx, hallId, [{ at, kind: 'cargo_withdrawn', roundId, facts }])
}
