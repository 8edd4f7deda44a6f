import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { reviewRefusals } from '@bargah/contract/features/cargos/cargos.text.ts'
import { cargoApproved } from '@bargah/contract/features/notifications/notifications.text.ts'
import type { Maps } from '../../adapters/maps/maps.port.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { mustFind, notFound, refuse } from '../../kernel/errors.ts'
import { notifyAll } from '../notifications/notifications.api.ts'
import { recordCargoEvent } from './cargo-events.store.ts'
import { maySeeCargo } from './cargo-scope.store.ts'
import { computeHold, computePrices, mayReview } from './cargos.rules.ts'
import { type CargoFacts, findDeclaringCompany, lockCargo, setLife } from './cargos.store.ts'
import { endCargo, ownersOf } from './end-cargo.ts'
import { holdForCargo } from './hold-for-cargo.ts'
import { findPlaces, refuseContradiction, saidOf } from './load-facts.ts'

type Company = NonNullable<Awaited<ReturnType<typeof findDeclaringCompany>>>
/** Approved, or rejected for a reason that people read. */
export type ReviewDecision = { cargoId: number; rejectedFor: string | null }

/**
 * Reviews a product owner's cargo (rules 9.6, 13.3): approved it is sent, at the price of now, which the company holds;
 * rejected it ends. Answers the rials that are held. It is of no hall, so that no hall is locked. One whose places contradict each other can be rejected alone.
 */
export async function reviewCargo(
  call: Call,
  maps: Maps,
  { cargoId, rejectedFor }: ReviewDecision,
): Promise<number> {
  const session = sessionOf(call)
  if (!(await maySeeCargo(call.db, session, cargoId))) throw notFound('باری با این شماره')
  return call.write(async (tx, now) => {
    const cargo = await mustFind(lockCargo(tx, cargoId), 'باری با این شماره')
    const company = await findDeclaringCompany(tx, cargo.companyId)
    refuse(mayReview({ ...cargo, company }, rejectedFor === null, now), reviewRefusals)
    const by = { at: now, byUser: session.userId }
    if (rejectedFor === null) {
      refuseContradiction(await findPlaces(tx, maps, saidOf(cargo)), undefined)
      return approve(tx, cargo, company as Company, by)
    }
    await endCargo(tx, cargo, { kind: 'rejected', reason: rejectedFor, ...by })
    return 0
  })
}

async function approve(tx: Tx, cargo: CargoFacts, company: Company, by: { at: Date; byUser: number }) {
  const prices = computePrices(undefined, company, cargo.distanceKm)
  const announcedAt = cargo.announcedAt > by.at ? cargo.announcedAt : by.at
  const route = await setLife(tx, cargo.id, { status: cargoStatus.sending, announcedAt, ...prices })
  const { awaitingReview: from, sending: to } = cargoStatus
  await recordCargoEvent(tx, { cargoId: cargo.id, kind: 'approved', from, to, ...by })
  await holdForCargo(tx, { ...cargo, ...prices }, by)
  const heldRial = computeHold(prices, cargo.truckCount)
  const named = { cargoId: cargo.id, ...route }
  for (const to of ownersOf(cargo))
    await notifyAll(tx, [to], cargoApproved(named, 'companyId' in to ? heldRial : 0), by.at)
  return heldRial
}
