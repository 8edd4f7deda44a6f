import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import './band.css'

export type BandTone = 'go' | 'wait' | 'off' | 'plain'

/** Under a phone's head, over the whole width: one sentence for all of the screen. `off` is black, and everywhere means that there is no internet. */
export const Band = ({ tone, icon, children }: { tone: BandTone; icon: ReactNode; children: ReactNode }) => (
  <p className={classes('tall-hero gutter row gap-3 band', `band-${tone}`)} role="status">
    {icon}
    <span>{children}</span>
  </p>
)
