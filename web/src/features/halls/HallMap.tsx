import { type MouseEvent, useMemo } from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { classes } from '../../ui/classes.ts'
import { mapInks } from '../../ui/map-inks.ts'
import { distance, type LatLon, pathOf, projectInto, type XY } from '../../ui/map-projection.ts'
import { useRoadMap } from '../places/route-map.parts.tsx'

type HallMapProps = {
  at: LatLon
  /** Kilometres; null, NaN or 0 have no circle. */
  turnKm: number | null
  chooseKm: number | null
  /** Without it the map is only looked at. */
  onPress: ((place: LatLon) => void) | undefined
}

const [width, height] = [232, 148]
const kmOfDegree = 111.2
/** Kilometres in sight round a hall whose circles are small or none. */
const leastKm = 25

/** The hall on the roads round it, with how far a turn and a choice may come from. A press moves it. */
export function HallMap({ at, turnKm, chooseKm, onPress }: HallMapProps) {
  const roads = useRoadMap().data
  const farthest = Math.max(turnKm || 0, chooseKm || 0, leastKm)
  const { toFrame, toPlace } = useMemo(() => frameOf(at, farthest), [at, farthest])
  const ground = useMemo(() => {
    if (!roads?.isShown) return null
    const near = roads.nodes.map(([, lat, lon]) => toFrame([lat, lon]))
    const lines = roads.edges.map(([from, to]) =>
      pathOf([near[from], near[to]].flatMap((end) => (end ? [end] : []))),
    )
    const towns = namesIn(roads.nodes.map(([name], index) => ({ name, at: near[index] ?? outside })))
    const under = (lines: readonly (readonly LatLon[])[]) =>
      lines.map((line) => pathOf(line.map(toFrame))).join('')
    return { land: under(roads.land), roads: lines.join(''), towns }
  }, [roads, toFrame])
  if (!ground) return null
  const [x, y] = toFrame(at)
  const radius = (km: number) => y - toFrame([at[0] + km / kmOfDegree, at[1]])[1]
  const [near, far] = [radius(turnKm || 0), radius(chooseKm || 0)]
  const press = (event: MouseEvent<SVGSVGElement>) => {
    const toScreen = event.currentTarget.getScreenCTM()
    if (!toScreen) return
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(toScreen.inverse())
    onPress?.(toPlace([point.x, point.y]))
  }
  return (
    <div className="relative clips edged hall-map">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the field beside it has the keys */}
      <svg
        className={classes('block full route-map route-map-sea', onPress && 'route-map-pressed')}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={sayMap(turnKm, chooseKm)}
        onClick={press}
      >
        <path {...mapInks.panel.land} d={ground.land} />
        <path {...mapInks.panel.road} d={ground.roads} />
        {ground.towns.map(({ name, at: [left, top] }) => (
          <text key={name} x={left} y={top} textAnchor="middle">
            {name}
          </text>
        ))}
        {chooseKm ? <circle {...reach.far} cx={x} cy={y} r={far} /> : null}
        {turnKm ? <circle {...reach.near} cx={x} cy={y} r={near} /> : null}
        <circle {...mapInks.panel.from} cx={x} cy={y} r={4} />
        {chooseKm ? <CircleName at={[x, y - far + 13]} name={`انتخاب ${formatNumber(chooseKm)}`} /> : null}
        {turnKm ? (
          <CircleName
            at={[x, Math.abs(far - near) < 16 ? y + near - 6 : y - near + 13]}
            name={`نوبت ${formatNumber(turnKm)}`}
          />
        ) : null}
      </svg>
    </div>
  )
}

const CircleName = ({ at: [x, y], name }: { at: XY; name: string }) => (
  <text className="hall-circle" x={x} y={y} textAnchor="middle">
    {name}
  </text>
)

const reach = {
  near: { fill: 'var(--accent)', fillOpacity: 0.12, stroke: 'var(--accent-text)' },
  far: { fill: 'none', stroke: 'var(--accent-text)', strokeDasharray: '4 4' },
} as const

type Named = { name: string; at: XY }
const outside: XY = [-1, -1]
const middle: XY = [width / 2, height / 2]
const [nameRoom, hallRoom] = [56, 40]

/** Towns well inside the frame, clear of the hall and of each other. */
function namesIn(towns: readonly Named[]): Named[] {
  const chosen: Named[] = []
  for (const town of towns) {
    const [x, y] = town.at
    const isInside = x > 28 && x < width - 28 && y > 18 && y < height - 8
    const isClear = chosen.every(({ at }) => distance(at, town.at) > nameRoom)
    if (isInside && isClear && distance(town.at, middle) > hallRoom) chosen.push(town)
  }
  return chosen
}

function frameOf(at: LatLon, km: number) {
  const degrees = km / kmOfDegree
  const seen: LatLon[] = [
    [at[0] + degrees, at[1]],
    [at[0] - degrees, at[1]],
  ]
  return projectInto(seen, width, height, [8, 14])
}

const sayMap = (turnKm: number | null, chooseKm: number | null) =>
  [
    'نقشهٔ سالن',
    turnKm ? `دایرهٔ نوبت ${formatNumber(turnKm)} کیلومتر` : 'نوبت از هر جا',
    chooseKm ? `دایرهٔ انتخاب ${formatNumber(chooseKm)} کیلومتر` : 'انتخاب از هر جا',
  ].join('، ')
