import type { ReportRow } from '@bargah/contract/features/reports/reports.schema.ts'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { type DateRange, rangePresets } from '../../ui/date-range.ts'

type Search = Readonly<Record<string, string | number>>
/** A page of the panel, in a state that its address says. */
export type PageState = { path: string; search: Search }
export type Favourite = PageState & { id: number; name: string; kept: PageState }

/** Where one is in a page is no part of it: the row that is open, and the page of a list. */
const passing: readonly string[] = ['open', 'page']

const textOf = ({ from, to }: DateRange) => (from === to ? `${from}` : `${from}..${to}`).replaceAll('/', '-')

/** Days that go on with the calendar, each by the word under which it is kept. */
function goingOn(now: Date): [string, string][] {
  const today = jalaliDate(now)
  // as ready reports say it, on the first of a month too
  const since = (from: string) => `${from}/01..${today}`.replaceAll('/', '-')
  const [ofToday, ofYesterday, ofWeek, ofDays30] = rangePresets(now).map(({ range }) => textOf(range))
  // where two are the same days, the first is meant
  return [
    ['~today', ofToday ?? ''],
    ['~yesterday', ofYesterday ?? ''],
    ['~month', since(today.slice(0, 7))],
    ['~year', since(`${today.slice(0, 4)}/01`)],
    ['~week', ofWeek ?? ''],
    ['~days30', ofDays30 ?? ''],
  ]
}

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'
const changed = (
  search: Readonly<Record<string, unknown>>,
  change: (value: string | number) => string | number,
) =>
  Object.fromEntries(
    Object.entries(search)
      .filter(([name, value]) => isPlain(value) && !passing.includes(name))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, change(value as string | number)] as const),
  )

/** What is kept of a path and what it asks for; days that go on with the calendar do so when it is opened. */
export function keepPlace(path: string, search: Readonly<Record<string, unknown>>, now: Date): PageState {
  const words = new Map(
    goingOn(now)
      .map(([word, text]) => [text, word])
      .reverse() as [string, string][],
  )
  return { path, search: changed(search, (value) => words.get(String(value)) ?? value) }
}

/** The other way. */
export function openPlace({ path, search }: PageState, now: Date): PageState {
  const texts = new Map(goingOn(now))
  return { path, search: changed(search, (value) => texts.get(String(value)) ?? value) }
}

export const isSamePlace = (one: PageState, other: PageState) =>
  one.path.toLowerCase() === other.path.toLowerCase() &&
  JSON.stringify(one.search) === JSON.stringify(other.search)

/** In: one's reports of the kind, and now. Out: the favourites, in the order in which they were marked. */
export const readFavourites = (rows: readonly ReportRow[], now: Date): Favourite[] =>
  rows
    .filter(({ mine }) => mine)
    .sort((a, b) => a.id - b.id)
    .flatMap(({ id, name, state }) => {
      const { path, search } = state
      if (typeof path !== 'string' || !path.startsWith('/')) return []
      const kept: PageState = {
        path,
        search: changed((search ?? {}) as Record<string, unknown>, (value) => value),
      }
      return [{ ...openPlace(kept, now), id, name, kept }]
    })

/** In: how many rows the sidebar has, how many it may have, and how many favourites there are. Out: how many of these stand in it. */
export const shownFavourites = (rows: number, most: number, count: number) =>
  Math.max(0, Math.min(3, most - rows, count))
