import { Check, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../../../ui/classes.ts'
import './ticks.css'

export type Tick = { key: string; holds: boolean; label: string; value?: ReactNode }

/** What was checked, each with the number that decides: a green tick where it holds, a warning where it does not. */
export const Ticks = ({ ticks }: { ticks: readonly Tick[] }) => (
  <ul className="text-sm gap-05 grid ticks">
    {ticks.map(({ key, holds, label, value }) => (
      <li key={key} className={classes(!holds && 'is-not')}>
        {holds ? <Check /> : <TriangleAlert />}
        <b className="strong">{label}</b>
        <span className="num muted">{value}</span>
      </li>
    ))}
  </ul>
)
