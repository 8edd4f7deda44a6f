/** The morning in which one thing is false. */
import { morning, type Told } from './morning.build.ts'

/** Where things stand in the morning. */
export const at = {
  hall: 0,
  cargo: 1,
  turn: 3,
  second: 4,
  opened: 7,
  sealed: 8,
  lastSealed: 12,
  lists: 13,
  split: 14,
  permit: 15,
  secondPermit: 16,
  withdrawn: 19,
}
/** The morning with one of its entries changed; what is undefined goes. */
export const changed = (index: number, change: Record<string, unknown>): Told =>
  morning().map((entry, i) => (i === index ? { ...entry, ...change } : entry)) as Told
/** The morning with entries more before that one. */
export const withMore = (index: number, ...more: object[]): Told =>
  morning().toSpliced(index, 0, ...(more as Told))
export const without = (index: number, count = 1): Told => morning().toSpliced(index, count)
/** An entry of the morning. */
export const told = <T>(index: number) => morning()[index] as unknown as T
