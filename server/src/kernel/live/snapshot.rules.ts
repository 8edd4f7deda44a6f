/** Which transactions had ended at a moment, as PostgreSQL says it: `737:740:738,739`. */
type Snapshot = { xmin: number; xmax: number; open: ReadonlySet<number> }
/** A place in the stream of events: everything up to it has been seen. `atMs`: when, by the database's clock. */
export type Place = { atMs: number; snapshot: Snapshot }

const snapshotForm = /^(\d{1,15}):(\d{1,15}):((?:\d{1,15}(?:,\d{1,15}){0,500})?)$/
const placeForm = /^(\d{1,15})~(.+)$/

/** In: a snapshot as PostgreSQL spells it. Out: the same to ask, or null for what is none. */
export function readSnapshot(text: string): Snapshot | null {
  const [, xmin, xmax, open = ''] = snapshotForm.exec(text) ?? []
  if (xmin === undefined || xmax === undefined) return null
  return {
    xmin: Number(xmin),
    xmax: Number(xmax),
    open: new Set(open.split(',').filter(Boolean).map(Number)),
  }
}

/** Whether what a transaction wrote was there at the snapshot. */
export const isSeen = (xid: number, { xmin, xmax, open }: Snapshot): boolean =>
  xid < xmin || (xid < xmax && !open.has(xid))

/** The id of an event, by which a client says where it was cut. */
export const idOf = ({ atMs, snapshot: { xmin, xmax, open } }: Place): string =>
  `${atMs}~${xmin}:${xmax}:${[...open].join(',')}`

/** In: what a client sent as the id that it saw last. Out: the place, or null for what is none of ours. */
export function readPlace(id: string): Place | null {
  const [, atMs, text = ''] = placeForm.exec(id) ?? []
  const snapshot = readSnapshot(text)
  return atMs !== undefined && snapshot ? { atMs: Number(atMs), snapshot } : null
}
