import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readRoadNodes } from '../../kernel/facts.ts'
import { createOfflineMaps } from './maps.offline.ts'

/**
 * Kilometres by road between cities as tables of distances, atlases and signs of the roads commonly publish them; sources
 * differ by two or three in a hundred among themselves. The graph was mended by the set `mend`: all single legs, and the
 * pairs that showed a missing road. It is judged by the set `judge`, longer routes that no length was taken from.
 */
const published = readFileSync(join(import.meta.dirname, '../../../test/road-distances.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
const places = new Map(readRoadNodes().map((node) => [node.name, node]))
const maps = createOfflineMaps()

async function offBy([from = '', to = '', km = '']: string[]): Promise<{ route: string; by: number }> {
  const [start, end] = [places.get(from), places.get(to)]
  if (!start || !end) throw new Error(`no such place: ${from} – ${to}`)
  const { distanceKm } = await maps.route(start, end)
  return { route: `${from} – ${to}: ${distanceKm} for ${km}`, by: Math.abs(distanceKm / Number(km) - 1) }
}

describe.each([
  ['judge', 100],
  ['mend', 90],
])('the distances of the set %s', (set, least) => {
  it('are off by less than 3 % on average, and none by more than 10 %', async () => {
    const found = await Promise.all(published.filter(([, , , of]) => of === set).map(offBy))
    expect(found.length).toBeGreaterThan(least)
    expect(found.filter(({ by }) => by > 0.1).map(({ route }) => route)).toEqual([])
    expect(found.reduce((sum, { by }) => sum + by, 0) / found.length).toBeLessThan(0.03)
  })
})

it('no route between two cities of the tables is in both sets', () => {
  const routes = published.map(([from = '', to = '']) => [from, to].toSorted().join())
  expect(new Set(routes).size).toBe(routes.length)
})
