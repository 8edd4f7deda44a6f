import { jalaliDate, jalaliParts, parseJalaliDateTime } from '../../kernel/dates.ts'

/** A day that goes on with the calendar: `~d-1` yesterday, `~m0` this month's first day, `~M-1` last month's last, `~y0`, `~Y0`. */
type Word = `~${'d' | 'm' | 'M' | 'y' | 'Y'}${number}`
type Days = { from: string | null; to: string | null }

const dayMs = 24 * 60 * 60_000

const firstOfMonth = (months: number) => {
  const day = `${Math.floor(months / 12)}/${String((months % 12) + 1).padStart(2, '0')}/01`
  const at = parseJalaliDateTime(day)
  if (!at) throw new Error(`the calendar has no ${day}`)
  return at
}
/** Noon of a day, so that no summer time leads to another day. */
const noonOf = (at: Date) => at.getTime() + dayMs / 2

/** In: such a word, and now. Out: the day that it means, `1405/09/06`. */
export function dayOfWord(word: string, now: Date): string {
  const kind = word[1]
  const by = Number(word.slice(2))
  const { year, month } = jalaliParts(now)
  if (kind === 'd') {
    const today = parseJalaliDateTime(jalaliDate(now)) ?? now
    return jalaliDate(new Date(noonOf(today) + by * dayMs))
  }
  const isYear = kind === 'y' || kind === 'Y'
  const months = isYear ? (year + by) * 12 : year * 12 + month - 1 + by
  if (kind === 'm' || kind === 'y') return jalaliDate(firstOfMonth(months))
  const next = firstOfMonth(months + (isYear ? 12 : 1))
  return jalaliDate(new Date(noonOf(next) - dayMs))
}

/** What is asked for most, each by its two ends; where two are the same days, the first is meant. */
const known: readonly [Word, Word][] = [
  ['~d0', '~d0'],
  ['~d-1', '~d-1'],
  ['~d-6', '~d0'],
  ['~d-29', '~d0'],
  ['~m0', '~d0'],
  ['~m0', '~M0'],
  ['~m-1', '~M-1'],
  ['~y0', '~d0'],
  ['~y0', '~Y0'],
]

/** In: days of a view, and when it was kept. Out: words for them that go on with the calendar, or null where they name no such days. */
export function wordsOfDays({ from, to }: Days, keptAt: Date): { from: Word; to: Word } | null {
  const found = known.find(([a, b]) => dayOfWord(a, keptAt) === from && dayOfWord(b, keptAt) === to)
  return found ? { from: found[0], to: found[1] } : null
}

/** In: what a list is asked for, with such words in it, and now. Out: the same with the days of now. */
export function withDays<T extends object>(input: T, now: Date): T {
  // whole texts alone; within the text of a filter the quotes are escaped
  const text = JSON.stringify(input).replaceAll(/(?<=")~[dmMyY]-?\d{1,3}(?=\\?")/g, (word) =>
    dayOfWord(word, now),
  )
  return JSON.parse(text) as T
}
