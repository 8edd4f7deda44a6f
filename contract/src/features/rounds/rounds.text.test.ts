import { describe, expect, it } from 'vitest'
import { reasonSentence } from './rounds.text.ts'

describe('why a choice was lost', () => {
  it.each([
    [
      { trucks: 1, given: 1, winningTurnNumber: 12 },
      'تنها کامیون این بار به نوبت پیش از شما رسید. آخرین کامیون به نوبت ۱۲ رسید.',
    ],
    [
      { trucks: 3, given: 3, winningTurnNumber: 12 },
      'هر ۳ کامیون این بار به نوبت‌های پیش از شما رسید. آخرین کامیون به نوبت ۱۲ رسید.',
    ],
    [{ trucks: 3, given: 3, winningTurnNumber: null }, 'هر ۳ کامیون این بار به نوبت‌های پیش از شما رسید.'],
    // one or two had gone in a round before
    [
      { trucks: 3, given: 2, winningTurnNumber: 12 },
      'هر ۲ کامیونی که از این بار مانده بود به نوبت‌های پیش از شما رسید. آخرین کامیون به نوبت ۱۲ رسید.',
    ],
    [
      { trucks: 3, given: 1, winningTurnNumber: 12 },
      'تنها کامیونی که از این بار مانده بود به نوبت پیش از شما رسید. آخرین کامیون به نوبت ۱۲ رسید.',
    ],
  ])('to earlier turns, with the one that took the last truck: %o', (facts, sentence) => {
    expect(reasonSentence('earlier_turn', facts)).toBe(sentence)
  })

  it('to a better choice of one’s own', () => {
    expect(reasonSentence('own_better_choice', { trucks: 2, given: 2, winningTurnNumber: 12 })).toBe(
      'چون بار دیگری از بالاتر فهرستتان به شما رسید.',
    )
  })
})
