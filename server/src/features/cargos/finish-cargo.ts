import { mayCancelChoices } from '@bargah/contract/features/cargos/cargos.access.ts'
import {
  cargoFinished,
  choicesWait,
  finishRefusals,
} from '@bargah/contract/features/cargos/cargo-life.text.ts'
import { type Call, type Session, sessionOf } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { Refusal, refuse } from '../../kernel/errors.ts'
import { lockHall } from '../halls/halls.api.ts'
import { endChoicesOfCargo, lockWaitingOfCargo } from '../rounds/rounds.api.ts'
import { mayFinish } from './cargo-life.rules.ts'
import { findScopedCargo } from './cargo-scope.store.ts'
import { endCargo } from './end-cargo.ts'
import { lockCargoIn, whereItLies } from './lock-cargo-in.ts'

type Finish = { cargoId: number; reason: string; cancelsChoices: boolean }
type Place = Awaited<ReturnType<typeof findScopedCargo>>

/** Of the choices that waited for a cargo, how many ended with it, and how many its round's split ends, which has closed. */
type Cancelled = { now: number; atSplit: number }

/** Finishes one cargo. Out: what became of the choices that waited for it. */
export function finishCargo(call: Call, finish: Finish): Promise<Cancelled> {
  const session = sessionOf(call)
  return whereItLies(async () => {
    const place = await findScopedCargo(call.db, session, finish.cargoId)
    return call.write(async (tx, now) => {
      if (place.hallId !== null) await lockHall(tx, place.hallId, 'exclusive')
      return finishLocked(tx, { ...finish, ...place }, { session, at: now })
    })
  })
}

/** Finishes several for one reason; what is refused stays as it is, and says why. Out: what became of each. */
export function finishCargos(call: Call, cargoIds: readonly number[], reason: string) {
  const ids = [...new Set(cargoIds)].toSorted((a, b) => a - b)
  return whereItLies(() => finishAll(call, ids, reason))
}

async function finishAll(call: Call, ids: readonly number[], reason: string) {
  const session = sessionOf(call)
  const places = await Promise.all(ids.map((id) => findScopedCargo(call.db, session, id)))
  const hallIds = [...new Set(places.flatMap(({ hallId }) => hallId ?? []))].toSorted((a, b) => a - b)
  return call.write(async (tx, now) => {
    for (const hallId of hallIds) await lockHall(tx, hallId, 'exclusive')
    const answers: { cargoId: number; isFinished: boolean; message: string }[] = []
    for (const [index, cargoId] of ids.entries()) {
      const finish = { ...(places[index] as Place), cargoId, reason, cancelsChoices: false }
      const refusal = await refusalOf(() => finishLocked(tx, finish, { session, at: now }))
      const message = refusal?.sentence ?? cargoFinished(cargoId, { now: 0, atSplit: 0 })
      answers.push({ cargoId, isFinished: !refusal, message })
    }
    return { answers }
  })
}

/** What refuses before anything is written. */
async function refusalOf(work: () => Promise<unknown>): Promise<Refusal | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

type By = { session: Session; at: Date }

/**
 * Finishes a cargo for a reason that drivers read: what is held for the trucks that nobody took goes back, open permits
 * stay. One that choices wait for stays until the split, unless Admin cancels them (rules 9.12). Whoever calls holds the hall
 * exclusive.
 */
async function finishLocked(
  tx: Tx,
  { cargoId, reason, cancelsChoices, hallId, origin, destination }: Finish & Place,
  { session: { role, userId }, at }: By,
): Promise<Cancelled> {
  const waiting = await lockWaitingOfCargo(tx, cargoId)
  const cargo = await lockCargoIn(tx, cargoId, [hallId])
  const byOwner = role === 'ProductOwnerAdmin'
  const facts = { status: cargo.status, byOwner, waiting: waiting.length, cancelsChoices }
  const refusal = mayFinish(facts)
  if (refusal === 'choices_wait') throw waitsFor(waiting, mayCancelChoices(role))
  refuse(refusal, finishRefusals)
  let isCancelled = false
  await endCargo(tx, cargo, { kind: 'finished', reason, at, byUser: userId }, async (logAt) => {
    const ending = { cargo: { cargoId, origin, destination }, reason, at: logAt }
    const sealed = await endChoicesOfCargo(tx, waiting, ending)
    isCancelled = sealed.length > 0
    return sealed
  })
  return isCancelled ? { now: waiting.length, atSplit: 0 } : { now: 0, atSplit: waiting.length }
}

function waitsFor(waiting: readonly { closesAt: Date }[], mayCancel: boolean): Refusal {
  const [{ closesAt } = { closesAt: new Date(0) }] = waiting
  const tells = { closesAt: closesAt.toISOString(), waiting: waiting.length }
  return new Refusal('choices_wait', choicesWait(waiting.length, closesAt, mayCancel), tells)
}
