import { describe, expect, it } from 'vitest'
import { type SmsQuestion, nextText, readSmsQuestion } from './sms-question.rules.ts'

describe('what a message asks', () => {
  it.each<[string, SmsQuestion | null]>([
    ['نوبت', 'turn'],
    ['نوبت ۳', 'turn'],
    ['نوبت ٣', 'turn'],
    ['نوبت 3', 'turn'],
    ['نوبت۱۷۰۴', 'turn'],
    ['  نوبت  من ؟ ', 'turn'],
    ['نوبت.', 'turn'],
    ['نوبت؟!', 'turn'],
    ['نو\u200cبت', 'turn'],
    ['نوبت: ۳', 'turn'],
    ['n 3', 'turn'],
    ['N3', 'turn'],
    ['n', 'turn'],
    ['Nobat', 'turn'],
    ['راهنما', 'help'],
    ['كمك', 'help'],
    ['?', 'help'],
    ['؟', 'help'],
    ['', null],
    ['سلام', null],
    ['نوبتم را بفروش', null],
    ['نوبت بده', null],
    ['لغو نوبت', null],
    ['نوبت ۱۲۳۴۵۶۷۸', null],
    ['no', null],
    ['نوبت\u0000', null],
  ])('%j is %s', (text, asked) => {
    expect(readSmsQuestion(text)).toBe(asked)
  })
})

describe('when loads are announced next', () => {
  const now = new Date('2026-01-01T08:00:00Z')
  it('is now, at a time of today or tomorrow by Tehran’s clock, or when a load comes', () => {
    const next = (nextRoundAt: string | null, isOpen = false) =>
      nextText({ isOpen, nextRoundAt: nextRoundAt === null ? null : new Date(nextRoundAt) }, now)
    expect(next('2026-01-01T11:00:00Z', true)).toBe('همین حالا')
    expect(next('2026-01-01T11:00:00Z')).toBe('۱۴:۳۰')
    expect(next('2026-01-01T21:00:00Z')).toBe('فردا ۰۰:۳۰')
    expect(next(null)).toBe('با آمدن بار')
  })
})
