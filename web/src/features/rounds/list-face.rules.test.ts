import { describe, expect, it } from 'vitest'
import { bandOf, isLastMinute, listActOf, nextAfter, placesFor } from './list-face.rules.ts'

const received = { state: 'received' } as const
const sending = { state: 'sending' } as const
const unsent = { state: 'unsent' } as const
const open = { frozen: false, isReached: true }

describe('the band over a list', () => {
  it.each([
    ['nothing is chosen', open, [], null],
    ['the hall has all of it', open, [received, received], 'held'],
    ['one is on its way', open, [received, sending], 'going'],
    ['one could not be sent', open, [sending, unsent, received], 'unsent'],
    ['there is no network, and one waits', { ...open, isReached: false }, [received, sending], 'offline'],
    ['there is no network, and the hall has it', { ...open, isReached: false }, [received], 'offlineHeld'],
    ['its round has closed', { frozen: true, isReached: false }, [unsent], 'closed'],
  ] as const)('says so when %s', (_what, facts, items, band) => {
    expect(bandOf({ ...facts, items })).toBe(band)
  })
})

describe('the act under a list', () => {
  const facts = { count: 3, offered: 9, isLost: false, isLast: false, tel: '07633514000' }
  it('chooses while one of the three places is empty, and then adds', () => {
    expect([0, 2, 3, 5].map((count) => listActOf({ ...facts, count }))).toEqual([
      'choose',
      'choose',
      'add',
      'add',
    ])
  })
  it('leads to the loads where nothing is left to choose', () => {
    expect([1, 2, 4].map((offered) => listActOf({ ...facts, count: 2, offered }))).toEqual([
      'look',
      'look',
      'choose',
    ])
  })
  it('rings the hall in the last minute when something could not be sent, where its telephone is known', () => {
    const lost = { ...facts, count: 1, isLost: true, isLast: true }
    expect(listActOf(lost)).toBe('ring')
    expect(listActOf({ ...lost, isLast: false })).toBe('choose')
    expect(listActOf({ ...lost, isLost: false })).toBe('choose')
    expect(listActOf({ ...lost, tel: '' })).toBe('choose')
  })
})

it('the last minute is the last 60 seconds', () => {
  expect([61_000, 60_000, 0].map(isLastMinute)).toEqual([false, true, true])
})

it('who is taken off a list makes room for the one after him', () => {
  const items = [{ cargoId: 5 }, { cargoId: 7 }]
  expect(nextAfter(items, 5)).toEqual({ cargoId: 7 })
  expect(nextAfter(items, 7)).toBeNull()
})

it.each([
  ['one load and an empty list', 0, 1, 1],
  ['many loads', 0, 12, 3],
  ['a list that is longer than what is left', 2, 1, 2],
  ['nothing', 0, 0, 0],
])('a home draws as many places as there is for them: %s', (_case, listed, loads, places) => {
  expect(placesFor(listed, loads)).toBe(places)
})
