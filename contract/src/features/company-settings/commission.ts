/** A company's financial configuration: rials, and kilometres where it says so (rules 13.6). */
export type CommissionSettings = {
  commissionFixedRial: number
  commissionByKm: boolean
  commissionMaxKmPriceRial: number
  commissionMinKmPriceRial: number
  commissionMinKm: number
}

/** In: a company's financial configuration and the route in km. Out: the commission of one truck in rials (rules 13.6). */
export function computeCommission(settings: CommissionSettings, distanceKm: number): number {
  if (!settings.commissionByKm) return settings.commissionFixedRial
  const km = Math.ceil(distanceKm)
  if (km <= settings.commissionMinKm) return settings.commissionMinKmPriceRial
  return Math.max(settings.commissionMinKmPriceRial, settings.commissionMaxKmPriceRial * km)
}
