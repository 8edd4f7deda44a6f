type Sums = Readonly<Record<string, number>>
/** What rows come to, in a list's own words: of its summed fields, and of the rows where they are all at hand. */
export type Totals<Row> = (sums: Sums, rows?: readonly Row[]) => string
/** The sums of a list: those of its columns, each in words, or all of them in words of the list's own. */
export type Summing<Row = never> = {
  columns: readonly { sums?: readonly { field: string; words: (sum: number) => string }[] }[]
  totals?: Totals<Row> | undefined
}

/** In: a list, how much its fields come to, and which rows that is. Out: the words for it, to follow a count. */
export const saySums = <Row>(
  { columns, totals }: Summing<Row>,
  sums: Sums,
  which = '',
  rows?: readonly Row[],
): string =>
  (totals
    ? [totals(sums, rows)]
    : columns.flatMap((column) => (column.sums ?? []).map(({ field, words }) => words(sums[field] ?? 0)))
  )
    .map((words) => `، ${words}${which}`)
    .join('')
