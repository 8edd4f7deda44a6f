import { CircleAlert, CircleCheck, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'

type ProgressProps = {
  /** What is going on: «ساختن خروجی». */
  label: string
  state?: 'running' | 'done' | 'failed'
  done?: number
  /** Of how many; without it the bar only says that work goes on. */
  total?: number
  /** What is counted: «ردیف». */
  noun?: string
  /** What came of it, or why it failed and what to do. */
  detail?: ReactNode
  onCancel?: () => void
}

/** Work that takes longer than a button may stay busy: how far it is, and a way to stop it. Every tenth is read aloud. */
export function Progress(props: ProgressProps) {
  const { label, state = 'running', done = 0, total, noun = '', detail, onCancel } = props
  const share = total ? Math.min(1, done / total) : undefined
  const percent = share === undefined ? undefined : Math.floor(share * 100)
  const counted = total && `${formatNumber(done)} از ${formatNumber(total)} ${noun}`
  const running = state === 'running'
  return (
    <div className={classes('stack gap-15 size-sm progress', `is-${state}`)}>
      <div className="apart">
        <span className="row">
          {state === 'done' && <CircleCheck />}
          {state === 'failed' && <CircleAlert />}
          <b>{label}</b>
        </span>
        {running && percent !== undefined && <span className="num">{toPersianDigits(percent)}٪</span>}
      </div>
      {running && (
        <span
          className={classes('full clips flex bar', percent === undefined && 'bar-endless')}
          role="progressbar"
          aria-label={label}
          aria-valuenow={percent}
          aria-valuetext={percent === undefined ? 'در حال انجام' : `${toPersianDigits(percent)} درصد`}
        >
          <i style={percent === undefined ? undefined : { inlineSize: `${percent}%` }} />
        </span>
      )}
      <div className="apart">
        <span className="fine num">{detail ?? counted}</span>
        {running && onCancel && (
          <Button size="dense" variant="ghost" icon={<X />} onClick={onCancel}>
            توقف
          </Button>
        )}
      </div>
      <span className="sr" role={state === 'failed' ? 'alert' : 'status'}>
        {spoken(label, state, percent)} {!running && detail}
      </span>
    </div>
  )
}

function spoken(label: string, state: 'running' | 'done' | 'failed', percent: number | undefined) {
  if (state === 'done') return `${label}: تمام شد.`
  if (state === 'failed') return `${label}: انجام نشد.`
  if (percent === undefined) return `${label}: در حال انجام.`
  return `${label}: ${toPersianDigits(Math.floor(percent / 10) * 10)} درصد.`
}
