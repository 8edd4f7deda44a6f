import type { AssignmentPreview } from '@bargah/contract/features/permits/assign.schema.ts'
import { assignRefusals, assignRefusalSentence } from '@bargah/contract/features/permits/assign.text.ts'
import { isoInstant } from '@bargah/contract/kernel/dates.ts'
import type { Call } from '../../kernel/call.ts'
import { mustFind } from '../../kernel/errors.ts'
import { findCargoForChoice } from '../cargos/cargos.api.ts'
import { findDriver } from '../drivers/drivers.api.ts'
import { findHall } from '../halls/halls.api.ts'
import { findLiveTurnOfDriver } from '../turns/turns.api.ts'
import type { Assignment } from './assign-cargo.ts'
import { computeAssignConditions, mayAssign } from './assign.rules.ts'
import { findLastIssue, showDriverForAssignment } from './assign.views.ts'
import { loadAssignment } from './load-assignment.ts'

/** What assigning would come to, by the rules that assign (rules 10.5). */
export async function previewAssignment(
  { db, now }: Call,
  { cargoId, ...asked }: Omit<Assignment, 'by'>,
): Promise<AssignmentPreview> {
  const cargo = await mustFind(findCargoForChoice(db, cargoId), 'باری با این شماره')
  const { remaining } = cargo
  const nobody = (refusal: string) => ({ driver: null, conditions: [], remaining, refusal })
  const driver = await findDriver(db, asked)
  if (!driver) return nobody(assignRefusals.driver_unknown)
  const found = await showDriverForAssignment(db, driver.id, asked.freighterCardNumber)
  if (!found) return nobody(assignRefusals.freighter_unknown)

  const at = await now()
  const { freighterId, loaderTypeId, ...shown } = found
  const { facts, balanceRial } = await loadAssignment(
    db,
    { cargo, driver, truck: { freighterId, loaderTypeId } },
    at,
  )
  const turn = await findLiveTurnOfDriver(db, driver.id)
  const lastPermitAt = await findLastIssue(db, driver.id)
  const refusal = mayAssign(facts, at)
  return {
    driver: {
      driverName: driver.firstName,
      driverFamily: driver.lastName,
      ...shown,
      lastPermitAt: lastPermitAt && isoInstant(lastPermitAt),
      balanceRial,
      driverFeeRial: cargo.driverFeeRial,
      turn: turn ? { number: turn.number, hallName: (await findHall(db, turn.hallId))?.name ?? '' } : null,
    },
    conditions: computeAssignConditions(facts, at),
    remaining,
    refusal: refusal && assignRefusalSentence(refusal, facts.frozenUntil),
  }
}
