import { formatTime, startOfTehranDay } from '@bargah/contract/kernel/dates.ts'
import { hourMs } from '@bargah/contract/kernel/durations.ts'
import { normalizeText } from '@bargah/contract/kernel/text.ts'

/** What somebody asks by a text message. */
export type SmsQuestion = 'turn' | 'help'

const words: readonly [SmsQuestion, RegExp][] = [
  ['turn', /^(?:نوبت|nobat|turn|n) ?(?:من|\d{0,7})$/],
  ['help', /^(?:راهنما|کمک|help|[?؟])$/],
]

/**
 * In: what he wrote, in letters and digits of any keyboard: «نوبت», «نوبت ۳», «n 3». Out: what he asks, null when it is
 * nothing that is answered. A number behind the word is taken and needed for nothing: he is told of his own turn alone.
 */
export function readSmsQuestion(text: string): SmsQuestion | null {
  const read = normalizeText(text)
    .replace(/(?<=[^?؟])[.!?؟]+$/, '')
    .replace(/[:؛،,]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return words.find(([, pattern]) => pattern.test(read))?.[0] ?? null
}

type Coming = { isOpen: boolean; nextRoundAt: Date | null }

/** When loads are announced next, as a message says it. */
export function nextText({ isOpen, nextRoundAt }: Coming, now: Date): string {
  if (isOpen) return 'همین حالا'
  if (!nextRoundAt) return 'با آمدن بار'
  const isToday = startOfTehranDay(nextRoundAt).getTime() === startOfTehranDay(now).getTime()
  return `${isToday ? '' : 'فردا '}${formatTime(nextRoundAt)}`
}

/** How many answers one driver gets in a day, and all together in an hour. */
export const mostAnswers = { ofDriver: { most: 6, inMs: 24 * hourMs }, inAll: { most: 500, inMs: hourMs } }
