import { computeOfficialToman } from '@bargah/contract/features/cargos/pay.rules.ts'
import type { ReviewChecks } from '@bargah/contract/features/cargos/review-cargo.schema.ts'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { isoInstant } from '@bargah/contract/kernel/dates.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { notFound } from '../../kernel/errors.ts'
import { balanceOf } from '../wallet/wallet.api.ts'
import { maySeeCargo } from './cargo-scope.store.ts'
import { computeHold, computePrices, computeReviewUntil } from './cargos.rules.ts'
import { type CargoFacts, findCargoForChoice, findDeclaringCompany } from './cargos.store.ts'
import { rentsSpanMs } from './quote-cargo.ts'
import { findOfficialRate, findOnlyCategory, showRents } from './rents.views.ts'
import { computeReviewChecks } from './review-checks.rules.ts'
import { showOwnerRecord } from './cargo-life.views.ts'

/** What is known of a product owner's cargo before it is approved, by the prices of now; null once it waits no more. */
export async function showReviewChecks(call: Call, cargoId: number): Promise<ReviewChecks | null> {
  const session = sessionOf(call)
  const cargo = (await maySeeCargo(call.db, session, cargoId)) && (await findCargoForChoice(call.db, cargoId))
  if (!cargo) throw notFound('باری با این شماره')
  if (cargo.status !== cargoStatus.awaitingReview) return null
  const company = await findDeclaringCompany(call.db, cargo.companyId)
  if (!company) throw new Error('a cargo has a company')
  const holdRial = computeHold(computePrices(undefined, company, cargo.distanceKm), cargo.truckCount)
  const balanceRial = await balanceOf(call.db, { companyId: cargo.companyId, held: false })
  const rents = await rentsOf(call, cargo)
  const now = await call.now()
  const officialRentToman = computeOfficialToman(await findOfficialRate(call.db, now), cargo)
  const owner = await showOwnerRecord(call.db, session, cargo)
  const checks = computeReviewChecks({
    rentToman: cargo.rentToman,
    rents,
    officialRentToman,
    waitedMs: now.getTime() - cargo.declaredAt.getTime(),
    holdRial,
    balanceRial,
    isOwnerAccepted: owner.isAccepted,
    isCompanyOpen: company.isActive && company.isAccepted,
  })
  return {
    checks,
    rents,
    officialRentToman,
    holdRial,
    balanceRial,
    ownerLoads: owner.loads,
    ownerRejected: owner.rejected,
    declaredAt: isoInstant(cargo.declaredAt),
    reviewUntil: isoInstant(computeReviewUntil(cargo.declaredAt)),
  }
}

/** What others paid on the way of a free cargo for trucks of its kind, as its owner read it while he declared. */
async function rentsOf(call: Call, cargo: CargoFacts) {
  const from = { latitude: cargo.originLatitude, longitude: cargo.originLongitude }
  const to = { latitude: cargo.destinationLatitude, longitude: cargo.destinationLongitude }
  const now = await call.now()
  const since = new Date(now.getTime() - rentsSpanMs)
  const categoryCode = await findOnlyCategory(call.db, cargo.id)
  return showRents(call.db, { route: { from, to }, categoryCode, since, now, exceptId: cargo.id }, cargo)
}
