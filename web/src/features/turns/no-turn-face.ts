import type { ReactNode } from 'react'
import type { HallNow } from './no-turn.rules.ts'

/** What every face of a home without a turn is given. */
export type NoTurnFaceProps = {
  loaderTypeName: string | null
  freeLoads: number
  /** Other acts, beside those of the face. */
  more: ReactNode
  onAsk: (hall: HallNow) => void
}
