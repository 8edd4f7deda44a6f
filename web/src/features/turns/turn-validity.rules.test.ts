import { describe, expect, it } from 'vitest'
import { sayHours, sayValidity } from './turn-validity.rules.ts'

const now = new Date('2026-11-21T10:00:00Z')

describe('how long a turn is still valid', () => {
  it.each([
    [true, null, 'بی‌پایان'],
    [true, '2026-11-24T10:00:00Z', '۷۲ ساعت'],
    [true, '2026-11-21T11:00:01Z', '۲ ساعت'],
    [true, '2026-11-21T10:00:01Z', '۱ ساعت'],
    [true, '2026-11-21T10:00:00Z', 'رو به پایان'],
    [true, '2026-11-20T10:00:00Z', 'رو به پایان'],
    [false, '2026-11-24T10:00:00Z', null],
    [false, null, null],
  ])('live %s, until %s: %s', (isActive, expiresAt, words) => {
    expect(sayValidity({ isActive, expiresAt }, now)).toBe(words)
  })

  it('is told of a hall in the same words', () => {
    expect([sayHours(72), sayHours(null)]).toEqual(['۷۲ ساعت', 'بی‌پایان'])
  })
})
