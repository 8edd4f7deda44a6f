export type WidthFacts = {
  id: string
  /** As declared, in px: how wide it would be. */
  width: number
  /** What its cells were measured to need, once they are drawn. */
  needs?: number | undefined
  /** How narrow it may become when the room is scarce, though its words are then cut; without it, as its cells need. */
  cutTo?: number | undefined
  /** Its words are cut after those of all others. */
  cutLast?: boolean | undefined
  /** Takes none of the room that is left. */
  fixed?: boolean
}

/**
 * In: the columns shown, widths set by hand (px), the room (px), and in which order columns leave where it is scarce. Out:
 * those that stay. A column leaves whole, and only when what must be read in whole would be beyond the edge.
 */
export function whichStay(
  columns: readonly WidthFacts[],
  set: Readonly<Record<string, number>>,
  room: number,
  leaving: readonly string[],
): readonly string[] {
  const least = new Map(
    columns.map((column) => [
      column.id,
      set[column.id] ?? Math.min(needOf(column), column.cutTo ?? Infinity),
    ]),
  )
  const [first, ...later] = leaving.filter((id) => least.has(id))
  if (room <= 0 || first === undefined || sumOf([...least.values()]) <= room)
    return columns.map(({ id }) => id)
  return whichStay(
    columns.filter(({ id }) => id !== first),
    set,
    room,
    later,
  )
}

/** No text is so long that a column is wider for it. */
const mostNeededPx = 320

/**
 * In: the columns shown, widths set by hand (px), and the room (px). Out: a width for each. What is set by hand stays.
 * Where there is room, the others fill it; where there is not, they give up first what no cell needs, then words that may
 * be cut, the shortest last; what then still does not fit keeps what its cells need: the table scrolls.
 */
export function fitWidths(
  columns: readonly WidthFacts[],
  set: Readonly<Record<string, number>>,
  room: number,
): Record<string, number> {
  const free = columns.filter(({ id }) => set[id] === undefined)
  const taken = columns.reduce((sum, { id }) => sum + (set[id] ?? 0), 0)
  const wanted = free.map((column) => Math.max(column.width, needOf(column)))
  const given = fillOrShrink(free, wanted, room - taken)
  const ids = new Map(free.map(({ id }, index) => [id, given[index] ?? 0]))
  return Object.fromEntries(columns.map(({ id, width }) => [id, set[id] ?? ids.get(id) ?? width]))
}

const needOf = ({ width, needs, cutTo }: WidthFacts) =>
  cutTo === undefined ? (needs ?? width) : Math.min(needs ?? width, mostNeededPx)

function fillOrShrink(
  columns: readonly WidthFacts[],
  wanted: readonly number[],
  room: number,
): readonly number[] {
  const spare = Math.floor(room - sumOf(wanted))
  if (spare >= 0) return sharedOut(columns, wanted, spare)
  const needed = columns.map((column, index) => (column.fixed ? (wanted[index] ?? 0) : needOf(column)))
  const cut = (isLast: boolean) =>
    columns.map(({ cutTo, cutLast = false }, index) =>
      Math.min(needed[index] ?? 0, cutLast && !isLast ? Infinity : (cutTo ?? Infinity)),
    )
  if (sumOf(cut(true)) > room) return needed
  const fitting = [needed, cut(false), cut(true)].reduce<readonly number[]>(
    (widths, floors) => shrunk(widths, floors, room),
    wanted,
  )
  return withRest(columns, fitting, room)
}

const sumOf = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0)

function withRest(columns: readonly WidthFacts[], widths: readonly number[], room: number): number[] {
  const last = columns.findLastIndex(({ fixed }) => !fixed)
  return widths.map((width, index) => (index === last ? width + room - sumOf(widths) : width))
}

/** Each grows in proportion. */
function sharedOut(columns: readonly WidthFacts[], widths: readonly number[], spare: number): number[] {
  const base = sumOf(widths.filter((_, index) => !columns[index]?.fixed))
  const grown = widths.map((width, index) =>
    columns[index]?.fixed ? width : width + Math.floor((spare * width) / base),
  )
  return withRest(columns, grown, sumOf(widths) + spare)
}

/** Each gives in proportion to what is over its floor, until all fit the room or nothing is left to give. */
function shrunk(widths: readonly number[], floors: readonly number[], room: number): readonly number[] {
  const slack = widths.map((width, index) => Math.max(0, width - (floors[index] ?? width)))
  const share = Math.min(1, Math.max(0, sumOf(widths) - room) / Math.max(1, sumOf(slack)))
  return widths.map(
    (width, index) => width - Math.min(slack[index] ?? 0, Math.ceil((slack[index] ?? 0) * share)),
  )
}
