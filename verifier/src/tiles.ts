/** The files of a log (C2SP tlog-tiles): their paths, and hashes of ranges had from them. */
import type { Bytes } from './bytes.ts'
import { hashNode, type RangeHash, splitPoint } from './merkle.ts'

/** A file of the log by its path below the log's address; null when there is none. */
export type Source = (path: string) => Promise<Uint8Array | null>

export const tileWidth = 256
const hashLength = 32

/** A file that should be there and is not, or is not as long as it should be. */
export class FileFault extends Error {
  readonly path: string
  readonly fault: 'file_missing' | 'file_broken'

  constructor(path: string, fault: 'file_missing' | 'file_broken') {
    super(`${path}: ${fault}`)
    this.path = path
    this.fault = fault
  }
}

/** 1234067 is x001/x234/067. */
export function tileNumber(n: number): string {
  const last = String(n % 1000).padStart(3, '0')
  const above: string[] = []
  for (let rest = Math.floor(n / 1000); rest > 0; rest = Math.floor(rest / 1000))
    above.unshift(`x${String(rest % 1000).padStart(3, '0')}`)
  return [...above, last].join('/')
}

/** The path of a tile; `level` is `entries` for the entries themselves. */
export function tilePath(level: number | 'entries', n: number, width: number): string {
  return `tile/${level}/${tileNumber(n)}${width < tileWidth ? `.p/${width}` : ''}`
}

/** How many nodes the n-th tile of a level holds in a log of `size`. */
export function widthAt(level: number, n: number, size: number): number {
  return Math.max(0, Math.min(tileWidth, Math.floor(size / tileWidth ** level) - n * tileWidth))
}

/** A tile of a log of `size`, whose partial form may be gone once it is full. */
async function readTile(source: Source, level: number | 'entries', n: number, size: number): Promise<Bytes> {
  const width = widthAt(level === 'entries' ? 0 : level, n, size)
  const path = tilePath(level, n, width)
  const found =
    (await source(path)) ?? (width < tileWidth ? await source(tilePath(level, n, tileWidth)) : null)
  if (!found) throw new FileFault(path, 'file_missing')
  return found
}

/** The hashes of a tile, as many as a log of `size` has there. */
export async function readHashes(source: Source, level: number, n: number, size: number): Promise<Bytes[]> {
  const width = widthAt(level, n, size)
  const tile = await readTile(source, level, n, size)
  const isWhole = tile.length === width * hashLength || tile.length === tileWidth * hashLength
  if (!isWhole) throw new FileFault(tilePath(level, n, width), 'file_broken')
  return Array.from({ length: width }, (_, i) => tile.slice(i * hashLength, (i + 1) * hashLength))
}

/** The entries of a bundle, as many as a log of `size` has there. */
export async function readBundle(source: Source, n: number, size: number): Promise<Bytes[]> {
  const width = widthAt(0, n, size)
  const bundle = await readTile(source, 'entries', n, size)
  const entries: Bytes[] = []
  let at = 0
  while (at + 2 <= bundle.length) {
    const end = at + 2 + ((bundle[at] as number) << 8) + (bundle[at + 1] as number)
    entries.push(bundle.slice(at + 2, end))
    at = end
  }
  const isWhole = entries.length === width || entries.length === tileWidth
  if (at !== bundle.length || !isWhole) throw new FileFault(tilePath('entries', n, width), 'file_broken')
  return entries.slice(0, width)
}

/** Hashes of ranges of a log of `size` from its tiles, each tile read once. What they prove, a proof must show. */
export function rangesFrom(source: Source, size: number): RangeHash {
  const read = new Map<string, Promise<Bytes[]>>()
  const tile = (level: number, n: number) => {
    const key = `${level}/${n}`
    const known = read.get(key) ?? readHashes(source, level, n, size)
    read.set(key, known)
    return known
  }
  const rangeHash: RangeHash = async (start, end) => {
    const count = end - start
    // the tallest tile whose nodes this range is made of: 256 nodes of a tile are one of the tile above
    let level = 0
    while (count % tileWidth ** (level + 1) === 0 && start % tileWidth ** (level + 1) === 0) level += 1
    if (count === tileWidth ** level) {
      const at = start / count
      return (await tile(level, Math.floor(at / tileWidth)))[at % tileWidth] as Bytes
    }
    const middle = start + splitPoint(count)
    return hashNode(await rangeHash(start, middle), await rangeHash(middle, end))
  }
  return rangeHash
}
