import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const start = '2026-11-21T08:30:00Z'
const read = (env: Record<string, string>) => readConfig({ SECRET: 'x'.repeat(32), ...env })

it('has the real time unless a test asks for another', () => {
  expect(read({}).testClock).toBeNull()
  expect(read({ NODE_ENV: 'test' }).testClock).toBeNull()
})

it('has a clock that tests move, from the moment they name', () => {
  const env = { NODE_ENV: 'test', TEST_CLOCK: '1' }
  expect(read(env).testClock).toEqual({ startsAt: undefined })
  expect(read({ ...env, TEST_NOW: start }).testClock).toEqual({ startsAt: new Date(start) })
  expect(() => read({ ...env, TEST_NOW: 'yesterday' })).toThrow('TEST_NOW')
})

it.each([
  [{ TEST_CLOCK: '1' }, 'NODE_ENV=test'],
  [{ TEST_CLOCK: '1', NODE_ENV: 'production', TEST_NOW: start }, 'NODE_ENV=test'],
  [{ TEST_NOW: start }, 'TEST_CLOCK=1'],
  [{ TEST_NOW: start, NODE_ENV: 'test' }, 'TEST_CLOCK=1'],
])('refuses another time outside of tests: %o', (env, sentence) => {
  expect(() => read(env)).toThrow(sentence)
})

it('sends a cargo for a week unless another number of days is set', () => {
  expect(read({}).sendingDays).toBe(7)
  expect(read({ SENDING_DAYS: '10' }).sendingDays).toBe(10)
})

it.each(['0', '366', '2.5', 'week'])('refuses %s as the days of a cargo', (days) => {
  expect(() => read({ SENDING_DAYS: days })).toThrow('SENDING_DAYS')
})
