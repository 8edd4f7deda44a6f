import { type Call, sessionOf } from '../../kernel/call.ts'
import { notFound } from '../../kernel/errors.ts'
import { findHall } from '../halls/halls.api.ts'
import { balanceOf } from '../wallet/wallet.api.ts'
import { computeHold, computePrices } from './cargos.rules.ts'
import { findDeclaringCompany } from './cargos.store.ts'
import { showRents } from './cargos.views.ts'

type Asked = {
  hallId?: number
  companyId?: number
  cityId?: number
  distanceKm: number
  truckCount: number
  categoryCode?: number
}

/** How far back the rents of a way are looked at. */
export const rentsSpanMs = 90 * 24 * 60 * 60_000

/**
 * What declaring would cost (rials) and what the rents of this way have been (toman). The balance is shown to the company
 * alone. Declaring costs a product owner nothing: he has no hall, and what his company pays is not his to know (decisions
 * §4, §8).
 */
export async function quoteCargo(call: Call, asked: Asked) {
  const { companyId: own, productOwnerId } = sessionOf(call)
  const hallId = productOwnerId === null ? asked.hallId : undefined
  const companyId = own ?? asked.companyId
  const hall = hallId === undefined ? undefined : await findHall(call.db, hallId)
  const company = companyId === undefined ? noCommission : await findDeclaringCompany(call.db, companyId)
  if (hallId !== undefined && !hall) throw notFound('سالنی با این مشخصات')
  if (!company) throw notFound('شرکتی با این مشخصات')
  const settings = productOwnerId === null ? company : noCommission
  const { companyFeeRial, commissionRial } = computePrices(hall, settings, asked.distanceKm)
  return {
    companyFeeRial,
    commissionRial,
    holdRial: computeHold({ companyFeeRial, commissionRial }, asked.truckCount),
    balanceRial: own === null ? null : await balanceOf(call.db, { companyId: own, held: false }),
    rents: await rentsOf(call, hallId, asked),
  }
}

const noCommission = {
  commissionFixedRial: 0,
  commissionByKm: false,
  commissionMaxKmPriceRial: 0,
  commissionMinKmPriceRial: 0,
  commissionMinKm: 0,
}

async function rentsOf(call: Call, hallId: number | undefined, { cityId, categoryCode }: Asked) {
  if (hallId === undefined || cityId === undefined) return null
  const now = await call.now()
  const since = new Date(now.getTime() - rentsSpanMs)
  return showRents(call.db, { hallId, cityId, categoryCode }, { since, now })
}
