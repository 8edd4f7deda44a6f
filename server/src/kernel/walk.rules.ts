import type { ListParams } from '@bargah/contract/kernel/read-list.ts'

/** Looked at one by one before all are looked up: some five milliseconds, and twice where they do not suffice (0135). */
export const newest = 5_000
/** As many are looked up as fast as that, when the index of the search knows them. */
const few = 2_000

/** More than these are looked at one by one: what an index finds of them no longer fits in the memory of one statement. */
const mostLookedUp = 100_000

/** Of `all` rows `found` have what is asked, as PostgreSQL expects. */
export type Expected = { found: number; all: number }
type Page = Pick<ListParams, 'page' | 'pageSize'>

/** How many rows a walk in their order looks at, of those that the caller sees (`mine`), until it has a page and one row more. */
export const countWalked = ({ page, pageSize }: Page, { found, all }: Expected, mine = all): number =>
  Math.min(mine, Math.ceil(((page * pageSize + 1) * all) / found))

/** Whether the index of a search is asked at once: few rows have what is sought, or so few that the newest would not fill the page. */
export const isSoonSought = (page: Page, expected: Expected, mine: number): boolean =>
  expected.found <= few || countWalked(page, expected, mine) > newest

/** Whether what is sought is found by its index, where all that have it are wanted. */
export const isLookedUp = ({ found }: Expected): boolean => found <= mostLookedUp
