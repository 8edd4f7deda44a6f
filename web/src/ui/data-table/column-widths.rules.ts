export type WidthFacts = {
  id: string
  /** As declared, in px. */
  width: number
  /** Takes none of the room that is left. */
  fixed?: boolean
}

/**
 * In: the columns shown, widths set by hand (px), and the room (px). Out: a width for each, filling the room; what is
 * set by hand stays as it is, the others grow in proportion and never shrink: the table then scrolls.
 */
export function fitWidths(
  columns: readonly WidthFacts[],
  set: Readonly<Record<string, number>>,
  room: number,
): Record<string, number> {
  const elastic = columns.filter(({ id, fixed }) => !fixed && set[id] === undefined)
  const taken = columns.reduce((sum, { id, width }) => sum + (set[id] ?? width), 0)
  const base = elastic.reduce((sum, { width }) => sum + width, 0)
  const spare = Math.max(0, Math.floor(room - taken))
  const widths: Record<string, number> = {}
  let given = 0
  for (const { id, width } of columns) widths[id] = set[id] ?? width
  for (const { id, width } of elastic) {
    const share = Math.floor((spare * width) / base)
    widths[id] = width + share
    given += share
  }
  const last = elastic.at(-1)
  if (last) widths[last.id] = (widths[last.id] ?? last.width) + spare - given
  return widths
}
