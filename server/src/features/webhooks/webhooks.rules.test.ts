import { describe, expect, it } from 'vitest'
import { computeDeliveryState, computePause, mayMakeWebhook, pauseOf, signWebhook } from './webhooks.rules.ts'

const at = new Date('2026-01-04T00:00:00Z')

it.each([
  [1, 5_000],
  [2, 60_000],
  [8, 86_400_000],
  [9, null],
])('after try %i it waits %s ms', (tries, ms) => {
  expect(computePause(tries)).toBe(ms)
})

it.each([
  ['2026-01-01T00:00:00Z', false, 'failing'],
  ['2026-01-01T00:00:00Z', true, 'failing'],
  ['2026-01-01T00:00:01Z', false, null],
  ['2026-01-01T00:00:01Z', true, 'too_much'],
  ['2026-01-03T23:00:00Z', true, 'too_much'],
  ['2026-01-03T23:00:01Z', true, null],
])('what fails since %s, and waits too much: %s, is paused as %s', (since, waitsTooMuch, is) => {
  expect(pauseOf(new Date(since), at, waitsTooMuch)).toBe(is)
})

it.each([
  [['turn.taken'], ['turn.taken'], 4, null],
  [['turn.taken'], ['turn.taken'], 5, 'too_many'],
  [['turn.taken', 'load.ended'], ['turn.taken'], 0, 'not_seen'],
] as const)('of %j, seeing %j and having %i: %s', (kinds, seen, have, refusal) => {
  expect(mayMakeWebhook(kinds, { seen, have })).toBe(refusal)
})

it.each([
  [at, null, 'delivered'],
  [null, at, 'waiting'],
  [null, null, 'given_up'],
])('delivered at %s, next at %s: %s', (deliveredAt, nextTryAt, state) => {
  expect(computeDeliveryState({ deliveredAt, nextTryAt })).toBe(state)
})

describe('a signature', () => {
  it('is that of the example of Standard Webhooks', () => {
    const signed = signWebhook('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      at: new Date(1_614_265_330_000),
      body: '{"test": 2432232314}',
    })
    expect(signed).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
  })
})
