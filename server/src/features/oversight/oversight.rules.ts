import type { FindingKind } from '@bargah/contract/features/oversight/oversight.states.ts'

/** Somebody's figure in a month: how often it was so, of how many, and the same of others, among whom he is judged. */
export type Counted = { hits: number; outOf: number; usualHits: number; usualOutOf: number }

/** How often at least, whatever the shares: less is said of nobody. */
const atLeast: Record<FindingKind, number> = {
  night_turns: 5,
  turn_bursts: 12,
  staff_lists_win: 6,
  few_drivers: 6,
  given_again: 3,
  ended_in_round: 3,
  edited_after_choices: 4,
  refused_as_far: 6,
  shared_phone: 2,
  // two drive one truck by turns
  shared_truck: 3,
}
/** Here the number is the finding, and no share. */
const byNumber: readonly FindingKind[] = ['shared_phone', 'shared_truck']

/** Of a month and kind in which nobody is favoured, so many findings are expected. */
const falseFindings = 0.01

/**
 * In: all who were counted for one kind in one month. Out: those whose figure luck does not explain. Each is held against
 * what is usual among the others; the more are judged, the rarer it must be, so that a fair month gives one finding of a
 * kind in a hundred months ([0112](../../../../docs/decisions/0112-what-looks-like-favour.md)).
 */
export function computeFindings<C extends Counted>(kind: FindingKind, counted: readonly C[]): C[] {
  const enough = counted.filter(({ hits }) => hits >= atLeast[kind])
  if (byNumber.includes(kind)) return enough
  return enough.filter((one) => computeChance(one) * counted.length < falseFindings)
}

/**
 * How likely it is that so many hits at least fall to one by luck alone, when all that were counted are dealt out anew among
 * him and the others (hypergeometric): what is usual among few is itself known badly, and accuses nobody.
 */
export function computeChance({ hits, outOf, usualHits, usualOutOf }: Counted): number {
  // one case more on either side: nobody has shown yet that it never happens
  const [allHits, all] = [hits + usualHits + 1, outOf + usualOutOf + 2]
  // fewer than were to be expected; far below it the sum would vanish
  if (hits * all < outOf * allHits) return 1
  const misses = all - allHits
  let term = Math.exp(logChoose(allHits, hits) + logChoose(misses, outOf - hits) - logChoose(all, outOf))
  let sum = 0
  for (let count = hits; count <= Math.min(outOf, allHits); count += 1) {
    sum += term
    term *= ((allHits - count) * (outOf - count)) / ((count + 1) * (misses - outOf + count + 1))
  }
  return Math.min(1, sum)
}

/** The logarithm of how many ways there are to choose so many of all. */
function logChoose(all: number, chosen: number): number {
  let sum = 0
  for (let place = 1; place <= Math.min(chosen, all - chosen); place += 1)
    sum += Math.log((all - Math.min(chosen, all - chosen) + place) / place)
  return sum
}
