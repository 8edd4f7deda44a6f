import { afterEach, describe, expect, it, vi } from 'vitest'
import { noteLost, noteReached, onConnection } from './connection.ts'

const ask = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', ask)
const heard: boolean[] = []
onConnection((reached) => heard.push(reached))

describe('the connection', () => {
  afterEach(() => {
    noteReached()
    heard.length = 0
    ask.mockReset()
    vi.useRealTimers()
  })

  it('is told as lost once, and as back once, however many calls fail and succeed', () => {
    noteLost()
    noteLost()
    noteReached()
    noteReached()
    expect(heard).toEqual([false, true])
  })

  it('is asked for, ever more slowly, until the server answers', async () => {
    vi.useFakeTimers()
    ask.mockRejectedValue(new TypeError('failed to fetch'))
    noteLost()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(ask).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(ask).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(ask).toHaveBeenCalledTimes(2)
    ask.mockResolvedValue(new Response(null, { status: 200 }))
    await vi.advanceTimersByTimeAsync(8_000)
    expect(heard).toEqual([false, true])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ask).toHaveBeenCalledTimes(3)
  })
})
