import type { ReactNode } from 'react'
import type { Due } from './deadline.rules.ts'

/** Something that waits: how many, what completes the number to a sentence, and the way to exactly those. */
export type Need = {
  key: string
  total: number
  isAtLeast: boolean
  isKnown: boolean
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
export const isWaiting = ({ total, waitsAtZero }: Need) => total > 0 || waitsAtZero === true
