import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'

export const useRoadMap = () => useQuery({ ...apiQuery('showRoadMap'), staleTime: Number.POSITIVE_INFINITY })
