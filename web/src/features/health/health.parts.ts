import { useQuery } from '@tanstack/react-query'
import type { Health } from '@bargah/contract/features/health/health.schema.ts'
import { apiQuery } from '../../kernel/api.ts'

const minuteMs = 60_000

/** How the server stands, looked at again each minute: most of it changes without a write. */
export const useHealth = (enabled = true) =>
  useQuery({ ...apiQuery('showHealth'), refetchInterval: minuteMs, enabled })

/** What must be there before anything can happen; a hall works for a while without the other steps. */
const foundations: readonly string[] = ['hall', 'company', 'driver']

/** Whether a Bargah is so new that nothing can happen in it yet. */
export const isBare = ({ steps }: Pick<Health, 'steps'>): boolean =>
  steps.some(({ step, isDone }) => !isDone && foundations.includes(step))
