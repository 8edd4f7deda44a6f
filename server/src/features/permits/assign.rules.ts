import { type CargoStatus, cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { type AssignCondition, allAssignConditions } from '@bargah/contract/features/permits/assign.text.ts'

export type AssignFacts = {
  cargo: { status: CargoStatus; remaining: number; announcedAt: Date; loaderTypeIds: readonly number[] }
  /** Its hall has been closed, so that it is on no board. */
  hallIsClosed: boolean
  /** When the open round closes that has it, null when none has (rules 10.5). */
  frozenUntil: Date | null
  companyAllows: boolean
  /** It is for everybody, or he is among the chosen. */
  isForHim: boolean
  driver: { isActive: boolean; loaderTypeId: number }
  hasOpenPermit: boolean
  /** Another driver waits in a queue with the same truck. */
  truckHasOthersTurn: boolean
  canPay: boolean
}

/** In: a load that support would give to a driver at `now`. Out: each condition and whether it holds. */
export function computeAssignConditions(facts: AssignFacts, now: Date) {
  const { cargo, driver } = facts
  const isSending = cargo.status === cargoStatus.sending && !facts.hallIsClosed
  const holds: Record<AssignCondition, boolean> = {
    has_permission: facts.companyAllows,
    not_frozen: facts.frozenUntil === null,
    has_trucks: isSending && cargo.remaining > 0,
    is_announced: cargo.announcedAt <= now,
    for_this_driver: facts.isForHim,
    loader_fits: cargo.loaderTypeIds.includes(driver.loaderTypeId),
    driver_active: driver.isActive,
    no_open_permit: !facts.hasOpenPermit,
    truck_is_free: !facts.truckHasOthersTurn,
    can_pay: facts.canPay,
  }
  return allAssignConditions.map((condition) => ({ condition, holds: holds[condition] }))
}

/** The first condition that does not hold, or null (rules 10.5). */
export const mayAssign = (facts: AssignFacts, now: Date): AssignCondition | null =>
  computeAssignConditions(facts, now).find(({ holds }) => !holds)?.condition ?? null
