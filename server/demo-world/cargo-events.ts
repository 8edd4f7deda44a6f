import type { CargoEventKind } from '@bargah/contract/features/cargos/cargo-life.states.ts'
import { type CargoStatus, cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { Load, World } from './world.ts'

/** A cargo was declared; one that a product owner sends by now was approved by its company meanwhile. */
export function tellDeclared({ rows, staff }: World, { row }: Load): void {
  const { id: cargoId, status, companyId, productOwnerId, declaredBy: byUser, declaredAt: at } = row
  const to = productOwnerId ? cargoStatus.awaitingReview : status
  rows.cargoEvents.push({ cargoId, kind: 'declared', fromStatus: null, toStatus: to, at, byUser, ...said })
  if (to === status) return
  const approved = { kind: 'approved', at: row.announcedAt, byUser: staff.ofCompany.get(companyId) } as const
  rows.cargoEvents.push({ cargoId, fromStatus: to, toStatus: status, ...said, ...approved })
}

type End = {
  kind: Extract<CargoEventKind, 'finished' | 'expired' | 'completed'>
  at: Date
  reason: string
  byUser: number | null
}

/** A cargo that still looked for trucks ends: told before its row is changed. */
export function tellEnded({ rows }: World, { row }: Load, end: End): void {
  const { id: cargoId, status: fromStatus } = row
  rows.cargoEvents.push({ cargoId, fromStatus, toStatus: cargoStatus.finished, ...end })
}

/** A cargo was changed while it was on its way to be offered. */
export function tellEdited({ rows }: World, { row }: Load, by: { at: Date; byUser: number }): void {
  const { id: cargoId, status } = row
  rows.cargoEvents.push({ cargoId, kind: 'edited', fromStatus: status, toStatus: status, ...said, ...by })
}

/** Support gave the last truck of a cargo to a driver, by schedule. */
export function tellAssigned(
  { rows }: World,
  { row }: Load,
  given: { permitId: number; at: Date; byUser: number },
) {
  const { sending: fromStatus, assignedBySchedule: toStatus } = cargoStatus
  rows.cargoEvents.push({ cargoId: row.id, kind: 'assigned', fromStatus, toStatus, ...said, ...given })
}

type Again = { fromStatus: CargoStatus; at: Date; byUser: number; reason: string }

export const tellSentAgain = ({ rows }: World, { row: { id: cargoId, status } }: Load, again: Again) =>
  rows.cargoEvents.push({ cargoId, kind: 'returned', toStatus: status, ...again })

const said = { reason: null }
