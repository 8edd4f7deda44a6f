import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'

/** Links live a minute, so those that are shown are made anew before. */
const linksAnewMs = 45_000

export const useDocuments = (permitId: number) =>
  useQuery({
    ...apiQuery('listDocuments', { query: { DriverReserveId: permitId } }),
    staleTime: 0,
    refetchInterval: linksAnewMs,
  })

/** Where a document opens, for a minute. */
export const linkOf = ({ fileName }: { fileName: string }) => `/UploadFile/${fileName}`
