import type { Statistics } from '@bargah/contract/features/statistics/statistics.schema.ts'
import { ChartLegend, LineChart } from '../../ui/LineChart.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { besideLastYear, permitsByMonth } from './admin-figures.ts'

/** Permits of each month of this year beside the last. */
export function MonthlyPermits({ found }: { found: Statistics }) {
  const { points, series } = permitsByMonth(found)
  return (
    <Panel title="مجوز در هر ماه" aside={<ChartLegend series={series} />}>
      <LineChart
        label="مجوز در هر ماه"
        points={points}
        series={series}
        noun="مجوز"
        remark={(index) => besideLastYear(series, index)}
      />
    </Panel>
  )
}
