import { describe, expect, it } from 'vitest'
import { isPending, isProven } from './proof.rules.ts'

const minute = 60_000
const sent = { mobile: '09173204518', validMs: 2 * minute, sendsLeft: 2, at: 1_000 }
const proven = { mobile: '09173204518', at: 1_000 }

describe('a code that is on its way', () => {
  it.each([
    ['is good for two minutes', '09173204518', 1_000 + 2 * minute - 1, true],
    ['and no longer', '09173204518', 1_000 + 2 * minute, false],
    ['however the number is typed', '۹۱۷ ۳۲۰ ۴۵۱۸', 2_000, true],
    ['is for its number alone', '09173204519', 2_000, false],
    ['and for no half of it', '0917', 2_000, false],
  ])('%s', (_what, mobile, now, is) => {
    expect(isPending(sent, mobile, now)).toBe(is)
  })
  it('is none before it was sent', () => {
    expect(isPending(null, '09173204518', 2_000)).toBe(false)
  })
})

describe('a proven number', () => {
  it.each([
    ['needs no new code for a quarter of an hour', '+989173204518', 1_000 + 15 * minute - 1, true],
    ['and no longer', '09173204518', 1_000 + 15 * minute, false],
    ['is itself alone', '09173204519', 2_000, false],
  ])('%s', (_what, mobile, now, is) => {
    expect(isProven(proven, mobile, now)).toBe(is)
  })
  it('is none before its code was right', () => {
    expect(isProven(null, '09173204518', 2_000)).toBe(false)
  })
})
