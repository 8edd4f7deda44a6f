import type { ReactNode } from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { type Due, type DueGroup, dueGroups, groupOf } from './deadline.rules.ts'

/** Something that waits: how many, what completes the number to a sentence, and the way to exactly those. */
export type Need = {
  key: string
  total: number
  isAtLeast: boolean
  /** It was answered, or was not and will be asked again: nothing is on its way. */
  isKnown: boolean
  /** Nobody knows how many there are. */
  isFailed: boolean
  title: string
  /** The oldest of them, or what else is to be known. */
  detail: ReactNode
  /** Until when. */
  due?: Due | undefined
  /** None left is what waits. */
  waitsAtZero?: boolean
  verb: string
  to: string
  search: Record<string, string | number>
}
/** How an answer stands that a need is counted from. */
export const answered = ({ data, isError }: { data: unknown; isError: boolean }) => ({
  isKnown: data !== undefined || isError,
  isFailed: data === undefined && isError,
})

/** Said where some of it could not be counted. */
export const uncounted = 'بخشی از کارها شمرده نشد؛ با برقراری ارتباط دوباره شمرده می‌شود.'

export const isWaiting = ({ total, waitsAtZero }: Need) => total > 0 || waitsAtZero === true

const hoursOf = ({ due }: Need) => due?.hoursLeft ?? Infinity

/** In: two that wait. Out: the nearer deadline first; those without one last, in the order in which they were given. */
export function byDeadline(one: Need, other: Need): number {
  const [hours, others] = [hoursOf(one), hoursOf(other)]
  return hours === others ? 0 : hours - others
}

export const groupLabels: Record<DueGroup, string> = {
  today: 'امروز',
  soon: 'تا سه روز',
  later: 'پس از سه روز',
  none: 'بی‌مهلت',
}

/** In: all that may wait. Out: what does, by deadline, in groups that are not empty; what is at zero goes. */
export function groupNeeds(needs: readonly Need[]): { group: DueGroup; needs: Need[] }[] {
  const waiting = needs.filter(isWaiting).toSorted(byDeadline)
  return dueGroups
    .map((group) => ({ group, needs: waiting.filter(({ due }) => groupOf(due) === group) }))
    .filter((one) => one.needs.length > 0)
}

/** In: what waits. Out: how much that is, all of it counted; what waits because there is none is one. */
export function sayCount(waiting: readonly Need[]): string {
  const sum = waiting.reduce((before, { total }) => before + Math.max(total, 1), 0)
  return `${waiting.some(({ isAtLeast }) => isAtLeast) ? 'بیش از ' : ''}${formatNumber(sum)}`
}

/** In: all that may wait. Out: the title of the inbox, and what of it is nearest. */
export function sayInbox(needs: readonly Need[]): { title: string; nearest: string } {
  const waiting = needs.filter(isWaiting).toSorted(byDeadline)
  const areCounted = needs.every(({ isFailed }) => !isFailed)
  if (waiting.length === 0)
    return areCounted
      ? { title: 'کاری در انتظار شما نیست', nearest: '' }
      : { title: 'میز کار', nearest: uncounted }
  const count = sayCount(waiting)
  const more = areCounted || waiting.some(({ isAtLeast }) => isAtLeast) ? '' : 'دست‌کم '
  const [first] = waiting
  const nearest = first?.due ? `نزدیک‌ترین مهلت: ${first.title}، ${first.due.words}` : 'هیچ‌یک مهلتی ندارد'
  return { title: `${more}${count} کار در انتظار شما`, nearest: areCounted ? nearest : uncounted }
}
