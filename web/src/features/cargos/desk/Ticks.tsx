import { Check, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../../../ui/classes.ts'
import './ticks.css'

export type Tick = { key: string; holds: boolean; label: string; value?: ReactNode }

/** What was checked, each with the number that decides: a green tick where it holds, a warning where it does not. */
export const Ticks = ({ ticks }: { ticks: readonly Tick[] }) => (
  <ul className="text-sm gap-05 grid ticks">
    {ticks.map(({ key, holds, label, value }) => (
      <li key={key} className="grid at-start">
        {holds ? <Check className="is-good" /> : <TriangleAlert className="is-warning" />}
        <b className={classes('strong', !holds && 'is-warning')}>{label}</b>
        <span className="num muted">{value}</span>
      </li>
    ))}
  </ul>
)
