import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'

const minuteMs = 60_000

/** How the server stands, looked at again each minute: most of it changes without a write. */
export const useHealth = (enabled = true) =>
  useQuery({ ...apiQuery('showHealth'), refetchInterval: minuteMs, enabled })
