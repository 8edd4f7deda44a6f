import { formatComing } from '@bargah/contract/kernel/day-and-hour.ts'
import { serverNow } from '../../kernel/now.ts'

/** In: when the next round of a hall opens, null where no clock opens it. Out: the one way in which homes say it. */
export const sayNextRound = (nextRoundAt: string | null): string =>
  nextRoundAt === null ? 'دوری باز نیست' : `دور بعد ${formatComing(nextRoundAt, serverNow())}`
