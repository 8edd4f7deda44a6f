import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'

/** Links live a minute, so those that are shown are made anew before. */
const linksAnewMs = 45_000

/** The documents of a permit; those that were taken back too, to whom they are shown. */
export const useDocuments = (permitId: number, withWithdrawn: boolean) =>
  useQuery({
    ...apiQuery('listDocuments', { query: { DriverReserveId: permitId, Withdrawn: withWithdrawn } }),
    staleTime: 0,
    refetchInterval: linksAnewMs,
  })

/** Where a document opens, for a minute. */
export const linkOf = ({ fileName }: { fileName: string }) => `/UploadFile/${fileName}`
