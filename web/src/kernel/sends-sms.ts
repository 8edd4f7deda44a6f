import { useRead } from './use-read.ts'

/** Whether the server can send codes to phones; taken to be so until it has said. */
export const useSendsSms = (): boolean => useRead('showContact').data?.sendsSms ?? true
