import type { Counts, Statistics } from '@bargah/contract/features/statistics/statistics.schema.ts'
import { jalaliDate, jalaliParts, monthNames } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import type { Series } from '../../ui/chart-figures.ts'
import { changePercent } from './company.rules.ts'

/** Over which days the counters of the home count; of all time they are the specification's totals. */
export const spans = ['all', 'year', 'days', 'today'] as const
export type Span = (typeof spans)[number]

const dayMs = 86_400_000
const hyphened = (day: string) => day.replaceAll('/', '-')

/** In: the figures and over which days. Out: the three counters. */
export function countsOver(span: Span, found: Statistics): Counts {
  const over = { all: found, year: found.thisYear, days: found.last30Days, today: found.today }
  return over[span]
}

/** In: over which days, and now. Out: these days as the address of a list says them; empty for all. */
export function daysOf(span: Span, now: Date): string {
  const today = hyphened(jalaliDate(now))
  const since = {
    year: `${jalaliParts(now).year}-01-01`,
    days: hyphened(jalaliDate(new Date(now.getTime() - 29 * dayMs))),
    today,
  }
  return span === 'all' ? '' : span === 'today' ? today : `${since[span]}..${today}`
}

const last = 8

/** In: the figures and which of them. Out: its last months, oldest first, and how much this one so far differs from the same days of the one before. */
export function trendOf(found: Statistics, count: keyof Counts) {
  const months = found.months.map((month) => month[count])
  const percent = changePercent(months.at(-1) ?? 0, found.lastMonthSoFar[count])
  return { trend: months.slice(-last), percent }
}

const yearLength = 12

/** In: the figures. Out: permits of each month of this year, the last one unfinished, and of the year before. */
export function permitsByMonth({ months }: Statistics): { points: readonly string[]; series: Series[] } {
  const permits = months.map(({ reserveCount }) => reserveCount)
  const [before, present] = [permits.slice(0, yearLength), permits.slice(yearLength)]
  const yearAt = (at: number) => months[at]?.month.slice(0, 'yyyy'.length) ?? ''
  const label = (year: string) => toPersianDigits(year)
  const rest = Array.from({ length: yearLength - present.length }, () => null)
  return {
    points: monthNames,
    series: [
      {
        key: 'present',
        label: label(yearAt(yearLength)),
        values: [...present, ...rest],
        unfinished: true,
      },
      { key: 'before', label: label(yearAt(0)), values: before, past: true },
    ],
  }
}

/** In: what the chart shows, and a month. Out: how that month is beside the same of the year before; undefined where either is not whole. */
export function besideLastYear([present, before]: readonly Series[], index: number): string | undefined {
  const [now, then] = [present?.values[index], before?.values[index]]
  const isWhole = present?.values[index + 1] != null
  const percent = isWhole && now != null && then != null ? changePercent(now, then) : null
  if (percent === null) return undefined
  if (percent === 0) return `مانند ${monthNames[index]} ${before?.label}`
  return `${formatNumber(Math.abs(percent))}٪ ${percent > 0 ? 'بیش' : 'کمتر'} از ${monthNames[index]} ${before?.label}`
}
