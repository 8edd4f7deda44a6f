/** The first, the last and the neighbours of a page; null stands for a gap. */
export function pagesAround(page: number, pages: number): (number | null)[] {
  const near = new Set([1, pages, page - 1, page, page + 1, ...(page <= 3 ? [2, 3, 4, 5] : [])])
  const shown = [...near].filter((number) => number >= 1 && number <= pages).toSorted((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1]
    return before !== undefined && number - before > 1 ? [null, number] : [number]
  })
}
