import { monthNames } from '@bargah/contract/kernel/dates.ts'
import { Read } from '../../kernel/Read.tsx'
import { ChartLegend, LineChart, type Series } from '../../ui/LineChart.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PriceScale } from '../../ui/PriceScale.tsx'
import { type RoadGraph, RouteMap } from '../../ui/RouteMap.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { useRoadMap } from '../places/route-map.parts.tsx'
import { Specimen } from './Specimen.tsx'

const past = [1470, 2020, 2140, 2260, 2190, 2480, 2650, 2700, 2560, 2610, 2720, 1890]
const monthly: Series[] = [
  {
    key: '1405',
    label: '۱۴۰۵',
    values: [1640, 2310, 2580, 2490, 2760, 3020, 3340, 2910, null, null, null, null],
    unfinished: true,
  },
  { key: '1404', label: '۱۴۰۴', values: past, past: true },
]
const byHall: Series[] = [
  { key: 'port', label: 'شهید رجایی', values: [820, 910, 870, 1040, 1120] },
  { key: 'isfahan', label: 'اصفهان', values: [540, 600, 640, 610, 700] },
  { key: 'imam', label: 'امام خمینی', values: [310, 280, 350, 420, 390] },
  { key: 'shiraz', label: 'شیراز', values: [120, 160, 150, 210, 240] },
]
export function ChartsPart() {
  return (
    <>
      <div id="line-chart" className="is-wide">
        <Panel title="مجوز در هر ماه" aside={<ChartLegend series={monthly} />}>
          <LineChart label="مجوز در هر ماه" points={monthNames} series={monthly} noun="مجوز" />
        </Panel>
      </div>
      <div id="four-series" className="is-wide">
        <Panel title="بار سالن‌ها" aside={<ChartLegend series={byHall} />}>
          <LineChart
            label="بار سالن‌ها در هر ماه"
            points={monthNames.slice(3, 8)}
            series={byHall}
            noun="بار"
            height={260}
          />
        </Panel>
      </div>
      <Maps />
      <Specimen id="price" title="راهنمای کرایه" wide>
        <PriceScale
          low={26_000_000}
          usualFrom={29_200_000}
          usualTo={32_400_000}
          high={36_000_000}
          value={30_700_000}
          sampleSize={214}
        />
      </Specimen>
    </>
  )
}

const routeToIsfahan = [
  'بندرعباس',
  'حاجی آباد',
  'سیرجان',
  'شهربابک',
  'مروست',
  'ابرکوه',
  'آباده',
  'شهرضا',
  'اصفهان',
]

const placesOf = (graph: RoadGraph, names: readonly string[]) =>
  names.flatMap((name) => {
    const node = graph.nodes.find(([town]) => town === name)
    return node ? [[node[1], node[2]] as const] : []
  })

function Maps() {
  return (
    <Specimen id="map" title="نقشه">
      <Read of={useRoadMap()} wait={<SkeletonLines />}>
        {(graph) => (
          <RouteMap
            graph={graph}
            line={placesOf(graph, routeToIsfahan)}
            from="بندرعباس"
            to="اصفهان"
            label="مسیر بندرعباس به اصفهان، ۹۱۳ کیلومتر"
          />
        )}
      </Read>
    </Specimen>
  )
}
