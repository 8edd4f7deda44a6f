import type { RoadGraph } from '../../ui/RouteMap.tsx'

type Place = readonly [lat: number, lon: number]

/** In: the road graph and two of its towns by name. Out: the places of the shortest route; empty when there is none. */
export function routeAcross(graph: RoadGraph, fromName: string, toName: string): Place[] {
  const from = graph.nodes.findIndex(([name]) => name === fromName)
  const to = graph.nodes.findIndex(([name]) => name === toName)
  if (from < 0 || to < 0) return []
  const cameFrom = shortestFrom(graph, from)
  const route = [to]
  for (let at = cameFrom.get(to); at !== undefined; at = cameFrom.get(at)) route.unshift(at)
  return route[0] === from ? route.map((node) => placeOf(graph, node)) : []
}

/** Dijkstra, searching the nearest open town by eye: the graph has a few hundred towns. */
function shortestFrom(graph: RoadGraph, from: number): Map<number, number> {
  const neighbours = neighboursOf(graph)
  const reached = new Map([[from, 0]])
  const cameFrom = new Map<number, number>()
  const open = new Set([from])
  while (open.size > 0) {
    const here = [...open].reduce((a, b) => ((reached.get(a) ?? 0) <= (reached.get(b) ?? 0) ? a : b))
    open.delete(here)
    for (const next of neighbours.get(here) ?? []) {
      const length = (reached.get(here) ?? 0) + lengthOf(placeOf(graph, here), placeOf(graph, next))
      if (length >= (reached.get(next) ?? Number.POSITIVE_INFINITY)) continue
      reached.set(next, length)
      cameFrom.set(next, here)
      open.add(next)
    }
  }
  return cameFrom
}

function neighboursOf({ edges }: RoadGraph): Map<number, number[]> {
  const neighbours = new Map<number, number[]>()
  const join = (a: number, b: number) => neighbours.set(a, [...(neighbours.get(a) ?? []), b])
  for (const [a, b] of edges) {
    join(a, b)
    join(b, a)
  }
  return neighbours
}

function placeOf({ nodes }: RoadGraph, node: number): Place {
  const [, lat = 0, lon = 0] = nodes[node] ?? []
  return [lat, lon]
}

const lengthOf = ([lat, lon]: Place, [lat2, lon2]: Place) =>
  Math.hypot(lat - lat2, (lon - lon2) * Math.cos((lat * Math.PI) / 180))
