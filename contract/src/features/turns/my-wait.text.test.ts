import { describe, expect, it } from 'vitest'
import { sayAhead, sayRounds, sayWait } from './my-wait.text.ts'

describe('a wait in words', () => {
  it.each([
    [{ unit: 'day', from: 2, to: 4 } as const, '۲ تا ۴ روز'],
    [{ unit: 'day', from: 0, to: 2 } as const, 'تا ۲ روز'],
    [{ unit: 'hour', from: 1, to: 10 } as const, '۱ تا ۱۰ ساعت'],
    [{ unit: 'hour', from: 3, to: 3 } as const, '۳ ساعت'],
  ])('%j', (wait, words) => {
    expect(sayWait(wait)).toBe(words)
  })
  it('is told in rounds, and by how many stood before', () => {
    expect(sayRounds({ from: 1, to: 3 })).toBe('۱ تا ۳ اعلام بار')
    expect(sayRounds({ from: 1, to: 1 })).toBe('۱ اعلام بار')
    expect(sayAhead({ aheadFrom: 0, aheadTo: 4 })).toBe('۰ تا ۴')
    expect(sayAhead({ aheadFrom: 2, aheadTo: 2 })).toBe('۲')
  })
})
