import { arc, pie } from 'd3-shape'
import { useState } from 'react'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { foldSlices, type Slice, wholePercents } from './chart-figures.ts'
import { classes } from './classes.ts'

type PieChartProps = {
  /** «سهم رویدادها» */
  label: string
  slices: readonly Slice[]
  /** Under the sum in the middle: «رویداد، ۱۴۰۵». */
  caption: string
}

const SIZE = 168
const ring = arc<{ startAngle: number; endAngle: number }>().innerRadius(53).outerRadius(77).padAngle(0.03)
/** From the top against the clock, as right to left goes on. */
const around = pie<Slice>()
  .value(({ value }) => value)
  .sort(null)
  .startAngle(0)
  .endAngle(-2 * Math.PI)

/** A ring of at most four shares, with its table: the colours never speak alone. */
export function PieChart({ label, slices, caption }: PieChartProps) {
  const [asked, setAsked] = useState<string | null>(null)
  const shown = foldSlices(slices)
  const percents = wholePercents(shown.map(({ value }) => value))
  const whole = shown.reduce((sum, { value }) => sum + value, 0)
  const middle = shown.find(({ key }) => key === asked) ?? { value: whole, label: caption }
  const said = shown.map((slice, index) => `${slice.label} ${toPersianDigits(percents[index] ?? 0)} درصد`)
  const point = (key: string | null) => () => setAsked(key)
  return (
    <div className="middle grid pie">
      <svg
        width={SIZE}
        height={SIZE}
        viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`}
        role="img"
        aria-label={`${label}: ${said.join('، ')}`}
      >
        {around(shown).map((piece, index) => (
          <path
            key={piece.data.key}
            className={classes(`series-${index + 1}`, asked !== null && asked !== piece.data.key && 'is-dim')}
            d={ring(piece) ?? ''}
            onPointerEnter={point(piece.data.key)}
            onPointerLeave={point(null)}
          />
        ))}
        <text className="figure" y={2} textAnchor="middle">
          {formatNumber(middle.value)}
        </text>
        <text y={20} textAnchor="middle">
          {middle.label}
        </text>
      </svg>
      <table>
        <caption className="sr">{label}</caption>
        <tbody>
          {shown.map(({ key, label: name, value }, index) => (
            <tr key={key} onPointerEnter={point(key)} onPointerLeave={point(null)}>
              <th className="regular text-start no-pad" scope="row">
                <i className={`series-${index + 1}`} />
                {name}
              </th>
              <td className="regular text-start no-pad tab">{formatNumber(value)}</td>
              <td className="regular text-start no-pad subtle num">
                {toPersianDigits(percents[index] ?? 0)}٪
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
