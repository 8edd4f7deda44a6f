import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { cargoReturned } from '@bargah/contract/features/notifications/notifications.text.ts'
import type { Maps } from '../../adapters/maps/maps.port.ts'
import { type Call, type Session, sessionOf } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { mustFind } from '../../kernel/errors.ts'
import { findHall, lockHall } from '../halls/halls.api.ts'
import { appendHallLog } from '../log/log.api.ts'
import { notifyAll } from '../notifications/notifications.api.ts'
import { onCargoReturned } from '../rounds/rounds.api.ts'
import { recordCargoEvent } from './cargo-events.store.ts'
import { findScopedCargo } from './cargo-scope.store.ts'
import { type CargoFacts, lockCargo, setLife } from './cargos.store.ts'
import { ownersOf } from './end-cargo.ts'
import { holdForCargo } from './hold-for-cargo.ts'
import { findPlaces, refuseContradiction, saidOf } from './load-facts.ts'
import { whyNotReturned } from './why-not-returned.ts'

/**
 * Sends a finished cargo again, announced now, for the trucks that nobody took: the company holds their price again, as it
 * was frozen, and the hall's next round has it (rules 9.13, 13.4). One whose places contradict each other is not.
 */
export async function returnCargo(
  call: Call,
  maps: Maps,
  { cargoId, reason }: { cargoId: number; reason: string | undefined },
): Promise<void> {
  const session = sessionOf(call)
  const { hallId } = await findScopedCargo(call.db, session, cargoId)
  await call.write(async (tx, now) => {
    if (hallId !== null) await lockHall(tx, hallId, 'exclusive')
    const cargo = await mustFind(lockCargo(tx, cargoId), 'باری با این شماره')
    await decide(tx, maps, { cargo, session })
    const by = { at: now, byUser: session.userId }
    const announcedAt = cargo.announcedAt > now ? cargo.announcedAt : now
    const { finished: from, sending: to } = cargoStatus
    const notFinished = { finishedAt: null, finishReason: null }
    const route = await setLife(tx, cargoId, { status: to, announcedAt, ...notFinished })
    await recordCargoEvent(tx, { cargoId, kind: 'returned', from, to, reason, ...by })
    await notifyAll(tx, ownersOf(cargo), cargoReturned({ cargoId, ...route }, cargo.remaining), now)
    await holdForCargo(tx, { ...cargo, truckCount: cargo.remaining }, by)
    if (hallId !== null) await offerAgain(tx, hallId, { cargo, announcedAt, now })
  })
}

type Returned = { cargo: CargoFacts; session: Session }

async function decide(tx: Tx, maps: Maps, { cargo, session }: Returned): Promise<void> {
  const refusal = await whyNotReturned(tx, cargo, session)
  if (refusal) throw refusal
  const hall = cargo.isHall && cargo.hallId !== null ? await findHall(tx, cargo.hallId) : undefined
  refuseContradiction(await findPlaces(tx, maps, saidOf(cargo)), hall)
}

type Offer = { cargo: CargoFacts; announcedAt: Date; now: Date }

/** Tells the hall's public log what is on offer again, and has its rounds take it. */
async function offerAgain(tx: Tx, hallId: number, { cargo, announcedAt, now }: Offer): Promise<void> {
  const facts = { cargo: cargo.id, trucks: cargo.remaining }
  await appendHallLog(tx, hallId, [{ kind: 'cargo_returned', facts }])
  if (cargo.isHall && announcedAt <= now) await onCargoReturned(tx, hallId, now)
}
