import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openGate } from './gate.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const [reza, mina] = ['reza', 'mina'].map((id) => ({ kind: 'Driver', id })) as [Caller, Caller]
type Caller = { kind: string; id: string }
const stays = new AbortController().signal

/** A gate for one at a time, at which somebody is inside until `done` is called. */
async function occupied(then: () => unknown = () => 'made') {
  const gate = openGate({ atOnce: 1, ofKind: 1, ofCaller: 1, kindWaits: 2, callerWaits: 1, waitMs: 1_000 })
  let done = () => {}
  const first = gate.pass(reza, stays, async () => {
    await new Promise<void>((resolve) => {
      done = resolve
    })
    return then()
  })
  await vi.advanceTimersByTimeAsync(0)
  const ask = (caller: Caller, gone = stays) =>
    gate.pass(caller, gone, async () => 'in').catch((error: { status: number }) => error)
  return { first, done: () => done(), ask }
}

describe('a gate', () => {
  it('lets in who waits when somebody leaves, also when his work failed', async () => {
    const { first, done, ask } = await occupied(() => Promise.reject(new Error('broken')))
    const next = ask(mina)
    const failure = first.catch((error: Error) => error.message)
    done()
    expect([await failure, await next]).toEqual(['broken', 'in'])
  })

  it('answers 503 to who waited too long, and says when to come again', async () => {
    const { ask } = await occupied()
    const waits = ask(mina)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await waits).toMatchObject({
      status: 503,
      retryAfterS: expect.toBeOneOf([3, 4, 5, 6, 7]),
      sentences: [expect.stringContaining('پرکار')],
    })
  })

  it('answers 429 to who has enough waiting, and 503 when too many wait', async () => {
    const { ask } = await occupied()
    void ask(reza)
    expect(await ask(reza)).toMatchObject({ status: 429, sentences: [expect.stringContaining('پیشین')] })
    void ask(mina)
    expect(await ask({ kind: 'Driver', id: 'ali' })).toMatchObject({ status: 503 })
  })

  it('forgets who hangs up, and lets the next in in his place', async () => {
    const { done, ask } = await occupied()
    const hangUp = new AbortController()
    void ask(mina, hangUp.signal)
    const next = ask(reza)
    expect(await ask(mina)).toMatchObject({ status: 429 })
    hangUp.abort()
    const again = ask(mina)
    done()
    expect([await next, await again]).toEqual(['in', 'in'])
    expect(await ask(mina, hangUp.signal)).toMatchObject({ status: 503 })
  })

  it('keeps the place of a stream until it is closed', async () => {
    const { first, done, ask } = await occupied(() => Readable.from(['a', 'b']))
    const next = ask(mina)
    done()
    const stream = (await first) as Readable
    const still = Symbol('it waits')
    expect(await Promise.race([next, vi.advanceTimersByTimeAsync(999).then(() => still)])).toBe(still)
    stream.destroy()
    expect(await next).toBe('in')
  })
})
