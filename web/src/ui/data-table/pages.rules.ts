import type { PageSize } from './table-state.rules.ts'

const mostNumbers = 5
/** What stands over and under the rows of a page that is a list, in px: bars, title, tools, head and foot. */
const aroundRows = 279
const [fewestThatFit, mostThatFit] = [6, 100]
/** Rows of a page where nothing is fitted: the cards of a phone. */
export const rowsUnfitted = 10

/** How many rows a page shows without scrolling. In, in px: the window, a row, and what else stands over the list. */
export function rowsThatFit(height: number, rowPx: number, above = 0): number {
  return Math.min(mostThatFit, Math.max(fewestThatFit, Math.floor((height - aroundRows - above) / rowPx)))
}

/** In: the size that is chosen, and how many rows fit. Out: how many rows a page has. */
export const rowsOfPage = (size: PageSize, fits = rowsUnfitted) => (size === 'fit' ? fits : size)

/** In: a page, and how many rows one has and had. Out: the page on which its first row is now. */
export const samePlace = (page: number, rows: number, before: number) =>
  Math.floor(((page - 1) * before) / rows) + 1

/** In: the page and how many there are. Out: up to five page numbers around it. */
export function pageNumbers(page: number, pages: number): number[] {
  const count = Math.min(mostNumbers, pages)
  const first = Math.max(1, Math.min(page - Math.floor(count / 2), pages - count + 1))
  return Array.from({ length: count }, (_, index) => first + index)
}

/** In: page, size and total. Out: the first and last row shown, from 1; 0 to 0 of an empty list. */
export function rowRange(page: number, pageSize: number | 'all', total: number) {
  if (total === 0) return { from: 0, to: 0 }
  if (pageSize === 'all') return { from: 1, to: total }
  return { from: Math.min(total, (page - 1) * pageSize + 1), to: Math.min(total, page * pageSize) }
}

export const pageCount = (pageSize: number | 'all', total: number) =>
  pageSize === 'all' ? 1 : Math.max(1, Math.ceil(total / pageSize))
