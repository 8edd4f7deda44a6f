import { unlessTold } from '../../kernel/live/told.ts'
import { useRead } from '../../kernel/use-read.ts'

/** One's own views that are sent each morning, and what was made of them. */
export const useMornings = () => useRead('showMornings', { refetchInterval: unlessTold(5_000) })
