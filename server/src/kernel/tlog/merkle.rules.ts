import { createHash } from 'node:crypto'

/** The hashes of RFC 6962, section 2.1: SHA-256, leaves and inner nodes told apart by the byte before them. */
const hash = (prefix: number, ...parts: readonly Uint8Array[]): Buffer => {
  const sha = createHash('sha256').update(Uint8Array.of(prefix))
  for (const part of parts) sha.update(part)
  return sha.digest()
}
export const leafHash = (entry: string | Uint8Array): Buffer => hash(0, Buffer.from(entry))
export const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer => hash(1, left, right)

/** A tree by its size and the roots of the perfect trees that it is made of; `at[level]` is over 2^level entries. */
export type Frontier = { size: number; at: readonly Buffer[] }
export const noEntries: Frontier = { size: 0, at: [] }

const bit = (size: number, level: number) => Math.floor(size / 2 ** level) % 2 === 1

/** The tree with one entry more, by the hash of that entry. */
export function grow({ size, at }: Frontier, leaf: Buffer): Frontier {
  const next = [...at]
  let level = 0
  let top = leaf
  for (; bit(size, level); level += 1) top = nodeHash(next[level] as Buffer, top)
  next[level] = top
  return { size: size + 1, at: next }
}

export function rootOf({ size, at }: Frontier): Buffer {
  let root: Buffer | null = null
  for (let level = 0; 2 ** level <= size; level += 1)
    if (bit(size, level)) root = root ? nodeHash(at[level] as Buffer, root) : (at[level] as Buffer)
  return root ?? createHash('sha256').digest()
}

/** A perfect subtree: over 2^level entries, the first of them at index · 2^level. */
export type Subtree = { level: number; index: number }

/** The perfect subtrees that the entries from `start` to before `end` fall into, left to right; `start` a multiple of what is above. */
export function subtreesOf(start: number, end: number): Subtree[] {
  const found: Subtree[] = []
  for (let from = start; from < end; ) {
    let level = 0
    while (from % 2 ** (level + 1) === 0 && from + 2 ** (level + 1) <= end) level += 1
    found.push({ level, index: from / 2 ** level })
    from += 2 ** level
  }
  return found
}

/** The largest power of two below `size`, which is 2 at least. */
function splitAt(size: number): number {
  let half = 1
  while (half * 2 < size) half *= 2
  return half
}

/** One hash of a proof: over these perfect subtrees. */
type Step = readonly Subtree[]

/** What proves that the first `old` of `size` entries are a tree's before it grew (RFC 6962, 2.1.2). */
export function computeConsistency(old: number, size: number): Step[] {
  const steps = (m: number, start: number, end: number, isWhole: boolean): Step[] => {
    const length = end - start
    if (m === length) return isWhole ? [] : [subtreesOf(start, end)]
    const half = splitAt(length)
    return m <= half
      ? [...steps(m, start, start + half, isWhole), subtreesOf(start + half, end)]
      : [...steps(m - half, start + half, end, false), subtreesOf(start, start + half)]
  }
  return old === 0 || old > size ? [] : steps(old, 0, size, true)
}

type Head = { size: number; root: Buffer }

/** Whether the proof shows that a tree grew from `before` to `after` (RFC 9162, 2.1.4.2). */
export function isGrown(before: Head, after: Head, proof: readonly Buffer[]): boolean {
  if (before.size > after.size) return false
  if (before.size === 0) return proof.length === 0
  if (before.size === after.size) return proof.length === 0 && before.root.equals(after.root)
  const at = { old: before.size - 1, size: after.size - 1 }
  const up = () => Object.assign(at, { old: Math.floor(at.old / 2), size: Math.floor(at.size / 2) })
  while (at.old % 2 === 1) up()
  const [start, ...rest] = at.old === 0 ? [before.root, ...proof] : proof
  if (!start) return false
  let [first, second] = [start, start]
  for (const step of rest) {
    if (at.size === 0) return false
    if (at.old % 2 === 1 || at.old === at.size) {
      first = nodeHash(step, first)
      second = nodeHash(step, second)
      while (at.old % 2 === 0 && at.old !== 0) up()
    } else second = nodeHash(second, step)
    up()
  }
  return at.size === 0 && first.equals(before.root) && second.equals(after.root)
}

/** The level of that one of the perfect trees which a tree is made of into which an entry falls. */
export function levelOver(size: number, index: number): number {
  let level = Math.floor(Math.log2(size))
  for (let end = 0; ; level -= 1) {
    if (bit(size, level)) end += 2 ** level
    if (index < end) return level
  }
}

/** The hash over a perfect tree, by the hashes below it, left to right: as many as a power of two. */
export function foldPerfect(hashes: readonly Buffer[]): Buffer {
  let row = hashes
  while (row.length > 1)
    row = row.flatMap((left, nr) => (nr % 2 === 0 ? [nodeHash(left, row[nr + 1] as Buffer)] : []))
  return row[0] as Buffer
}

/** Puts the hashes of subtrees, left to right, into the one hash above them. */
export const joined = (hashes: readonly Buffer[]): Buffer =>
  hashes.reduceRight((right, left) => nodeHash(left, right))
