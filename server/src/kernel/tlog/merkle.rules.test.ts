import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  computeConsistency,
  grow,
  joined,
  leafHash,
  nodeHash,
  noEntries,
  rootOf,
  type Subtree,
} from './merkle.rules.ts'

/** The tree of RFC 6962 as its text defines it, slowly. */
function slowRoot(leaves: readonly Buffer[]): Buffer {
  if (leaves.length === 0) return createHash('sha256').digest()
  if (leaves.length === 1) return leafHash(leaves[0] as Buffer)
  const half = splitOf(leaves.length)
  return nodeHash(slowRoot(leaves.slice(0, half)), slowRoot(leaves.slice(half)))
}
function slowProof(m: number, leaves: readonly Buffer[], isWhole = true): Buffer[] {
  if (m === leaves.length) return isWhole ? [] : [slowRoot(leaves)]
  const half = splitOf(leaves.length)
  return m <= half
    ? [...slowProof(m, leaves.slice(0, half), isWhole), slowRoot(leaves.slice(half))]
    : [...slowProof(m - half, leaves.slice(half), false), slowRoot(leaves.slice(0, half))]
}
const splitOf = (size: number) => 2 ** (Math.ceil(Math.log2(size)) - 1)
const treeOf = (leaves: readonly Buffer[]) =>
  leaves.reduce((tree, leaf) => grow(tree, leafHash(leaf)), noEntries)

/** The inputs of the test vectors that implementations of Certificate Transparency share, and the roots of their trees. */
const inputs = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
]
const roots = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
]

describe('a tree of hashes', () => {
  it('has the roots of the known vectors', () => {
    expect(rootOf(noEntries).toString('hex')).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    )
    roots.forEach((root, nr) => {
      const leaves = inputs.slice(0, nr + 1).map((hex) => Buffer.from(hex, 'hex'))
      expect(rootOf(treeOf(leaves)).toString('hex')).toBe(root)
    })
  })

  it('grows to what the definition says, at any size', () => {
    const leaves = Array.from({ length: 300 }, (_, nr) => Buffer.from(`entry ${nr}`))
    const sizes = [3, 9, 31, 32, 33, 100, 255, 256, 257, 300]
    expect(sizes.map((size) => rootOf(treeOf(leaves.slice(0, size))))).toEqual(
      sizes.map((size) => slowRoot(leaves.slice(0, size))),
    )
  })

  it('proves that it grew from a smaller one with the hashes that the definition names', () => {
    const leaves = Array.from({ length: 70 }, (_, nr) => Buffer.from(`entry ${nr}`))
    const hashOf = ({ level, index }: Subtree) =>
      slowRoot(leaves.slice(index * 2 ** level, (index + 1) * 2 ** level))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 70 }), (a, b) => {
        const [old, size] = [Math.min(a, b), Math.max(a, b)]
        const proof = computeConsistency(old, size).map((step) => joined(step.map(hashOf)))
        expect(proof).toEqual(slowProof(old, leaves.slice(0, size)))
      }),
    )
  })
})
