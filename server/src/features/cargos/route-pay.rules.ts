import { fewestAlike } from './rents.rules.ts'

/** A load of a route that somebody took: its rent in toman, and who pays it. */
export type PaidLoad = { rentToman: number; payerId: number }
export type PayBand = { from: number; to: number; loads: number }

/** Both ends of a band are told in steps of so many toman. */
const stepToman = 100_000
/** Of one payer's loads the band would be his price list. */
const fewestPayers = 2

/**
 * In: loads of a route. Out: the middle half of their rents, the lower end rounded down and the upper one up, and how many
 * they are; null of fewer than five, or where one alone pays. So no single rent can be read from it.
 */
export function computePayBand(loads: readonly PaidLoad[]): PayBand | null {
  if (loads.length < fewestAlike) return null
  if (new Set(loads.map(({ payerId }) => payerId)).size < fewestPayers) return null
  const rents = loads.map(({ rentToman }) => rentToman).toSorted((a, b) => a - b)
  const from = roundTo(rents[quarterOf(rents.length)] ?? 0, Math.floor)
  const to = roundTo(rents[rents.length - 1 - quarterOf(rents.length)] ?? 0, Math.ceil)
  // a single rent that stands on a step would be told as it is
  return { from, to: to === from ? to + stepToman : to, loads: rents.length }
}

/** How many rents of a quarter stand outside at either end. */
const quarterOf = (count: number) => Math.floor(count / 4)
const roundTo = (toman: number, round: (steps: number) => number) => round(toman / stepToman) * stepToman
