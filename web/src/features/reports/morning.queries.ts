import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'
import { unlessTold } from '../../kernel/live/told.ts'

/** One's own views that are sent each morning, and what was made of them. */
export const useMornings = () => useQuery({ ...apiQuery('showMornings'), refetchInterval: unlessTold(5_000) })
