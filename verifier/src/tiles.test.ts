import { describe, expect, it } from 'vitest'
import { hashNode } from './merkle.ts'
import { FileFault, rangesFrom, readBundle, readHashes, tileNumber, tilePath, widthAt } from './tiles.ts'

it.each([
  [0, '000'],
  [999, '999'],
  [1000, 'x001/000'],
  [1_234_067, 'x001/x234/067'],
])('tile %i is called %s', (n, name) => {
  expect(tileNumber(n)).toBe(name)
})

it.each([
  [0, 0, 0, 0],
  [0, 0, 255, 255],
  [0, 0, 256, 256],
  [0, 1, 256, 0],
  [0, 1, 257, 1],
  [0, 5, 10, 0],
  [1, 0, 255, 0],
  [1, 0, 256, 1],
  [1, 0, 65_536, 256],
  [2, 0, 65_536, 1],
])('level %i, tile %i of a log of %i has %i nodes', (level, n, size, width) => {
  expect(widthAt(level, n, size)).toBe(width)
})

function files(all: Record<string, Uint8Array<ArrayBuffer>>) {
  const asked: string[] = []
  const source = async (path: string) => {
    asked.push(path)
    return all[path] ?? null
  }
  return { source, asked }
}
const hashOf = (n: number) => new Uint8Array(32).fill(n % 256)
const tileOf = (hashes: Uint8Array[]) => new Uint8Array(hashes.flatMap((hash) => [...hash]))
const hashes = (count: number, from = 0) => Array.from({ length: count }, (_, i) => hashOf(from + i))
const bundleOf = (entries: number[][]) => new Uint8Array(entries.flatMap((one) => [0, one.length, ...one]))
const faultOf = async (work: Promise<unknown>) => {
  const error = await work.catch((thrown: unknown) => thrown)
  return error instanceof FileFault ? [error.path, error.fault] : error
}

describe('a tile that is not full', () => {
  it('may have been replaced by the full one', async () => {
    const { source, asked } = files({ 'tile/0/000': tileOf(hashes(256)) })
    expect(await readHashes(source, 0, 0, 3)).toEqual(hashes(3))
    expect(asked).toEqual(['tile/0/000.p/3', 'tile/0/000'])
  })

  it('is missing where neither is there; a full one is asked for once', async () => {
    const none = files({})
    expect(await faultOf(readHashes(none.source, 0, 0, 3))).toEqual(['tile/0/000.p/3', 'file_missing'])
    expect(await faultOf(readHashes(none.source, 0, 0, 256))).toEqual(['tile/0/000', 'file_missing'])
    expect(none.asked).toEqual(['tile/0/000.p/3', 'tile/0/000', 'tile/0/000'])
  })

  it.each([
    ['a hash too few', tileOf(hashes(2))],
    ['a hash too many', tileOf(hashes(4))],
    ['half a hash', tileOf(hashes(3)).slice(0, -16)],
  ])('is broken with %s', async (_what, tile) => {
    const { source } = files({ 'tile/0/000.p/3': tile })
    expect(await faultOf(readHashes(source, 0, 0, 3))).toEqual(['tile/0/000.p/3', 'file_broken'])
  })
})

describe('a bundle', () => {
  const path = tilePath('entries', 0, 2)
  it('gives its entries, also those of the full one, and long ones', async () => {
    const long = new Uint8Array(300).fill(7)
    const { source } = files({ [path]: new Uint8Array([0, 1, 9, 1, 44, ...long]) })
    expect(await readBundle(source, 0, 2)).toEqual([new Uint8Array([9]), long])
    const full = files({ 'tile/entries/000': bundleOf(Array.from({ length: 256 }, (_, i) => [i])) })
    expect(await readBundle(full.source, 0, 2)).toEqual([new Uint8Array([0]), new Uint8Array([1])])
  })

  it.each([
    ['an entry too few', bundleOf([[1]])],
    ['an entry too many', bundleOf([[1], [2], [3]])],
    ['an entry that ends before its length', bundleOf([[1], [2, 2]]).slice(0, -1)],
    ['half a length behind it', new Uint8Array([...bundleOf([[1], [2]]), 0])],
  ])('is broken with %s', async (_what, bundle) => {
    expect(await faultOf(readBundle(files({ [path]: bundle }).source, 0, 2))).toEqual([path, 'file_broken'])
  })
})

describe('hashes of ranges', () => {
  it('are made of the tallest tiles, each read once', async () => {
    const { source, asked } = files({
      'tile/0/000': tileOf(hashes(256)),
      'tile/1/000.p/2': tileOf(hashes(2, 100)),
      'tile/0/002.p/2': tileOf(hashes(2, 50)),
    })
    const range = rangesFrom(source, 514)
    expect(await range(0, 256)).toEqual(hashOf(100))
    expect(await range(256, 512)).toEqual(hashOf(101))
    expect(await range(0, 512)).toEqual(hashNode(hashOf(100), hashOf(101)))
    expect(await range(512, 514)).toEqual(hashNode(hashOf(50), hashOf(51)))
    expect(await range(2, 4)).toEqual(hashNode(hashOf(2), hashOf(3)))
    expect(asked).toEqual(['tile/1/000.p/2', 'tile/0/002.p/2', 'tile/0/000'])
  })

  it('reach to the third level', async () => {
    const { source, asked } = files({ 'tile/2/000.p/1': tileOf(hashes(1, 77)) })
    expect(await rangesFrom(source, 65_536)(0, 65_536)).toEqual(hashOf(77))
    expect(asked).toEqual(['tile/2/000.p/1'])
  })
})
