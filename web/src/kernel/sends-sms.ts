import { useQuery } from '@tanstack/react-query'
import { apiQuery } from './api.ts'

/** Whether the server can send codes to phones; taken to be so until it has said. */
export const useSendsSms = (): boolean => useQuery(apiQuery('showContact')).data?.sendsSms ?? true
