import { rialToToman } from '../../kernel/money.ts'

/** What a driver's pay for one truck comes from: rent in toman, route in km, weight in kg, fee and rate in rials. */
export type PayFacts = {
  cargoRent: number
  driverFeeRial: number
  cargoDistance: number
  kalaWeight: number
  /** The official rate of the day, rials per tonne-kilometre; null of a day without one. */
  officialRateRial: number | null
}

/** The rent by the official rate (toman), and how many per cent this load's rent lies above it, or below. */
export type OfficialRent = { rateRial: number; toman: number; percent: number }

/** The lines of a pay, toman: rent − fee − commission = net, always. */
export type Pay = {
  rentToman: number
  feeToman: number
  /** The company's affair: nothing of it is the driver's. */
  commissionToman: 0
  netToman: number
  perKmToman: number | null
  official: OfficialRent | null
}

/** What reaches the driver of one truck, whole toman: the rent without the hall's fee (rules 10.7). */
export const computeNetPay = (rentToman: number, driverFeeRial: number): number =>
  Math.floor(rentToman - rialToToman(driverFeeRial))

/** In: net pay in toman and the route in km. Out: toman per km in steps of ten; null without a route. */
export const computePayPerKm = (netPayToman: number, distanceKm: number): number | null =>
  distanceKm > 0 ? Math.round(netPayToman / distanceKm / 10) * 10 : null

/** In: a load, and the distance driven empty for it (km). Out: its pay; each kilometre counts, the empty ones too. */
export function computePay(facts: PayFacts, emptyKm = 0): Pay {
  const netToman = computeNetPay(facts.cargoRent, facts.driverFeeRial)
  return {
    rentToman: facts.cargoRent,
    feeToman: facts.cargoRent - netToman,
    commissionToman: 0,
    netToman,
    perKmToman: computePayPerKm(netToman, facts.cargoDistance + emptyKm),
    official: computeOfficialRent(facts),
  }
}

const kgPerTonne = 1_000

/** The rent, never the net pay, is what a rate per tonne-kilometre is held against. */
function computeOfficialRent({
  cargoRent,
  cargoDistance,
  kalaWeight,
  officialRateRial,
}: PayFacts): OfficialRent | null {
  const toman = computeOfficialToman(officialRateRial, { distanceKm: cargoDistance, weightKg: kalaWeight })
  if (toman === null || officialRateRial === null) return null
  return { rateRial: officialRateRial, toman, percent: Math.round((cargoRent / toman - 1) * 100) }
}

/** In: the official rate of a day, rials per tonne-kilometre, and a load. Out: the rent by it, toman; null where one of them is not known. */
export function computeOfficialToman(
  rateRial: number | null,
  { distanceKm, weightKg }: { distanceKm: number; weightKg: number },
): number | null {
  if (rateRial === null) return null
  const toman = Math.round(rialToToman((rateRial * distanceKm * weightKg) / kgPerTonne))
  return toman > 0 ? toman : null
}

/** Under this part of the official rent a zero is missing; above so many times it, as light loads are, there is one too many. */
const farBelow = 0.6
const farAbove = 10

/** Whether a rent is so far from the official one (both toman) that a zero may be missing or too many. */
export const isFarFromOfficial = (rentToman: number, officialToman: number): boolean =>
  rentToman < officialToman * farBelow || rentToman > officialToman * farAbove
