import { Minus, Plus } from 'lucide-react'
import { Map as Tiles, type PigeonProps, type TileComponent } from 'pigeon-maps'
import { useState } from 'react'
import { IconButton } from './IconButton.tsx'
import { mapInks } from './map-inks.ts'
import { fitZoom, type LatLon, pathOf, type XY } from './map-projection.ts'
import './tile-map.css'

type TileMapProps = {
  line: readonly LatLon[]
  from?: string
  to?: string
  label: string
  /** Attribution that the map provider requires. */
  credit: string
  mostZoom: number
  onPress?: ((place: LatLon) => void) | undefined
  /** Told when not one picture came: the drawn map may stand in. */
  onFailed: () => void
}

const leastZoom = 4
/** The whole country, where there is no route yet. */
const country: readonly LatLon[] = [
  [39.8, 44],
  [25, 63.4],
]
/** Area that the buttons over the map never cover, px. */
const near = { width: 280, height: 240 }

/** A map of pictures that is moved and zoomed, with one route on it. +10 kB, so it is fetched where a setting has tiles. */
export function TileMap(props: TileMapProps) {
  const { line, from, to, label, credit, mostZoom, onPress, onFailed } = props
  const [view, setView] = useState(() => startOf(line, mostZoom))
  const [Picture] = useState(() => pictureOf(onFailed))
  const step = (by: number) =>
    setView({ ...view, zoom: Math.min(mostZoom, Math.max(leastZoom, Math.round(view.zoom + by))) })
  return (
    <section className="tile-map" aria-label={label}>
      <Tiles
        provider={addressOf}
        tileComponent={Picture}
        center={[...view.center]}
        zoom={view.zoom}
        minZoom={leastZoom}
        maxZoom={mostZoom}
        attribution={false}
        twoFingerDrag
        twoFingerDragWarning="برای جابه‌جایی نقشه دو انگشت بگذارید."
        metaWheelZoom
        metaWheelZoomWarning="برای بزرگ‌نمایی، META را نگه دارید و بچرخانید."
        onBoundsChanged={({ center, zoom }) => setView({ center, zoom })}
        onClick={({ latLng }) => onPress?.(latLng)}
      >
        <RouteOver line={line} from={from} to={to} />
      </Tiles>
      <div className="stack gap-1 tile-map-zoom pigeon-click-block">
        <IconButton
          aria-label="نزدیک‌تر"
          size="dense"
          variant="default"
          icon={<Plus />}
          onClick={() => step(1)}
        />
        <IconButton
          aria-label="دورتر"
          size="dense"
          variant="default"
          icon={<Minus />}
          onClick={() => step(-1)}
        />
      </div>
      <small className="muted size-xs tile-map-credit">{credit}</small>
    </section>
  )
}

const addressOf = (x: number, y: number, z: number) => `/tiles/${z}/${x}/${y}`

function startOf(line: readonly LatLon[], mostZoom: number): { center: LatLon; zoom: number } {
  const { center, zoom } = fitZoom(line.length > 0 ? line : country, near)
  return { center, zoom: Math.min(Math.max(zoom, leastZoom), mostZoom, 13) }
}

/** One picture of the map; the first that fails before any came says that none will. */
function pictureOf(onFailed: () => void): TileComponent {
  let came = false
  return function Picture({ tile: { url, left, top, width, height }, tileLoaded }) {
    return (
      <img
        src={url}
        alt=""
        style={{ left, top, width, height }}
        onLoad={() => {
          came = true
          tileLoaded()
        }}
        onError={() => came || onFailed()}
      />
    )
  }
}

type RouteOverProps = PigeonProps & Pick<TileMapProps, 'line' | 'from' | 'to'>

/** The route drawn over the tiles; the map passes the projection. */
function RouteOver({ line, from, to, latLngToPixel, mapState }: RouteOverProps) {
  if (!latLngToPixel || !mapState || line.length === 0) return null
  const route = line.map(([lat, lon]): XY => latLngToPixel([lat, lon]))
  const [start, end] = [route[0], route.at(-1)]
  return (
    <svg
      className="block full route-map tile-map-route"
      width={mapState.width}
      height={mapState.height}
      aria-hidden
    >
      <path {...mapInks.panel.casing} d={pathOf(route)} />
      <path className="line" {...mapInks.panel.line} d={pathOf(route)} />
      {start && <circle {...mapInks.panel.from} cx={start[0]} cy={start[1]} r={7} />}
      {end && <rect {...mapInks.panel.to} x={end[0] - 7} y={end[1] - 7} width={14} height={14} rx={4} />}
      {start && from && <EndName name={from} at={start} />}
      {end && to && <EndName name={to} at={end} />}
    </svg>
  )
}

const EndName = ({ name, at: [x, y] }: { name: string; at: XY }) => (
  <text className="end" x={x} y={y - 14} textAnchor="middle">
    {name}
  </text>
)
