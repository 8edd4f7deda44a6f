import { useMemo } from 'react'
import { RouteMap } from '../../ui/RouteMap.tsx'
import { routeAcross } from './route-across.ts'
import { useRead } from '../../kernel/use-read.ts'

const namedTowns = ['تبریز', 'مشهد', 'اصفهان', 'شیراز', 'بندرعباس']

/** The roads of the country beside the login form on a desk. Without a connection the ground stays plain. */
export default function RoadPanel() {
  const { data: graph } = useRead('showRoadMap', { staleTime: Number.POSITIVE_INFINITY })
  const line = useMemo(() => (graph ? routeAcross(graph, 'بندرعباس', 'تبریز') : []), [graph])
  if (!graph) return null
  return (
    <RouteMap
      look="hero"
      graph={graph}
      line={line}
      towns={namedTowns}
      width={760}
      height={736}
      label="نقشهٔ راه‌های اصلی کشور، با راه بندرعباس به تبریز"
    />
  )
}
