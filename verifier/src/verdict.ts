/** How what was found wrong is told: the entry, a word for programs, and the figures that show it. */
import { Broken, type Figures, type Reason } from './broken.ts'
import { FileFault } from './tiles.ts'

export type Failed = {
  ok: false
  /** The entry at which it was found, from 0; null when it is about the log as a whole. */
  index: number | null
  reason: Reason
  figures: Figures
}

/** What was thrown while the entry at `index` was read, as a verdict; what is no fault of the log is thrown on. */
export function failed(error: unknown, index: number | null): Failed {
  if (error instanceof FileFault)
    return { ok: false, index, reason: error.fault, figures: { path: error.path } }
  if (error instanceof Broken)
    return { ok: false, index: error.index ?? index, reason: error.reason, figures: error.figures }
  throw error
}
