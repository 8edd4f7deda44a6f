import {
  type CSSProperties,
  type PointerEvent,
  useMemo,
  useState,
  type RefCallback,
  useCallback,
} from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { labelStep, largestAt, lastKnownAt, type Series } from './chart-figures.ts'
import { plotOf } from './chart-plot.ts'
import { ChartTable } from './ChartTable.tsx'
import { ChartTip } from './ChartTip.tsx'
import { classes } from './classes.ts'

export type { Series } from './chart-figures.ts'

type LineChartProps = {
  /** «مجوز در هر ماه» */
  label: string
  /** Along time, oldest first: «فروردین», … */
  points: readonly string[]
  /** One to four; the first is marked. */
  series: readonly Series[]
  /** What is counted: «مجوز». */
  noun: string
  height?: number
  /** Which point is marked at first, if not the largest. */
  marks?: 'largest' | 'last'
}

const solid = { fill: 'none', stroke: 'var(--series)', strokeWidth: 2.5, strokeLinejoin: 'round' } as const
const inks = {
  past: { fill: 'none', stroke: 'var(--border-control)', strokeWidth: 1.5, strokeDasharray: '4 4' },
  solid,
  dotted: { ...solid, strokeDasharray: '2 5', strokeLinecap: 'round' },
  under: { fill: 'var(--series)', opacity: 0.09 },
  dot: { fill: 'var(--panel)', stroke: 'var(--series)', strokeWidth: 2.5 },
} as const
const LEAST_LABEL_WIDTH = 58
const firstMarked = { largest: largestAt, last: lastKnownAt }

/** Lines along time, from right to left. Pointer or arrow keys walk the points; the numbers are in a table too. */
export function LineChart(props: LineChartProps) {
  const { label, points, series, noun, height = 300, marks = 'largest' } = props
  const [frame, width] = useWidth(640)
  const [asked, setAsked] = useState<number | null>(null)
  const plot = useMemo(
    () => plotOf(series, points.length, { width, height }),
    [series, points.length, width, height],
  )
  const marked = asked ?? firstMarked[marks](series[0]?.values ?? [])
  const follow = (event: PointerEvent) =>
    setAsked(plot.indexAt(event.clientX - event.currentTarget.getBoundingClientRect().left))
  const isPlain = series.filter(({ past }) => !past).length === 1
  const said = sayPoint(points, series, noun, marked)
  return (
    <div className="chart">
      <div
        ref={frame}
        className="relative rounded-sm chart-frame"
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setAsked(null)}
      >
        <input
          type="range"
          className="sr"
          aria-label={`${label}، نقطه‌ها`}
          aria-valuetext={said}
          min={0}
          max={points.length - 1}
          value={Math.max(0, marked)}
          onChange={(event) => setAsked(Number(event.target.value))}
          onBlur={() => setAsked(null)}
        />
        <svg width={width} height={height} role="img" aria-label={`${label}: ${said}`}>
          <Grid plot={plot} points={points} marked={marked} />
          {series.map((one, index) => (
            <Line
              key={one.key}
              series={one}
              drawn={plot.lines[index] as Drawn}
              color={colorOf(series, index)}
              filled={isPlain && !one.past}
              marked={marked}
            />
          ))}
        </svg>
        {marked >= 0 && (
          <ChartTip
            at={{ x: plot.x(marked), y: plot.lines[0]?.points.find(({ index }) => index === marked)?.y }}
            width={width}
            lines={isPlain ? [said] : [points[marked], ...linesAt(series, marked)]}
            beside={!isPlain}
          />
        )}
      </div>
      <ChartTable label={label} points={points} series={series} />
    </div>
  )
}

type Plot = ReturnType<typeof plotOf>
type Drawn = Plot['lines'][number]

/** In: series and a point. Out: what each of them says there. */
const linesAt = (series: readonly Series[], index: number) =>
  series.flatMap(({ label, values }) => {
    const value = values[index]
    return typeof value === 'number' ? [`${label} ${formatNumber(value)}`] : []
  })

const colors = ['var(--chart-2)', 'var(--chart-1)', 'var(--chart-3)', 'var(--chart-4)']

/** Past periods take no colour of their own. */
const colorOf = (series: readonly Series[], index: number) => {
  const nth = series.slice(0, index + 1).filter(({ past }) => !past).length
  return { '--series': colors[nth - 1] } as CSSProperties
}

/** In: what a chart shows, and a point. Out: `مهر، ۳٬۳۴۰ مجوز`, with each label where there are several. */
function sayPoint(points: readonly string[], series: readonly Series[], noun: string, index: number) {
  const present = series.filter(({ past }) => !past)
  const known =
    present.length > 1 ? linesAt(present, index) : linesAt([{ ...present[0], label: '' } as Series], index)
  if (known.length === 0) return `${points[index] ?? ''}، هنوز نه`
  return `${points[index]}، ${known.join('، ').trim()} ${noun}`
}

type GridProps = { plot: Plot; points: readonly string[]; marked: number }

function Grid({ plot, points, marked }: GridProps) {
  const every = labelStep(points.length, plot.step * points.length, LEAST_LABEL_WIDTH)
  return (
    <>
      {plot.ticks.map(({ y, text }) => (
        <g key={text}>
          <path stroke="var(--chart-grid)" d={`M0 ${y}H${plot.gridEnd}`} />
          <text x={plot.labelsAt} y={y + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {points.map(
        (point, index) =>
          index % every === 0 && (
            <text
              key={point}
              className={classes(index === marked && 'is-on')}
              x={plot.x(index)}
              y={plot.foot + 26}
              textAnchor="middle"
            >
              {point}
            </text>
          ),
      )}
    </>
  )
}

/** Each point, but of steps: those alone that it names, and the marked one. */
const dotsOf = ({ dotsOfSteps }: Series, { points }: Drawn, marked: number) =>
  dotsOfSteps ? points.filter(({ index }) => dotsOfSteps.includes(index) || index === marked) : points

type LineProps = { series: Series; drawn: Drawn; color: CSSProperties; filled: boolean; marked: number }

function Line({ series, drawn, color, filled, marked }: LineProps) {
  if (series.past) return <path {...inks.past} d={drawn.solid} />
  return (
    <g className="series" style={color}>
      {filled && <path {...inks.under} d={drawn.under} />}
      <path {...inks.solid} d={drawn.solid} />
      {drawn.dotted && <path {...inks.dotted} d={drawn.dotted} />}
      {dotsOf(series, drawn, marked).map(({ index, x, y }) => (
        <circle key={index} {...inks.dot} cx={x} cy={y} r={index === marked ? 5 : 3.5} />
      ))}
    </g>
  )
}

/** What each line stands for; for the head of the chart's panel. */
export function ChartLegend({ series }: { series: readonly Series[] }) {
  return (
    <ul className="row at-stretch wrap size-xs chart-legend muted">
      {series.map((one, index) => (
        <li key={one.key} className="row gap-15 num">
          <i className={one.past ? 'past' : undefined} style={colorOf(series, index)} />
          {one.label}
        </li>
      ))}
    </ul>
  )
}

/** The width of an element, kept up to date. Out: its ref, and the width in px (`before` until it is measured). */
function useWidth(before: number): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(before)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
