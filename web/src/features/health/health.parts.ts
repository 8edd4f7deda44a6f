import type { Health } from '@bargah/contract/features/health/health.schema.ts'
import { useRead } from '../../kernel/use-read.ts'

const minuteMs = 60_000

/** How the server stands, looked at again each minute: most of it changes without a write. */
export const useHealth = (enabled = true) => useRead('showHealth', { refetchInterval: minuteMs, enabled })

/** What must be there before anything can happen; a hall works for a while without the other steps. */
const foundations: readonly string[] = ['hall', 'company', 'driver']

/** Whether a Bargah is so new that nothing can happen in it yet. */
export const isBare = ({ steps }: Pick<Health, 'steps'>): boolean =>
  steps.some(({ step, isDone }) => !isDone && foundations.includes(step))
