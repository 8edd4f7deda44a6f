import { expect, it } from 'vitest'
import { bundleOf, listTiles, readTilePath, type Tile } from './tiles.rules.ts'

it.each<[string, ReturnType<typeof readTilePath>]>([
  ['0/000', { level: 0, from: 0, count: 256 }],
  ['0/x001/x234/067', { level: 0, from: 1_234_067 * 256, count: 256 }],
  ['63/255.p/255', { level: 63, from: 255 * 256, count: 255 }],
  ['entries/001.p/1', { level: 'entries', from: 256, count: 1 }],
  ['64/000', null],
  ['00/000', null],
  ['0/0', null],
  ['0/x000/001', null],
  ['0/001/002', null],
  ['0/000.p/0', null],
  ['0/000.p/01', null],
  ['0/000.p/256', null],
  ['0/000.p/', null],
  ['0/000/', null],
  ['entries/000.P/1', null],
  ['data/000', null],
])('the path of a tile %s', (text, tile) => {
  expect(readTilePath(text)).toEqual(tile)
})

it('puts entries behind each other, each after its length', () => {
  expect(bundleOf(['ab', 'x'.repeat(258)]).subarray(0, 7)).toEqual(Buffer.from([0, 2, 97, 98, 1, 2, 120]))
})

it('lists the tiles that hold all of a log, each found again by its path', () => {
  expect(listTiles(0)).toEqual([])
  for (const size of [1, 255, 256, 257, 65_536, 70_000, 300_000]) {
    const tiles = listTiles(size)
    for (const { path, ...tile } of tiles) expect(readTilePath(path)).toEqual(tile)
    const held = (level: Tile['level']) =>
      tiles.filter((tile) => tile.level === level).reduce((sum, { count }) => sum + count, 0)
    expect([held('entries'), held(0), held(1)]).toEqual([size, size, Math.floor(size / 256)])
  }
  expect(listTiles(300_000).at(1_100)?.path).toBe('entries/x001/100')
})
