import { integer, optional } from './fields.ts'

/** Most rows that one reply carries (decisions §2). */
export const maxRows = 10_000

/** Paging fields that every list takes; without `PageSize` a list gives all its rows up to `maxRows`. */
export const pageFields = {
  Page: optional(integer('شمارهٔ صفحه', { min: 1, max: 1_000_000 })),
  PageSize: optional(integer('اندازهٔ صفحه', { min: 1, max: maxRows })),
}
export type Paging = { Page?: number; PageSize?: number }

/** In: the paging fields of a request. Out: the slice of rows to read. */
export function pageSlice({ Page = 1, PageSize = maxRows }: Paging) {
  return { limit: PageSize, offset: (Page - 1) * PageSize }
}
