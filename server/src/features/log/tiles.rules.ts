/** Of a path below a log: hashes of a level, or entries; the first of them, and how many. */
export type Tile = { level: number | 'entries'; from: number; count: number }

/** How many hashes or entries a whole tile has. */
export const tileWidth = 256

const path = /^(entries|\d{1,2})\/((?:x\d{3}\/)*\d{3})(?:\.p\/([1-9]\d{0,2}))?$/

/** In: what stands behind `tile/`. Out: what it asks for; null when no log of that kind has such a file (tlog-tiles). */
export function readTilePath(text: string): Tile | null {
  const [, level, index = '', width] = path.exec(text) ?? []
  if (level === undefined || (level !== 'entries' && (Number(level) > 63 || /^0\d/.test(level)))) return null
  const count = width === undefined ? tileWidth : Number(width)
  // a number is written in one way: no empty group before it, no width that is a whole tile's
  if (index.startsWith('x000/') || (width !== undefined && count >= tileWidth)) return null
  const number = Number(index.replaceAll(/[x/]/g, ''))
  return { level: level === 'entries' ? level : Number(level), from: number * tileWidth, count }
}

/** In: how long a log is. Out: the tiles that hold all of it, each with its path behind `tile/`. */
export function listTiles(size: number): (Tile & { path: string })[] {
  const rows: [level: Tile['level'], count: number][] = [['entries', size]]
  for (let count = size, level = 0; count > 0; count = Math.floor(count / tileWidth), level += 1)
    rows.push([level, count])
  return rows.flatMap(([level, all]) =>
    Array.from({ length: Math.ceil(all / tileWidth) }, (_, nr) => {
      const count = Math.min(tileWidth, all - nr * tileWidth)
      return { level, from: nr * tileWidth, count, path: pathOf(level, nr, count) }
    }),
  )
}

function pathOf(level: Tile['level'], nr: number, count: number): string {
  const groups = [nr % 1_000]
  for (let rest = Math.floor(nr / 1_000); rest > 0; rest = Math.floor(rest / 1_000))
    groups.unshift(rest % 1_000)
  const last = groups.length - 1
  const index = groups.map((group, i) => `${i < last ? 'x' : ''}${String(group).padStart(3, '0')}`)
  return [level, ...index].join('/') + (count < tileWidth ? `.p/${count}` : '')
}

/** Entries as a bundle: each after its length in two bytes, big-endian. */
export const bundleOf = (entries: readonly string[]): Buffer =>
  Buffer.concat(
    entries.flatMap((entry) => {
      const bytes = Buffer.from(entry)
      return [Buffer.from([bytes.length >> 8, bytes.length & 255]), bytes]
    }),
  )
