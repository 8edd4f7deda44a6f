import {
  type CommissionSettings,
  computeCommission,
} from '@bargah/contract/features/company-settings/commission.ts'
import { type CargoStatus, cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { DeclareRefusal, ReviewRefusal } from '@bargah/contract/features/cargos/cargos.text.ts'
import { announceWithinDays, reviewHours } from '@bargah/contract/features/cargos/cargos.text.ts'
import { parseJalaliDateTime } from '@bargah/contract/kernel/dates.ts'
import { hourMs, dayMs } from '@bargah/contract/kernel/durations.ts'

/** When a declaration asks to be announced: a Jalali day with two-digit hour and minute in Tehran, or nothing. */
export type Announcement = { date?: string; hour?: string; minute?: string }

/** In: what the form says. Out: the moment at which the cargo is announced; nothing said, or the past, is `now` (rules 9.4). */
export function computeAnnouncedAt({ date, hour, minute }: Announcement, now: Date): Date {
  const asked = date && hour && minute ? parseJalaliDateTime(date, `${hour}:${minute}`) : null
  return asked && asked > now ? asked : now
}

/** Out: what was announced at or before this has been on the boards for its full time (rules 9.11). */
export const computeExpiryLine = (now: Date, sendingDays: number): Date =>
  new Date(now.getTime() - sendingDays * dayMs)

/** In: `now`. Out: what was declared at or before this has waited for its review for its full time (rules 9.6). */
export const computeReviewLine = (now: Date): Date => new Date(now.getTime() - reviewHours * hourMs)

/** In: when a product owner's cargo was declared. Out: by when it must be reviewed (rules 9.6). */
export const computeReviewUntil = (declaredAt: Date): Date =>
  new Date(declaredAt.getTime() + reviewHours * hourMs)

type Company = {
  isActive: boolean
  isAccepted: boolean
  minLoadReserveRangeKm: number | null
  maxLoadReserveRangeKm: number | null
}
type Hall = { isActive: boolean; isFreeCargo: boolean; reservationRangeKm: number }

export type DeclarationFacts = {
  isHall: boolean
  /** `named` is false for an owner's cargo, which has no hall. */
  hall: { named: false } | { named: true; found: Hall | undefined; represented: boolean }
  company: Company | undefined
  announcedAt: Date
  rangeKm: number
  isThere: { goods: boolean; packaging: boolean; city: boolean; loaderTypes: boolean; customers: boolean }
}

/** Whether a cargo may be declared as it reads: who, where, when, what, how far (rules 9.5). */
export function mayDeclare(cargo: DeclarationFacts, now: Date): DeclareRefusal | null {
  const { company, isThere } = cargo
  if (!company?.isActive || !company.isAccepted) return 'company_closed'
  const hallRefusal = mayUseHall(cargo)
  if (hallRefusal) return hallRefusal
  if (cargo.announcedAt.getTime() - now.getTime() > announceWithinDays * dayMs) return 'too_far_ahead'
  if (!isThere.city) return 'city_unknown'
  if (!isThere.goods) return 'goods_unknown'
  if (!isThere.packaging) return 'packaging_unknown'
  if (!isThere.loaderTypes) return 'loader_type_unknown'
  if (!isThere.customers) return 'customer_unknown'
  return cargo.isHall ? null : mayReach(cargo.rangeKm, company)
}

type ReviewFacts = { status: CargoStatus; declaredAt: Date; company: Company | undefined }

/** Whether a product owner's cargo may be approved (or rejected) at `now`: it waits, and not for too long (rules 9.6). */
export function mayReview(
  { status, declaredAt, company }: ReviewFacts,
  isApproval: boolean,
  now: Date,
): ReviewRefusal | null {
  if (status !== cargoStatus.awaitingReview) return 'not_awaiting'
  if (declaredAt <= computeReviewLine(now)) return 'review_over'
  const isOpen = company?.isActive === true && company.isAccepted
  return isApproval && !isOpen ? 'company_closed' : null
}

function mayUseHall({ hall, isHall }: DeclarationFacts): DeclareRefusal | null {
  if (!hall.named) return null
  if (!hall.found) return 'hall_unknown'
  if (!hall.represented) return 'not_represented'
  if (!hall.found.isActive) return 'hall_inactive'
  return isHall || hall.found.isFreeCargo ? null : 'no_free_cargo'
}

/** Whether a range (km, 0 = anywhere) lies within what the company may use. */
function mayReach(rangeKm: number, company: Company): DeclareRefusal | null {
  const reach = rangeKm === 0 ? Number.POSITIVE_INFINITY : rangeKm
  if (reach < (company.minLoadReserveRangeKm ?? 0)) return 'range_too_short'
  if (reach > (company.maxLoadReserveRangeKm ?? Number.POSITIVE_INFINITY)) return 'range_too_long'
  return null
}

type HallFees = { companyFeeRial: number; driverFeeRial: number }
export type Prices = { companyFeeRial: number; commissionRial: number; driverFeeRial: number }

/** In: the hall (none for an owner's cargo), the company and the route. Out: the prices that a cargo keeps, rials per truck. */
export function computePrices(
  hall: HallFees | undefined,
  company: CommissionSettings,
  distanceKm: number,
): Prices {
  const commissionRial = computeCommission(company, distanceKm)
  if (!hall) return { companyFeeRial: 0, commissionRial, driverFeeRial: 0 }
  return { companyFeeRial: hall.companyFeeRial, commissionRial, driverFeeRial: hall.driverFeeRial }
}

type HeldPrices = Pick<Prices, 'companyFeeRial' | 'commissionRial'>

/** In: a cargo's frozen prices and a number of trucks. Out: the rials that its company holds for them (rules 13.4). */
export const computeHold = ({ companyFeeRial, commissionRial }: HeldPrices, trucks: number): number =>
  trucks * (companyFeeRial + commissionRial)
