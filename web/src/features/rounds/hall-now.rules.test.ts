import { describe, expect, it } from 'vitest'
import type { HallNow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { computeHallFigures, demandOf, sayLastRound } from './hall-now.rules.ts'

type Load = HallNow['loads'][number]
const load = (requests: number, remaining: number, isInRound = true) =>
  ({ requests, remaining, isInRound }) as unknown as Load
const round = { id: 1, opensAt: '2026-11-21T10:30:00Z', closesAt: '2026-11-21T10:40:00Z' }

describe('the figures of a hall', () => {
  it('count the loads of the open round alone, and those that nobody wants', () => {
    const loads = [load(3, 2), load(0, 4), load(0, 1), load(0, 9, false)]
    expect(computeHallFigures({ round, loads })).toEqual({
      loads: 3,
      trucks: 7,
      unwanted: { loads: 2, trucks: 5 },
    })
  })

  it('count all loads where no round is open, of which nobody is asked yet', () => {
    expect(computeHallFigures({ round: null, loads: [load(0, 2, false), load(0, 1, false)] })).toEqual({
      loads: 2,
      trucks: 3,
      unwanted: null,
    })
  })
})

describe('how a load is asked for', () => {
  it.each([
    [load(0, 2), true, 'none'],
    [load(1, 2), true, 'few'],
    [load(2, 2), true, 'enough'],
    [load(0, 2, false), true, 'next'],
    [load(0, 2, false), false, null],
  ])('%o, open %s: %s', (one, isOpen, demand) => {
    expect(demandOf(one, isOpen)).toBe(demand)
  })
})

it('says of the last round what each of its figures is made of, without what is none', () => {
  const round = {
    grantedCount: 1,
    trucksLeft: 23,
    trucksUnwanted: 19,
    trucksPassed: 1,
    turnsLeft: 8,
    choosersLeft: 0,
  }
  expect(sayLastRound(round)).toEqual([
    { count: 1, words: 'مجوز صادر شد', parts: [] },
    { count: 8, words: 'نفر در صف ماندند', parts: ['همه بی‌انتخاب'] },
    { count: 23, words: 'کامیون ماند', parts: ['۱۹ بی‌متقاضی', '۳ کم‌متقاضی', '۱ با متقاضی ولی بی‌نتیجه'] },
  ])
  expect(sayLastRound({ ...round, turnsLeft: 1 })[1]?.words).toBe('نفر در صف ماند')
})
