import { mostPreLoads, type PreLoadRefusal } from '@bargah/contract/features/cargos/pre-loads.text.ts'

export type PreLoadFacts = {
  /** How many the company keeps already, and how many come. */
  kept: number
  more: number
  /** Of the hall that is named, if one is. */
  represented: boolean
  isThere: { goods: boolean; packaging: boolean; city: boolean; loaderTypes: boolean; customers: boolean }
}

/** Whether a declaration may be kept: what it names is there, and there is room. */
export function mayKeep({ kept, more, represented, isThere }: PreLoadFacts): PreLoadRefusal | null {
  if (!represented) return 'not_represented'
  if (!isThere.city) return 'city_unknown'
  if (!isThere.customers) return 'customer_unknown'
  if (!isThere.goods) return 'goods_unknown'
  if (!isThere.packaging) return 'packaging_unknown'
  if (!isThere.loaderTypes) return 'loader_type_unknown'
  return mayKeepMore(kept, more)
}

/** Whether a company that keeps so many may keep some more. */
export const mayKeepMore = (kept: number, more: number): 'too_many' | null =>
  kept + more > mostPreLoads ? 'too_many' : null

const plainRangeKm = 45

type Limits = { minLoadReserveRangeKm: number | null; maxLoadReserveRangeKm: number | null }

/**
 * In: the range (km, 0 = anywhere) of the last free cargo, if there was one, and what the company may use. Out: the range to
 * propose: the last, else 45, and of what is not allowed the nearest that is (rules 9.7).
 */
export function proposeRange(lastKm: number | undefined, limits: Limits): number {
  const wanted = lastKm ?? plainRangeKm
  const most = limits.maxLoadReserveRangeKm ?? Number.POSITIVE_INFINITY
  const reach = wanted === 0 ? Number.POSITIVE_INFINITY : wanted
  const within = Math.max(limits.minLoadReserveRangeKm ?? 0, Math.min(reach, most))
  return Number.isFinite(within) ? within : 0
}
