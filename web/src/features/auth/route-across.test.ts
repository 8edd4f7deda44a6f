import { describe, expect, it } from 'vitest'
import { routeAcross } from './route-across.ts'

const graph = {
  nodes: [
    ['تبریز', 38, 46],
    ['تهران', 35.7, 51.4],
    ['زاهدان', 29.5, 60.8],
    ['بندرعباس', 27.2, 56.3],
    ['کیش', 26.5, 54],
  ],
  edges: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 1],
  ],
} as const

describe('routeAcross', () => {
  it('takes the shorter of two routes', () => {
    expect(routeAcross(graph, 'تبریز', 'بندرعباس')).toEqual([
      [38, 46],
      [35.7, 51.4],
      [27.2, 56.3],
    ])
  })
  it('goes the same way back', () => {
    expect(routeAcross(graph, 'بندرعباس', 'تبریز')).toEqual(
      routeAcross(graph, 'تبریز', 'بندرعباس').toReversed(),
    )
  })
  it('is empty for an island and for an unknown town', () => {
    expect(routeAcross(graph, 'تبریز', 'کیش')).toEqual([])
    expect(routeAcross(graph, 'تبریز', 'لندن')).toEqual([])
  })
})
