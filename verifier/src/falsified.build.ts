/** The morning in which one thing is false. */
import { describe, expect, it } from 'vitest'
import type { Reason } from './broken.ts'
import { morning, morningLog, type Morning } from './morning.build.ts'
import { verifyLog } from './verify-log.ts'

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
export const changed = (index: number, change: Record<string, unknown>): Morning =>
  morning().map((entry, i) => (i === index ? { ...entry, ...change } : entry)) as Morning
/** The morning with entries more before that one. */
export const withMore = (index: number, ...more: object[]): Morning =>
  morning().toSpliced(index, 0, ...(more as Morning))
export const without = (index: number, count = 1): Morning => morning().toSpliced(index, count)
export const told = <T>(index: number) => morning()[index] as unknown as T
/** The morning up to that entry, and what comes instead of the rest. */
export const upTo = (end: number, ...more: object[]) => [...morning().slice(0, end), ...more] as Morning

export type Finding = { index: number | null; reason: Reason }
export const foundIn = async (entries: Morning) => verifyLog(morningLog(entries).source())
/** A case for each morning that is false: what the check finds in it. */
export const finds = (of: string, cases: [string, Morning, Finding][]) =>
  describe(`${of}: the check finds`, () => {
    it.each(cases)('%s', async (_, entries, found) => {
      expect(await foundIn(entries)).toMatchObject({ ok: false, ...found })
    })
  })
