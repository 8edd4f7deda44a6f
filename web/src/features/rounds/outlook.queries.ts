import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'
import { unlessTold } from '../../kernel/live/told.ts'

const lookedAtMs = 8_000

/** How one's list stands in the open round; asked for while there is one. */
export const useOutlook = (isOpen: boolean) =>
  useQuery({ ...apiQuery('showOutlook'), enabled: isOpen, refetchInterval: unlessTold(lookedAtMs) })
