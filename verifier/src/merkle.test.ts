import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Bytes, utf8 } from './bytes.ts'
import { readCheckpoint } from './checkpoint.ts'
import { hashLeaf, isConsistent, isIncluded, proveConsistency, proveInclusion } from './merkle.ts'
import { sha256 } from './sha256.ts'
import { rangesFrom, tileNumber } from './tiles.ts'
import { WrittenLog } from './write-log.build.ts'

it('SHA-256 is that of Node, around the ends of its blocks too', () => {
  for (let length = 0; length < 200; length += 1) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256)
    expect(sha256(message)).toEqual(new Uint8Array(createHash('sha256').update(message).digest()))
  }
})

it('a tile number is written in groups of three', () => {
  expect([0, 7, 999, 1000, 1_234_067].map(tileNumber)).toEqual([
    '000',
    '007',
    '999',
    'x001/000',
    'x001/x234/067',
  ])
})

const texts = Array.from({ length: 777 }, (_, i) => `entry ${i}`)
const headOf = (log: WrittenLog, size: number) => {
  const head = readCheckpoint(log.checkpoint(size))
  if (!head) throw new Error('not a checkpoint')
  return head
}

it('proofs of inclusion and consistency are made from tiles and hold for the entry and the sizes they are of', async () => {
  const log = new WrittenLog({ texts })
  const head = headOf(log, texts.length)
  const ranges = rangesFrom(log.source(), head.size)
  for (const index of [0, 1, 255, 256, 300, 511, 512, 776]) {
    const proof = await proveInclusion(index, head.size, ranges)
    const leaf = hashLeaf(utf8(`entry ${index}`))
    expect(isIncluded(leaf, index, head.size, proof, head.root)).toBe(true)
    expect(isIncluded(leaf, (index + 1) % head.size, head.size, proof, head.root)).toBe(false)
    expect(isIncluded(hashLeaf(utf8('other')), index, head.size, proof, head.root)).toBe(false)
  }
  for (const size of [0, 1, 2, 3, 255, 256, 257, 512, 640, 776, 777]) {
    const old = headOf(log, size)
    const proof = await proveConsistency(size, head.size, ranges)
    expect(isConsistent(old, head, proof)).toBe(true)
    expect(isConsistent({ ...old, root: sha256(utf8('x')) }, head, proof)).toBe(false)
    expect(isConsistent(old, { ...head, root: sha256(utf8('x')) }, proof)).toBe(
      size === 0 && proof.length === 0,
    )
  }
})

describe('a proof of which one fact differs shows nothing', () => {
  const log = new WrittenLog({ texts })
  const head = headOf(log, texts.length)
  const ranges = rangesFrom(log.source(), head.size)
  const other = sha256(utf8('other'))
  /** Each hash of a proof replaced, the first and the last left out, and one hash more. */
  const spoiled = (proof: readonly Bytes[]) => [
    ...proof.map((_, i) => proof.with(i, other)),
    proof.slice(1),
    proof.slice(0, -1),
    [...proof, other],
    [other, ...proof],
  ]

  it.each([1, 2, 3, 255, 256, 257, 512, 640, 776])('that the tree of %i has grown', async (size) => {
    const proof = await proveConsistency(size, head.size, ranges)
    for (const wrong of spoiled(proof)) expect(isConsistent(headOf(log, size), head, wrong)).toBe(false)
  })

  it.each([0, 1, 255, 256, 511, 776])('that entry %i is in it', async (index) => {
    const leaf = hashLeaf(utf8(`entry ${index}`))
    const proof = await proveInclusion(index, head.size, ranges)
    for (const wrong of spoiled(proof))
      expect(isIncluded(leaf, index, head.size, wrong, head.root)).toBe(false)
  })

  it('nor is an entry beyond the end in it, nor does a tree grow backwards or out of another', async () => {
    const leaf = hashLeaf(utf8('entry 0'))
    expect(isIncluded(leaf, 1, 1, [], leaf)).toBe(false)
    expect(isConsistent(head, headOf(log, 776), [])).toBe(false)
    expect(isConsistent(head, head, [other])).toBe(false)
    expect(isConsistent({ ...head, root: other }, head, [])).toBe(false)
    expect(isConsistent(headOf(log, 0), head, [other])).toBe(false)
    expect(isConsistent({ size: 0, root: other }, head, [])).toBe(false)
  })
})
