import {
  type PermitAction,
  permitCan,
  type PermitStatus,
  permitStatus,
  type SettablePermitStatus,
} from '@bargah/contract/features/permits/permits.states.ts'
import type { PermitRefusal } from '@bargah/contract/features/permits/permits.text.ts'
import { type Flag, holdsFlag, isOneOf, type Role, supporters } from '@bargah/contract/kernel/access.ts'

const printers: readonly Role[] = [...supporters, 'LoadHallAdmin']

/**
 * Whether a print counts as the printing of the permit (rules 12.4). Others look at the paper, and so does a company's
 * member who may list permits only: a list flag permits no write (rules 1.6).
 */
export const countsAsPrint = (who: { role: Role; flags: readonly Flag[] }): boolean =>
  isOneOf(who.role, printers) || holdsFlag(who, 'access_Reserve_Add')

/** In: who says that a permit is delivered or completed, and where it stands. Out: why not, or null (rules 12.3). */
export function mayChangeStatus(
  role: Role,
  to: SettablePermitStatus,
  status: PermitStatus,
): PermitRefusal | null {
  if (to === permitStatus.completed && role !== 'Driver' && !isOneOf(role, supporters)) return 'not_by_you'
  return permitCan(to === permitStatus.delivered ? 'deliver' : 'complete', status) ? null : 'not_from_here'
}

/** On whose side a permit is voided; it decides from which states, and who gets his money back. */
export type Voider = 'admin' | 'driver' | 'company'
export const voiderOf = (role: Role | null): Voider =>
  role === 'Admin' ? 'admin' : role === 'Driver' ? 'driver' : 'company'

const actionOf = {
  admin: 'voidByAdmin',
  driver: 'voidByDriver',
  company: 'voidByCompany',
} as const satisfies Record<Voider, PermitAction>

/** In: who voids and where the permit stands. Out: why not, or null (rules 12.8). */
export const mayVoid = (voider: Voider, status: PermitStatus): PermitRefusal | null =>
  permitCan(actionOf[voider], status) ? null : 'not_from_here'

type Paid = { companyFeeRial: number; commissionRial: number; driverFeeRial: number }
export type Refund = { companyShareRial: number; companyShareTo: 'held' | 'balance'; driverRial: number }

/**
 * In: who voids, what the permit had cost in rials, and whether its cargo is finished. Out: what goes back and where: the
 * company's share on hold again, or on its balance when nothing more will be sent; the driver's fee unless he himself
 * gave the load up (rules 12.9).
 */
export function computeRefund(voider: Voider, paid: Paid, cargoIsFinished: boolean): Refund {
  return {
    companyShareRial: paid.companyFeeRial + paid.commissionRial,
    companyShareTo: cargoIsFinished ? 'balance' : 'held',
    driverRial: voider === 'driver' ? 0 : paid.driverFeeRial,
  }
}
