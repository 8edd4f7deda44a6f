import {
  type PermitAction,
  permitCan,
  type PermitStatus,
  permitStatus,
  type SettablePermitStatus,
} from '@bargah/contract/features/permits/permits.states.ts'
import type { PermitRefusal, ReturnRefusal } from '@bargah/contract/features/permits/permits.text.ts'
import type { Voiding } from '@bargah/contract/features/permits/voiding.schema.ts'
import { type Flag, holdsFlag, isOneOf, type Role, supporters } from '@bargah/contract/kernel/access.ts'
import type { TurnStatus } from '@bargah/contract/features/turns/turns.states.ts'

/** What decides over the return of a turn that a permit had used up. */
export type TurnBackFacts = {
  permitStatus: PermitStatus
  voidedBy: Role | null
  turnStatus: TurnStatus
  /** Whether it came back for this permit already, or a later permit has used it since. */
  isBack: boolean
  hallIsActive: boolean
  driverIsActive: boolean
  liveTurn: { hallName: string; turnNumber: number } | null
  openPermitId: number | null
  freighterHasLiveTurn: boolean
  freighterHasOpenPermit: boolean
}

/** In: how permit, turn, driver and truck stand. Out: why the turn does not return, or null (rules 8.10). */
export function mayGiveTurnBack(facts: TurnBackFacts): ReturnRefusal | null {
  if (facts.permitStatus !== permitStatus.voided) return { code: 'not_voided' }
  if (facts.isBack || facts.turnStatus !== 'used') return { code: 'already' }
  if (facts.voidedBy !== 'Admin') return { code: 'not_by_admin' }
  return mayStand(facts)
}

function mayStand(facts: TurnBackFacts): ReturnRefusal | null {
  if (!facts.hallIsActive) return { code: 'hall_inactive' }
  if (!facts.driverIsActive) return { code: 'driver_inactive' }
  if (facts.liveTurn) return { code: 'driver_live_turn', ...facts.liveTurn }
  if (facts.openPermitId !== null) return { code: 'driver_open_permit', permitId: facts.openPermitId }
  if (facts.freighterHasLiveTurn) return { code: 'freighter_live_turn' }
  return facts.freighterHasOpenPermit ? { code: 'freighter_open_permit' } : null
}

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

type VoidedBy = {
  role: Role | null
  companyName: string
  driverFeeRial: number
  turnNumber: number | null
  turnReturnedAt: Date | null
}
/** In: a voided permit and the role of who voided it. Out: what its driver is told of it. */
export const voidingOf = ({ role, companyName, driverFeeRial, ...turn }: VoidedBy): Voiding => ({
  byCompany: role !== null && voiderOf(role) === 'company' ? companyName : null,
  usedTurn: turn.turnReturnedAt === null ? turn.turnNumber : null,
  driverRefundRial: computeRefund(
    voiderOf(role),
    { driverFeeRial, companyFeeRial: 0, commissionRial: 0 },
    false,
  ).driverRial,
})

/** Of which halls a permit's cargo and turn are; a cargo may be of none, and a permit may use no turn. */
type PlaceOfPermit = {
  cargoId: number
  cargoHallId: number | null
  turn: { number: number; hallId: number } | null
}

/** The halls whose logs tell of a permit, in the order in which they are locked. */
export const hallsOfPermit = ({ cargoHallId, turn }: PlaceOfPermit): number[] =>
  [...new Set([cargoHallId, turn?.hallId ?? null])].filter((id) => id !== null).toSorted((a, b) => a - b)

/** How the log of a hall names a permit's cargo and turn: with the hall of whichever is another's. */
export const placeIn = (hallId: number, { cargoId, cargoHallId, turn }: PlaceOfPermit) => ({
  cargo: cargoId,
  ...(cargoHallId !== hallId && { cargoHall: cargoHallId }),
  turn: turn?.number ?? null,
  ...(turn && turn.hallId !== hallId && { turnHall: turn.hallId }),
})
