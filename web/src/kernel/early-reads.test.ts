import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeEarly } from './early-reads.ts'

const path = '/api/v1/DriverTurn/GetDriverTurnInfoWeb'
const asked = (answeredAtMs: number) => ({ response: new Response('{}'), askedAtMs: 900, answeredAtMs })
const hold = (answer: Promise<ReturnType<typeof asked>>) => {
  globalThis.earlyReads = { token: 'mine', answers: { [path]: answer } }
}

beforeEach(() => vi.useFakeTimers({ now: 10_000 }))
afterEach(() => {
  vi.useRealTimers()
  globalThis.earlyReads = undefined
})

it('is given once, with the times at which it was asked for and came', async () => {
  hold(Promise.resolve(asked(1_300)))
  expect(await takeEarly(path, 'mine')).toMatchObject({ askedAtMs: 900, answeredAtMs: 1_300 })
  expect(await takeEarly(path, 'mine')).toBeNull()
})

it.each([
  ['of another session', Promise.resolve(asked(1_300)), 'another'],
  ['of nobody', Promise.resolve(asked(1_300)), undefined],
  ['too old', Promise.resolve(asked(-20_001)), 'mine'],
])('one %s is given to nobody', async (_why, answer, token) => {
  hold(answer)
  expect(await takeEarly(path, token)).toBeNull()
})

it('one that failed is none', async () => {
  hold(Promise.reject(new Error('away')))
  expect(await takeEarly(path, 'mine')).toBeNull()
})

it('where the page asked for nothing there is none', async () => {
  expect(await takeEarly(path, 'mine')).toBeNull()
})
