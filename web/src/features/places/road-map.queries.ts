import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'

/** The country's roads on its land, and by which map screens show a route. */
export const useRoadMap = () => useQuery({ ...apiQuery('showRoadMap'), staleTime: Number.POSITIVE_INFINITY })
