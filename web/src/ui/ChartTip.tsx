import type { CSSProperties } from 'react'
import { classes } from './classes.ts'

type ChartTipProps = {
  at: { x: number; y: number | undefined }
  /** Of the whole chart; the tip stays inside. */
  width: number
  lines: readonly (string | undefined)[]
  /** Many lines stand beside their point, else they would hide it. */
  beside: boolean
}

const halfTip = 84
const gap = 12

/** What a point of a chart says; read aloud elsewhere. */
export function ChartTip({ at: { x, y = 60 }, width, lines, beside }: ChartTipProps) {
  const place = beside
    ? sideOf(x, width)
    : { insetInlineStart: width - inside(x, width), insetBlockStart: y - gap }
  const [head, ...rest] = lines.filter(Boolean)
  return (
    <div
      className={classes('text-tight regular chart-tip num', beside && 'is-beside')}
      aria-hidden="true"
      style={place}
    >
      <b className="strong">{head}</b>
      {rest.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  )
}

const inside = (x: number, width: number) => Math.min(width - halfTip, Math.max(halfTip, x))

/** The side of the point that has more room. */
const sideOf = (x: number, width: number): CSSProperties =>
  x > width / 2 ? { insetInlineStart: width - x + gap } : { insetInlineEnd: x + gap }
