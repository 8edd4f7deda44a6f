import { expect, it } from 'vitest'
import { readLand, readRoadEdges, readRoadNodes } from '../../kernel/facts.ts'
import { greatCircleKm } from '@bargah/contract/kernel/geo.ts'
import { buildRoadGraph, roadMap } from './road-graph.ts'

const legBetween = (from: string, to: string) =>
  buildRoadGraph()
    .find((place) => place.name === from)
    ?.legs.find((leg) => leg.to.name === to)

it.each([
  ['plain', 'میاندوآب', 'بوکان', 1.12, 60],
  ['hills', 'بروجن', 'لردگان', 1.22, 50],
  ['mountain', 'پاوه', 'مریوان', 1.4, 40],
])('reckons a leg without kilometres by its terrain: %s', (_, from, to, winding, speed) => {
  const leg = legBetween(from, to)
  const place = readRoadNodes().find((node) => node.name === from)
  if (!leg || !place) throw new Error('no such leg')
  const km = greatCircleKm(place, leg.to) * winding
  expect(leg.km).toBeCloseTo(km, 6)
  expect(leg.hours).toBeCloseTo(km / speed, 6)
})

it('takes kilometres that are known as they are, both ways', () => {
  expect(legBetween('تهران', 'کرج')?.km).toBe(48)
  expect(legBetween('کرج', 'تهران')?.km).toBe(48)
})

it('gives the whole graph for drawing, small enough to send at once', () => {
  const map = roadMap()
  expect(map.nodes).toHaveLength(183)
  expect(map.nodes[0]).toEqual(['تهران', 35.694, 51.422])
  expect(map.edges.map(([from, to]) => [map.nodes[from]?.[0], map.nodes[to]?.[0]])).toEqual(
    readRoadEdges().map((edge) => [edge.from, edge.to]),
  )
  expect(map.land.length + map.borders.length).toBe(readLand().length)
  expect(Buffer.byteLength(JSON.stringify(map))).toBeLessThan(22_000)
})
