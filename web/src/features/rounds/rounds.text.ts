import { type At, formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatComing } from '@bargah/contract/kernel/day-and-hour.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { routeOf } from '../../kernel/format.ts'
import type { Change, ListItem } from './my-list.rules.ts'

/** In: a choice of the list. Out: whether the server has it, in words that stand beside its load on the smallest phone. */
export function receivedText({ state, receivedAt }: ListItem): string {
  if (state === 'sending') return 'دارد می‌رود…'
  if (state === 'unsent') return 'هنوز نرفته'
  return receivedAt ? `رسید ${formatTime(receivedAt)}` : 'به سالن رسید'
}

/** In: a change of the list that came after its round had closed. Out: the sentence that says so. */
export function lateText(change: Change): string {
  const late = 'پس از بسته شدن اعلام بار رسید.'
  if (change.kind === 'add') return `انتخاب ${formatNumber(change.rank)} ${late}`
  return change.kind === 'remove' ? `برداشتن بار از فهرست ${late}` : `ترتیب تازهٔ فهرست ${late}`
}

/** In: when a round opened or opens, and now. Out: its name, `دور ۱۴:۰۰`, `دور فردا ۱۴:۰۰`. */
export const roundName = (opensAt: string, now: At) => `دور ${formatComing(opensAt, now)}`

type Route = { cargoSource: string; cargoDestination: string }

/** In: a choice or load. Out: its way in words, `بندرعباس به تهران`. */
export const routeOfChoice = ({ cargoSource, cargoDestination }: Route) =>
  routeOf(cargoSource, cargoDestination)

/** In: a choice. Out: what its buttons are named by, `انتخاب ۲، بندرعباس به تهران`. */
export const nameOfChoice = ({ priority, ...route }: Route & { priority: number | null }) =>
  `انتخاب ${toPersianDigits(priority ?? '')}، ${routeOfChoice(route)}`

const ordinals = ['اول', 'دوم', 'سوم', 'چهارم', 'پنجم', 'ششم', 'هفتم', 'هشتم', 'نهم', 'دهم']

/** In: a place on a list, from 1. Out: `دوم`. */
export const ordinalOf = (rank: number): string => ordinals[rank - 1] ?? formatNumber(rank)

/** In: a place on a list, from 1. Out: `جای دوم`. */
export const placeName = (rank: number): string => `جای ${ordinalOf(rank)}`

/** In: a place that nothing is in, from 1. Out: what it is for, `اگر اولی نشد…`. */
export const emptyPlaceText = (rank: number): string =>
  rank === 1 ? 'باری که از همه بیشتر می‌خواهید' : `اگر ${ordinalOf(rank - 1)}ی نشد…`
