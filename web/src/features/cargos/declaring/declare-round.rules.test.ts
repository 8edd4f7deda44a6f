import { describe, expect, it } from 'vitest'
import { sayRound } from './declare-round.rules.ts'

const now = new Date('2026-11-21T10:32:00Z') // 14:02 in Tehran, 30 Aban 1405
const later = new Date('2026-11-22T05:00:00Z') // 08:30 on 1 Azar
const hall = { showTimes: '08:30 15:00', reservationLimit: 10 }

describe('the round in which a load comes', () => {
  it.each([
    ['the first show time after now', hall, now, 'در دور ۱۵:۰۰ نشان داده می‌شود.'],
    ['the same for what lies in the past', hall, new Date(0), 'در دور ۱۵:۰۰ نشان داده می‌شود.'],
    ['the show time itself', hall, later, 'در دور فردا ۰۸:۳۰ نشان داده می‌شود.'],
    ['the first of the next day', { ...hall, showTimes: '08:30' }, now, 'در دور فردا ۰۸:۳۰ نشان داده می‌شود.'],
    ['as loads come', { ...hall, showTimes: '' }, now, 'در نخستین دور پس از این ساعت نشان داده می‌شود.'],
    ['none', { ...hall, reservationLimit: 0 }, now, 'این سالن دور ندارد.'],
  ])('is %s', (_what, at, announced, sentence) => {
    expect(sayRound(at, announced, now)).toBe(sentence)
  })
})
