import { unlessTold } from '../../kernel/live/told.ts'
import { useRead } from '../../kernel/use-read.ts'

const lookedAtMs = 8_000

/** How one's list stands in the open round; asked for while there is one. */
export const useOutlook = (isOpen: boolean) =>
  useRead('showOutlook', { enabled: isOpen, refetchInterval: unlessTold(lookedAtMs) })
