import { afterEach, describe, expect, it, vi } from 'vitest'
import { followNetwork, noteLost, noteReached, onConnection } from './connection.ts'

const ask = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', ask)
const device = { onLine: true }
vi.stubGlobal('navigator', device)
vi.stubGlobal('window', new EventTarget())
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

  it('is asked for ever more slowly where calls alone get no answer, and at first speed again once one had', async () => {
    vi.useFakeTimers()
    ask.mockImplementation(async () => new Response(null, { status: 200 }))
    const isAskedAfter = async (ms: number) => {
      ask.mockClear()
      noteLost()
      await vi.advanceTimersByTimeAsync(ms - 1)
      expect(ask).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(ask).toHaveBeenCalledTimes(1)
    }
    for (const ms of [2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) await isAskedAfter(ms)
    noteReached()
    await isAskedAfter(2_000)
  })

  it('is asked for seldom while the device says that it is offline, and at once and quickly when it is online', async () => {
    vi.useFakeTimers()
    ask.mockRejectedValue(new TypeError('no network'))
    device.onLine = false
    followNetwork()
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(ask).toHaveBeenCalledTimes(10)
    device.onLine = true
    ask.mockClear()
    window.dispatchEvent(new Event('online'))
    expect(ask).toHaveBeenCalledTimes(1)
    // the way to the server is open a moment after the network is
    ask.mockResolvedValue(new Response(null, { status: 200 }))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(heard).toEqual([false, true])
  })
})
