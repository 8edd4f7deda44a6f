import { expect, it } from 'vitest'
import { type KnownNews, knownAfter, newsBetween } from './announced.rules.ts'

const nothing: KnownNews = { roundId: undefined, resultId: undefined, waiting: undefined }
const calm: KnownNews = { roundId: 0, resultId: 3, waiting: 0 }

it.each([
  ['what stood there at the start', nothing, { roundId: 5, resultId: 3, waiting: 2 }, null],
  ['nothing new', calm, calm, null],
  ['a round that opens', calm, { ...calm, roundId: 5 }, 'round'],
  ['a round that ends', { ...calm, roundId: 5 }, calm, null],
  ['the round after', { ...calm, roundId: 5 }, { ...calm, roundId: 6 }, 'round'],
  ['the first result of all', { ...calm, resultId: 0 }, { ...calm, resultId: 4 }, 'result'],
  ['a result, and the next round with it', calm, { roundId: 6, resultId: 4, waiting: 1 }, 'result'],
  ['an answer', calm, { ...calm, waiting: 1 }, 'message'],
  ['an answer that was seen', { ...calm, waiting: 1 }, calm, null],
  ['what cannot be read', calm, nothing, null],
])('%s', (_name, before, now, news) => {
  expect(newsBetween(before, now)).toBe(news)
})

it('does not forget what cannot be read for a while', () => {
  expect(knownAfter(calm, nothing)).toEqual(calm)
  expect(newsBetween(knownAfter(calm, nothing), { ...calm, roundId: 5 })).toBe('round')
})
