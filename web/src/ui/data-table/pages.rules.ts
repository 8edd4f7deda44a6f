const mostNumbers = 5

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
