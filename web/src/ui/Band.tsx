import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import './band.css'

export type BandTone = 'go' | 'wait' | 'off' | 'plain'

type BandProps = {
  /** `off` is black, and everywhere means that there is no internet. */
  tone: BandTone
  icon: ReactNode
  /** At its end: «بشنو». */
  end?: ReactNode
  children: ReactNode
}

/** Under a phone's head, over the whole width: one sentence for all of the screen. */
export const Band = ({ tone, icon, end, children }: BandProps) => (
  <div
    className={classes('tall-hero gutter row gap-3 band', tone === 'plain' ? 'on-sunken' : `band-${tone}`)}
  >
    {icon}
    <p className="grow" role="status">
      {children}
    </p>
    {end}
  </div>
)
