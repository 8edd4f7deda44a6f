import { nice, ticks } from 'd3-array'
import { area, curveLinear, curveStepAfter, line } from 'd3-shape'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { lastKnownAt, type Series } from './chart-figures.ts'

export type PlotSize = { width: number; height: number }

const axisWidth = 54
const edge = { left: 20, right: 8, top: 34, bottom: 36 }
const gridLines = 4

/** In: series, how many points, the size. Out: what is drawn. Time runs right to left, values stand at the right. */
export function plotOf(series: readonly Series[], count: number, { width, height }: PlotSize) {
  const largest = Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const foot = height - edge.bottom
  const [, top] = nice(0, largest, gridLines)
  const y = (amount: number) => foot - (amount / top) * (foot - edge.top)
  const right = width - axisWidth - edge.right
  const step = count > 1 ? (right - edge.left) / (count - 1) : 0
  const x = (index: number) => right - index * step
  return {
    x,
    foot,
    step,
    gridEnd: width - axisWidth,
    labelsAt: width - 4,
    ticks: ticks(0, top, gridLines).map((amount) => ({ y: y(amount), text: formatNumber(amount) })),
    lines: series.map((one) => drawSeries(one, x, y, foot)),
    indexAt: (position: number) =>
      Math.min(count - 1, Math.max(0, step === 0 ? 0 : Math.round((right - position) / step))),
  }
}

function drawSeries(
  { values, unfinished, dotsOfSteps }: Series,
  x: (index: number) => number,
  y: (value: number) => number,
  foot: number,
) {
  const end = lastKnownAt(values)
  const solidEnd = unfinished ? end - 1 : end
  const curve = dotsOfSteps ? curveStepAfter : curveLinear
  const draw = line<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => x(index))
    .y((value) => y(value ?? 0))
    .curve(curve)
  const under = area<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => x(index))
    .y0(foot)
    .y1((value) => y(value ?? 0))
    .curve(curve)
  const dotted = values.map((value, index) => (index === end || index === end - 1 ? value : null))
  return {
    solid: draw(values.slice(0, solidEnd + 1)) ?? '',
    dotted: unfinished && end > 0 ? (draw(dotted) ?? '') : '',
    under: under([...values]) ?? '',
    points: values.flatMap((value, index) => (value === null ? [] : [{ index, x: x(index), y: y(value) }])),
  }
}
