import { type MouseEvent, useMemo } from 'react'
import { classes } from './classes.ts'
import { mapInks } from './map-inks.ts'
import { distance, type LatLon, pathOf, placeName, projectInto, type XY } from './map-projection.ts'

export type RoadGraph = {
  nodes: readonly (readonly [name: string, lat: number, lon: number])[]
  edges: readonly (readonly [from: number, to: number])[]
  /** Rings of coasts, and lines of borders; a hero has neither. */
  land?: readonly (readonly LatLon[])[]
  borders?: readonly (readonly LatLon[])[]
}

type RouteMapProps = {
  graph: RoadGraph
  line: readonly LatLon[]
  from?: string
  to?: string
  /** For those who do not see it: «مسیر بندرعباس به اصفهان، ۹۱۳ کیلومتر». */
  label: string
  /** panel: beside a form; hero: white on the brand ground of the sign-in page, the whole country in sight. */
  look?: 'panel' | 'hero'
  /** Towns to name; without it the busiest crossings near the line are named. */
  towns?: readonly string[]
  width?: number
  height?: number
  /** Told the place that is pressed; whoever cannot press types the place into a field. */
  onPress?: ((place: LatLon) => void) | undefined
}

const MOST_NAMES = 5
const NAME_ROOM = 64
/** The corners of where coasts are known (server/facts/land.tsv): what lies beyond is drawn as neither land nor sea. */
const known: readonly LatLon[] = [
  [20, 40],
  [20, 70],
  [44, 70],
  [44, 40],
]
/** Roads are drawn this far past the frame, since a wide window shows more than the frame. */
const MARGIN = 500

/** The road graph with one route drawn on it; needs no tiles and no network. */
export function RouteMap(props: RouteMapProps) {
  const { graph, line, from, to, label, look = 'panel', towns, width = 400, height = 360, onPress } = props
  const drawn = useMemo(
    () => draw(graph, line, width, height, look === 'hero', towns),
    [graph, line, width, height, look, towns],
  )
  const inks = mapInks[look]
  const start = drawn.line[0]
  const end = drawn.line.at(-1)
  const press = (event: MouseEvent<SVGSVGElement>) => {
    const toScreen = event.currentTarget.getScreenCTM()
    if (!toScreen) return
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(toScreen.inverse())
    onPress?.(drawn.placeAt([x, y]))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-static-element-interactions -- fields beside it have the keys
    <svg
      className={classes(
        'block full route-map',
        look === 'hero' && 'route-map-hero',
        onPress && 'route-map-pressed',
      )}
      onClick={onPress && press}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid meet"
      role="img"
      aria-label={label}
    >
      <path {...inks.sea} d={drawn.sea} />
      <path {...inks.land} d={drawn.land} />
      <path {...inks.border} d={drawn.borders} />
      <path className="road" {...inks.road} d={drawn.roads} />
      {drawn.points.map(([x, y]) => (
        <circle
          key={`${x},${y}`}
          className="town"
          {...inks.town}
          cx={x}
          cy={y}
          r={look === 'hero' ? 1.8 : 2.6}
        />
      ))}
      <path {...inks.casing} d={pathOf(drawn.line)} />
      <path className="line" {...inks.line} d={pathOf(drawn.line)} />
      {drawn.names.map(({ name, at, label: [x, y] }) => (
        <g key={name}>
          {look === 'hero' && <circle {...inks.city} cx={at[0]} cy={at[1]} r={4.5} />}
          <text x={x} y={y} textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
      {look === 'panel' && start && <circle {...inks.from} cx={start[0]} cy={start[1]} r={7} />}
      {look === 'panel' && end && (
        <rect {...inks.to} x={end[0] - 7} y={end[1] - 7} width={14} height={14} rx={4} />
      )}
      {start && from && <EndName name={from} at={start} width={width} />}
      {end && to && <EndName name={to} at={end} width={width} />}
    </svg>
  )
}

/** A name stands left of its end, or right of it where the left has no room. Text starts at its right edge. */
function EndName({ name, at: [x, y], width }: { name: string; at: XY; width: number }) {
  const roomAtLeft = x > Math.min(width / 2, 24 + name.length * 9)
  return (
    <text
      className="end"
      x={roomAtLeft ? x - 14 : x + 14}
      y={y + 4}
      textAnchor={roomAtLeft ? 'start' : 'end'}
    >
      {name}
    </text>
  )
}

function draw(
  graph: RoadGraph,
  line: readonly LatLon[],
  width: number,
  height: number,
  whole: boolean,
  towns: readonly string[] | undefined,
) {
  const places = graph.nodes.map(([, lat, lon]): LatLon => [lat, lon])
  const seen = whole || line.length === 0 ? places : line
  const { toFrame: project, toPlace } = projectInto(
    seen,
    width,
    height,
    whole ? [24, 24] : roomAround(width, height),
  )
  const at = places.map(project)
  const inFrame = ([x, y]: XY) => x > -MARGIN && x < width + MARGIN && y > -MARGIN && y < height + MARGIN
  const route = line.map(project)
  const roads = graph.edges
    .map(([from, to]) => [at[from], at[to]] as const)
    .filter((leg): leg is readonly [XY, XY] => leg.every((point) => point !== undefined && inFrame(point)))
    .map(pathOf)
    .join('')
  const under = (lines: readonly (readonly LatLon[])[] = []) =>
    whole ? '' : lines.map((points) => pathOf(points.map(project))).join('')
  const named = towns ? namesOf(graph, at, towns) : busiestNames(graph, at, route, width, height)
  const names = named.flatMap(({ name, at: point }) => {
    const spot = placeName(name, point, route, whole ? 9 : 7)
    return spot ? [{ name, at: point, label: spot }] : []
  })
  const points = new Map(at.filter(inFrame).map((point) => [point.join(), point]))
  const ground = {
    sea: under(graph.land?.length ? [known] : []),
    land: under(graph.land),
    borders: under(graph.borders),
  }
  return { ...ground, roads, points: [...points.values()], line: route, names, placeAt: toPlace }
}

/** Names stand beside what is drawn; in a low frame they have less room. */
const roomAround = (width: number, height: number): XY => [Math.min(64, width / 6), Math.min(56, height / 6)]

const namesOf = (graph: RoadGraph, at: readonly XY[], towns: readonly string[]) =>
  graph.nodes.flatMap(([name], index) => {
    const point = at[index]
    return point && towns.includes(name) ? [{ name, at: point }] : []
  })

/** The crossings with most roads, well inside the frame, clear of the line's ends and of each other. */
function busiestNames(
  graph: RoadGraph,
  at: readonly XY[],
  route: readonly XY[],
  width: number,
  height: number,
) {
  const roads = new Map<number, number>()
  for (const end of graph.edges.flat()) roads.set(end, (roads.get(end) ?? 0) + 1)
  const ends = [route[0], route.at(-1)].filter((point) => point !== undefined)
  const chosen: { name: string; at: XY }[] = []
  const clear = (point: XY) =>
    [...ends, ...chosen.map((other) => other.at)].every((other) => distance(other, point) > NAME_ROOM)
  for (const [index] of [...roads].toSorted((a, b) => b[1] - a[1])) {
    const point = at[index]
    const name = graph.nodes[index]?.[0]
    if (!point || !name || chosen.length === MOST_NAMES) continue
    const inside = point[0] > 40 && point[0] < width - 40 && point[1] > 30 && point[1] < height - 20
    if (inside && clear(point)) chosen.push({ name, at: point })
  }
  return chosen
}
