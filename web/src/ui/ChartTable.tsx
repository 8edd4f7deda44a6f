import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import type { Series } from './chart-figures.ts'
import { PlainTable } from './PlainTable.tsx'

type ChartTableProps = { label: string; points: readonly string[]; series: readonly Series[] }

/** The numbers of a chart, for those who do not see it and those who want them exactly. */
export function ChartTable({ label, points, series }: ChartTableProps) {
  return (
    <details className="above-2 text-xs chart-table">
      <summary>عددها در جدول</summary>
      <div className="above-2 edged scrolls">
        <PlainTable
          label={label}
          look="plain"
          rows={points}
          keyOf={(point) => point}
          columns={[
            { heading: 'زمان', isRowName: true, cell: (point) => point },
            ...series.map(({ label: heading, values }) => ({
              heading,
              className: 'tab',
              cell: (_: string, at: number) => formatKnown(values[at]),
            })),
          ]}
        />
      </div>
    </details>
  )
}

const formatKnown = (value: number | null | undefined) =>
  typeof value === 'number' ? formatNumber(value) : '–'
