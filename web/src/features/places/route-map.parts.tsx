import { lazy, Suspense, useState } from 'react'
import type { CallData } from '../../kernel/api.ts'
import type { LatLon } from '../../ui/map-projection.ts'
import { RouteMap } from '../../ui/RouteMap.tsx'
import { useRead } from '../../kernel/use-read.ts'

/** The country's roads on its land, and by which map screens show a route. */
export const useRoadMap = () => useRead('showRoadMap', { staleTime: Number.POSITIVE_INFINITY })

const TileMap = lazy(() => import('../../ui/TileMap.tsx').then((file) => ({ default: file.TileMap })))

type RouteOnMapProps = {
  line: readonly LatLon[]
  from?: string
  to?: string
  label: string
  towns?: readonly string[]
  /** Of the frame that the drawn map is fitted into; its names have their size where it is shown as large. */
  width?: number
  height?: number
  onPress?: ((place: LatLon) => void) | undefined
}

const noRoads: CallData<'showRoadMap'> = {
  nodes: [],
  edges: [],
  land: [],
  borders: [],
  isShown: true,
  tiles: null,
}

/**
 * A route on the map, the one for all screens: on pictures where a setting has them, on the drawn roads where not and
 * whenever the pictures do not come, and nothing where maps are switched off.
 */
export function RouteOnMap(props: RouteOnMapProps) {
  const { isShown, tiles, ...graph } = useRoadMap().data ?? noRoads
  const [failed, setFailed] = useState(false)
  if (!isShown) return null
  const drawn = <RouteMap {...props} graph={graph} />
  if (!tiles || failed) return drawn
  const { line, from, to, label, onPress } = props
  // another route begins with a view of its own
  const ends = [line[0], line.at(-1)].join()
  return (
    <Suspense fallback={drawn}>
      <TileMap
        key={ends}
        {...{ line, from, to, label, onPress }}
        {...tiles}
        onFailed={() => setFailed(true)}
      />
    </Suspense>
  )
}
