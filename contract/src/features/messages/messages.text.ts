export const messageRefusals = {
  has_file: 'این پیام یک پیوست دارد؛ برای فایل دیگر پیامی تازه بنویسید.',
} as const

export const questionAsked = 'پیام شما به پشتیبانی رسید؛ پاسخ آن همین‌جا می‌آید.'
export const questionAnswered = 'پاسخ شما فرستاده شد.'
export const fileAttached = 'پیوست به پیام افزوده شد.'

/** Who answers, to those who ask: people of the administration are not told by name. */
export const supportName = 'پشتیبانی بارگاه'

/** A cargo or a permit that somebody writes of by its number. */
export type Mention = { kind: 'cargo' | 'permit'; number: string }

const spoken = /(بار|مجوز)\s+(?:شمارهٔ?\s+|کد\s+)?(\d{1,8})(?!\d)/g
const kindOf: Record<string, Mention['kind']> = { بار: 'cargo', مجوز: 'permit' }

/** In: what somebody wrote, its digits Latin. Out: the cargos and permits in it, each once, three at most. */
export function findMentions(text: string): Mention[] {
  const found = [...text.matchAll(spoken)].map(([, word = '', number = '']) => ({
    kind: kindOf[word] as Mention['kind'],
    number,
  }))
  const isFirst = ({ kind, number }: Mention, at: number) =>
    found.findIndex((one) => one.kind === kind && one.number === number) === at
  return found.filter(isFirst).slice(0, 3)
}
