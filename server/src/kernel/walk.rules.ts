import { maxRows } from '@bargah/contract/kernel/list-columns.ts'
import type { ListParams } from '@bargah/contract/kernel/read-list.ts'

/** Looked at one by one before all are looked up: some five milliseconds, and twice where they do not suffice (0135). */
export const newest = 5_000
/** As many are looked up as fast as that, when the index of the search knows them. */
const few = 2_000
/** A row that the index finds costs as much as so many that are walked past. */
const asDear = 2
/** No walk is longer: what is sought may be nowhere in it. It costs less than an index that finds more than `maxRows`, whose page is then looked for once more. */
const longest = 40_000
/** How much longer a walk is than the page asks for by what PostgreSQL expects: rows do not stand at equal distances. */
const spare = 1.3

/** More than these are looked at one by one: what an index finds of them no longer fits in the memory of one statement. */
const mostLookedUp = 100_000

/** Of `all` rows `found` have what is asked, as PostgreSQL expects. */
export type Expected = { found: number; all: number }
type Page = Pick<ListParams, 'page' | 'pageSize'>

/** How many rows a walk in their order looks at, of those that the caller sees (`mine`), until it has a page and one row more. */
export const countWalked = ({ page, pageSize }: Page, { found, all }: Expected, mine = all): number =>
  Math.min(mine, Math.ceil(((page * pageSize + 1) * all) / found))

/**
 * How many of the newest rows are looked at one by one before the index of a search is asked; none where few have what is sought,
 * or where the index finds them sooner.
 */
export function countToWalk(page: Page, expected: Expected, mine: number): number {
  if (expected.found <= few) return 0
  const walked = Math.min(mine, Math.ceil(spare * countWalked(page, expected, mine)))
  const worth = expected.found > maxRows ? longest : asDear * expected.found
  return walked <= worth ? Math.max(newest, walked) : 0
}

/** Whether what is sought is found by its index, where all that have it are wanted. */
export const isLookedUp = ({ found }: Expected): boolean => found <= mostLookedUp
