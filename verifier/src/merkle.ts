/** The Merkle tree of RFC 6962, section 2.1. */
import { type Bytes, concat, isSame } from './bytes.ts'
import { sha256 } from './sha256.ts'

const leafPrefix = Uint8Array.of(0)
const nodePrefix = Uint8Array.of(1)

export const hashLeaf = (entry: Bytes): Bytes => sha256(concat(leafPrefix, entry))
export const hashNode = (left: Bytes, right: Bytes): Bytes => sha256(concat(nodePrefix, left, right))
const emptyRoot = sha256(new Uint8Array())

/** The greatest power of two that is smaller than `count`, which is more than one. */
export function splitPoint(count: number): number {
  let half = 1
  while (half * 2 < count) half *= 2
  return half
}

type Node = { level: number; hash: Bytes }

/**
 * A tree that grows leaf by leaf. `onNode` hears of each node that is whole, with its level above the leaves; a tile
 * holds those whose level is a multiple of eight.
 */
export class GrowingTree {
  size = 0
  private readonly peaks: Node[] = []
  private readonly onNode: (level: number, hash: Bytes) => void

  constructor(onNode: (level: number, hash: Bytes) => void = () => {}) {
    this.onNode = onNode
  }

  add(leaf: Bytes): void {
    let node: Node = { level: 0, hash: leaf }
    this.onNode(0, leaf)
    for (let left = this.peaks.at(-1); left?.level === node.level; left = this.peaks.at(-1)) {
      this.peaks.pop()
      node = { level: node.level + 1, hash: hashNode(left.hash, node.hash) }
      this.onNode(node.level, node.hash)
    }
    this.peaks.push(node)
    this.size += 1
  }

  root(): Bytes {
    return (
      this.peaks
        .map(({ hash }) => hash)
        .reduceRight<Bytes | null>((right, left) => (right ? hashNode(left, right) : left), null) ?? emptyRoot
    )
  }
}

/** The hash of the leaves from `start` up to, not with, `end`, wherever it is had from. */
export type RangeHash = (start: number, end: number) => Promise<Bytes>

/** PATH(index, D[start:end]): what is needed to come from the leaf to the root, lowest first. */
export async function proveInclusion(
  index: number,
  size: number,
  hashOf: RangeHash,
  start = 0,
): Promise<Bytes[]> {
  const count = size - start
  if (count === 1) return []
  const middle = start + splitPoint(count)
  if (index < middle)
    return [...(await proveInclusion(index, middle, hashOf, start)), await hashOf(middle, size)]
  return [...(await proveInclusion(index, size, hashOf, middle)), await hashOf(start, middle)]
}

/** Whether the leaf stands at `index` of the tree of `size` with `root`. */
export function isIncluded(
  leaf: Bytes,
  index: number,
  size: number,
  proof: readonly Bytes[],
  root: Bytes,
): boolean {
  const rest = [...proof]
  const made = index < size ? climb(leaf, index, size, rest) : null
  return made !== null && rest.length === 0 && isSame(made, root)
}

function climb(leaf: Bytes, index: number, count: number, rest: Bytes[]): Bytes | null {
  if (count === 1) return leaf
  const half = splitPoint(count)
  const beside = rest.pop()
  if (!beside) return null
  const isLeft = index < half
  const inner = isLeft ? climb(leaf, index, half, rest) : climb(leaf, index - half, count - half, rest)
  return inner && (isLeft ? hashNode(inner, beside) : hashNode(beside, inner))
}

/** PROOF(oldSize, D[0:size]): what shows that the tree of `oldSize` is a prefix; empty when there is nothing to show. */
export async function proveConsistency(oldSize: number, size: number, hashOf: RangeHash): Promise<Bytes[]> {
  if (oldSize === 0 || oldSize === size) return []
  return subProof(oldSize, 0, size, true, hashOf)
}

async function subProof(
  oldSize: number,
  start: number,
  end: number,
  isOldRoot: boolean,
  hashOf: RangeHash,
): Promise<Bytes[]> {
  if (oldSize === end) return isOldRoot ? [] : [await hashOf(start, end)]
  const middle = start + splitPoint(end - start)
  if (oldSize <= middle)
    return [...(await subProof(oldSize, start, middle, isOldRoot, hashOf)), await hashOf(middle, end)]
  return [...(await subProof(oldSize, middle, end, false, hashOf)), await hashOf(start, middle)]
}

export type Head = { size: number; root: Bytes }

/** Whether the proof shows that `old` is a prefix of `head`. */
export function isConsistent(old: Head, head: Head, proof: readonly Bytes[]): boolean {
  if (old.size > head.size) return false
  if (old.size === head.size) return proof.length === 0 && isSame(old.root, head.root)
  if (old.size === 0) return proof.length === 0 && isSame(old.root, emptyRoot)
  const rest = [...proof]
  const made = bothRoots(old, 0, head.size, true, rest)
  return made !== null && rest.length === 0 && isSame(made.was, old.root) && isSame(made.is, head.root)
}

/** The roots of the old and of the new tree between `start` and `end`, made from the proof. */
function bothRoots(
  old: Head,
  start: number,
  end: number,
  isOldRoot: boolean,
  rest: Bytes[],
): { was: Bytes; is: Bytes } | null {
  if (old.size === end) {
    const hash = isOldRoot ? old.root : rest.pop()
    return hash ? { was: hash, is: hash } : null
  }
  const middle = start + splitPoint(end - start)
  const beside = rest.pop()
  if (!beside) return null
  if (old.size <= middle) {
    const left = bothRoots(old, start, middle, isOldRoot, rest)
    return left && { was: left.was, is: hashNode(left.is, beside) }
  }
  const right = bothRoots(old, middle, end, false, rest)
  return right && { was: hashNode(beside, right.was), is: hashNode(beside, right.is) }
}
