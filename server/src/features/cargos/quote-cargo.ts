import { computeOfficialToman } from '@bargah/contract/features/cargos/pay.rules.ts'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import type { Maps } from '../../adapters/maps/maps.port.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { notFound } from '../../kernel/errors.ts'
import { findHall } from '../halls/halls.api.ts'
import { balanceOf } from '../wallet/wallet.api.ts'
import { maySeeCargo } from './cargo-scope.store.ts'
import { computeHold, computePrices } from './cargos.rules.ts'
import { type CargoFacts, findCargoForChoice, findDeclaringCompany } from './cargos.store.ts'
import { endsOf, measureRoute } from './load-facts.ts'
import { findOfficialRate, showRents, type RouteEnds } from './rents.views.ts'
import { isSameRoute, keepsPrices } from './update-cargo.rules.ts'

type Asked = {
  /** A cargo that is changed, and not a new one. */
  cargoId?: number
  isHall: boolean
  hallId?: number
  companyId?: number
  cityId?: number
  distanceKm: number
  truckCount: number
  categoryCode?: number
  weightKg?: number
  from?: Point
  to?: Point
}

/** How far back the rents of a route are looked at. */
export const rentsSpanMs = 90 * 24 * 60 * 60_000

/**
 * What declaring would cost (rials) and what the rents of this route have been (toman). The balance is shown to the company
 * alone. Declaring costs a product owner nothing: he has no hall, and what his company pays is not his to know (rules 9.6,
 * 13.4).
 */
export async function quoteCargo(call: Call, maps: Maps, sent: Asked) {
  const { companyId: own, productOwnerId } = sessionOf(call)
  const before = sent.cargoId === undefined ? undefined : await findChanged(call, sent.cargoId)
  const asked = { ...sent, distanceKm: await measure(maps, sent, before) }
  const hallId = productOwnerId === null ? asked.hallId : undefined
  const companyId = own ?? asked.companyId
  const hall = hallId === undefined ? undefined : await findHall(call.db, hallId)
  const company = companyId === undefined ? noCommission : await findDeclaringCompany(call.db, companyId)
  if (hallId !== undefined && !hall) throw notFound('سالنی با این مشخصات')
  if (!company) throw notFound('شرکتی با این مشخصات')
  const settings = productOwnerId === null ? company : noCommission
  const prices = computePrices(hall, settings, asked.distanceKm)
  const { companyFeeRial, commissionRial } = before && keepsPrices(before, asked) ? before : prices
  return {
    companyFeeRial,
    commissionRial,
    holdRial: computeHold({ companyFeeRial, commissionRial }, asked.truckCount),
    balanceRial: own === null ? null : await balanceOf(call.db, { companyId: own, held: false }),
    heldRial: before ? computeHold(before, before.truckCount) : 0,
    rangeFromKm: company.minLoadReserveRangeKm,
    rangeToKm: company.maxLoadReserveRangeKm,
    rents: await rentsOf(call, hallId, asked),
    officialRentToman: await officialRentOf(call, asked),
  }
}

/** How far it goes as its declaration would be measured; what was asked counts where no points were named. */
async function measure(maps: Maps, { from, to, distanceKm }: Asked, before: CargoFacts | undefined) {
  if (!from || !to) return distanceKm
  if (before && isSameRoute(endsOf(before), { from, to })) return before.distanceKm
  return (await measureRoute(maps, { from, to })).distanceKm
}

async function findChanged(call: Call, cargoId: number) {
  const cargo = await findCargoForChoice(call.db, cargoId)
  if (!cargo || !(await maySeeCargo(call.db, sessionOf(call), cargoId))) throw notFound('باری با این شماره')
  return cargo
}

const noCommission = {
  commissionFixedRial: 0,
  commissionByKm: false,
  commissionMaxKmPriceRial: 0,
  commissionMinKmPriceRial: 0,
  commissionMinKm: 0,
  minLoadReserveRangeKm: null,
  maxLoadReserveRangeKm: null,
}

async function rentsOf(call: Call, hallId: number | undefined, asked: Asked) {
  const route = routeOf(hallId, asked)
  if (route === undefined) return null
  const now = await call.now()
  const since = new Date(now.getTime() - rentsSpanMs)
  const { categoryCode, weightKg, distanceKm, cargoId: exceptId } = asked
  return showRents(call.db, { route, categoryCode, since, now, exceptId }, { weightKg, distanceKm })
}

async function officialRentOf(call: Call, { weightKg, distanceKm }: Asked) {
  if (weightKg === undefined) return null
  return computeOfficialToman(await findOfficialRate(call.db, await call.now()), { weightKg, distanceKm })
}

/** Loads of a hall are compared with the hall's own, free ones with all that go a like route. */
function routeOf(hallId: number | undefined, { isHall, cityId, from, to }: Asked): RouteEnds | undefined {
  if (isHall && hallId !== undefined) return cityId === undefined ? undefined : { hallId, cityId }
  return from && to && { from, to }
}
