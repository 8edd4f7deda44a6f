import type { UseQueryResult } from '@tanstack/react-query'
import { standInRoute } from '@bargah/contract/features/places/places.text.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import type { CallData } from '../../../kernel/api.ts'
import { sentenceOf } from '../../../kernel/api-error.ts'
import { Note } from '../../../ui/Note.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { StatGrid } from '../../../ui/StatGrid.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { RouteOnMap } from '../../places/route-map.parts.tsx'
import type { DeclareValues } from './declare-values.ts'
import { Reroute } from './DeclareDistance.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { sayPoint } from './declare.text.ts'

type DeclareMapProps = {
  values: DeclareValues
  route: UseQueryResult<CallData<'findRoute'>>
  /** Told the point of the country that is pressed; `findNearestPlace` names the city there. */
  onPress?: ((point: Point) => void) | undefined
}

/** The route on the road graph, with its length, its time, the rent per kilometre, and on demand its ends in figures. */
export function DeclareMap({ values, route, onPress }: DeclareMapProps) {
  const [from, to, rent] = [values.CargoSource.name, values.CargoDestination.name, values.CargoRent]
  const found = route.data
  const perKm = found && rent !== null && found.distanceKm > 0 ? rent / found.distanceKm : null
  const isLow = useMedia(LOW)
  const label = found ? `مسیر ${from} به ${to}، ${formatNumber(found.distanceKm)} کیلومتر` : 'نقشهٔ راه‌ها'
  return (
    <Panel flush className="relative declare-map">
      <RouteOnMap
        line={found?.line ?? []}
        label={label}
        onPress={onPress && (([latitude, longitude]) => onPress({ latitude, longitude }))}
        {...(found && { from, to })}
        {...(!found && { towns: largeTowns })}
        {...(isLow && { width: 430, height: 150 })}
      />
      {found?.isStandIn && <Note tone="warning">{standInRoute}</Note>}
      {route.isError && (
        <Note tone="danger" alert>
          {sentenceOf(route.error)}
        </Note>
      )}
      <StatGrid
        stats={[
          stat('مسافت', found && formatNumber(Math.round(found.distanceKm)), 'کیلومتر'),
          stat('زمان راه', found && formatNumber(Math.max(1, Math.round(found.durationHours))), 'ساعت'),
          stat('هر کیلومتر', perKm && formatNumber(Math.round(perKm)), 'تومان'),
        ]}
      />
      <DeclarePoints values={values} />
      {(found || route.isError) && <Reroute route={route} variant="ghost" className="reroute" />}
    </Panel>
  )
}

/** The map gives way to what stands under it (declare.css): as low as it is drawn, its names keep their size. */
const LOW = '(min-width: 1100px) and (max-height: 860px)'

const largeTowns = ['تهران', 'مشهد', 'اصفهان', 'شیراز', 'تبریز', 'بندرعباس']

/** A figure with its unit, or a dash that keeps its place. */
const stat = (label: string, value: string | null | undefined | 0, unit: string) =>
  value ? { label, value, unit } : { label, value: '–' }

/** Where the load is taken and brought to in figures, folded under the map for whoever asks */
const DeclarePoints = ({ values }: { values: DeclareValues }) => (
  <details>
    <summary>مختصات مبدأ و مقصد</summary>
    <DescriptionList
      items={[
        { term: 'مبدأ', value: sayPoint(values.CargoSource.point) },
        { term: 'مقصد', value: sayPoint(values.CargoDestination.point) },
      ]}
    />
  </details>
)
