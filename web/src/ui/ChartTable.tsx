import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import type { Series } from './chart-figures.ts'

type ChartTableProps = { label: string; points: readonly string[]; series: readonly Series[] }

/** The numbers of a chart, for those who do not see it and those who want them exactly. */
export function ChartTable({ label, points, series }: ChartTableProps) {
  return (
    <details className="above-2 text-xs chart-table">
      <summary>عددها در جدول</summary>
      <div className="above-2 edged scrolls">
        <table className="size-sm plain-table">
          <caption className="sr">{label}</caption>
          <thead>
            <tr>
              <th scope="col">زمان</th>
              {series.map(({ key, label: name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point, index) => (
              <tr key={point}>
                <th scope="row">{point}</th>
                {series.map(({ key, values }) => (
                  <td key={key} className="tab">
                    {formatKnown(values[index])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

const formatKnown = (value: number | null | undefined) =>
  typeof value === 'number' ? formatNumber(value) : '–'
