import { useRead } from '../../kernel/use-read.ts'

/** Links live a minute, so those that are shown are made anew before. */
const linksAnewMs = 45_000

/** The documents of a permit; those that were taken back too, to whom they are shown. */
export const useDocuments = (permitId: number, withWithdrawn: boolean) =>
  useRead('listDocuments', {
    query: { DriverReserveId: permitId, Withdrawn: withWithdrawn },
    staleTime: 0,
    refetchInterval: linksAnewMs,
  })

/** Where a document opens, for a minute. */
export const linkOf = ({ fileName }: { fileName: string }) => `/UploadFile/${fileName}`
