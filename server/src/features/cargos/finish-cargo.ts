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
import { endChoicesOfCargo, lockWaitingOfCargos } from '../rounds/rounds.api.ts'
import { lockAccountsOfCompanies } from '../wallet/wallet.api.ts'
import { mayFinish } from './cargo-life.rules.ts'
import { findScopedCargo } from './cargo-scope.store.ts'
import type { CargoFacts } from './cargos.store.ts'
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
      const [locked] = await lockAll(tx, [finish.cargoId], [place])
      return finishLocked(tx, { ...finish, ...place, ...(locked as Locked) }, { session, at: now })
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
    const locked = await lockAll(tx, ids, places)
    // of all the companies before the first is written to, by id
    await lockAccountsOfCompanies(
      tx,
      locked.map(({ cargo }) => cargo.companyId),
    )
    const answers: { cargoId: number; isFinished: boolean; message: string }[] = []
    for (const [index, cargoId] of ids.entries()) {
      const held = { ...(places[index] as Place), ...(locked[index] as Locked) }
      const finish = { ...held, cargoId, reason, cancelsChoices: false }
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

type Locked = { waiting: Awaited<ReturnType<typeof lockWaitingOfCargos>>; cargo: CargoFacts }

/** Locks the choices that wait for cargos, then the cargos, given by id, each in its place. Out: what of it is each cargo's. */
async function lockAll(tx: Tx, cargoIds: readonly number[], places: readonly Place[]): Promise<Locked[]> {
  const all = await lockWaitingOfCargos(tx, cargoIds)
  const locked: Locked[] = []
  for (const [index, id] of cargoIds.entries()) {
    const cargo = await lockCargoIn(tx, id, [(places[index] as Place).hallId])
    locked.push({ cargo, waiting: all.filter(({ cargoId }) => cargoId === id) })
  }
  return locked
}

type By = { session: Session; at: Date }

/**
 * Finishes a cargo for a reason that drivers read: what is held for the trucks that nobody took goes back, open permits
 * stay. One that choices wait for stays until the split, unless Admin cancels them (rules 9.12). Whoever calls holds the hall
 * exclusive, and what `lockAll` locks.
 */
async function finishLocked(
  tx: Tx,
  { cargoId, reason, cancelsChoices, origin, destination, waiting, cargo }: Finish & Place & Locked,
  { session: { role, userId }, at }: By,
): Promise<Cancelled> {
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
