import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, connectionLost } from '../api-error.ts'
import { inOrder } from '../in-order.ts'
import type { Item } from './later.rules.ts'
import { createQueue, type End } from './queue.ts'

const item = (key: string, more: Partial<Item> = {}): Item => ({
  key,
  call: 'changePermitStatus',
  input: { body: {} },
  label: key,
  about: 'permit 7',
  goodForMs: 60 * 60_000,
  wantedAt: Date.now(),
  leftAt: null,
  stage: 'waiting',
  refusal: null,
  ...more,
})
const no = new ApiError('refused', ['در وضعیت کنونی مجوز، این کار ممکن نیست.'])

/** A device, whose windows are opened as one likes; its locks let one after the other. */
function device({ isReached = true } = {}) {
  const locks = { kept: inOrder(), sent: inOrder() }
  let stored: string | null = null
  const net = { isReached, hasRoom: true }
  const send = vi.fn<(one: Item) => Promise<unknown>>(async () => ({ code: 1 }))
  const onDone = vi.fn<(one: Item) => void>()
  const open = () =>
    createQueue({
      open: async () => (stored === null ? null : (JSON.parse(stored) as Item[])),
      seal: async (items) => {
        if (net.hasRoom) stored = JSON.stringify(items)
        return net.hasRoom
      },
      alone: (what, act) => locks[what](act),
      send,
      isReached: () => net.isReached,
      nowMs: Date.now,
      onChange: () => undefined,
      onDone,
    })
  const reach = async (queue: Pick<ReturnType<typeof open>, 'look'>) => {
    net.isReached = true
    queue.look()
    await soon()
  }
  return { open, net, reach, send, onDone, sent: () => send.mock.calls.map(([{ key }]) => key).join('') }
}
const soon = () => vi.advanceTimersByTimeAsync(0)
const shown = (queue: { items: () => readonly Item[] }) =>
  queue.items().map(({ key, stage }) => `${key} ${stage}`)

describe('what is sent later', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  it('is sent at once where there is a network, and who stands by is told what came of it', async () => {
    const { open, sent, onDone } = device()
    const queue = open()
    expect(await queue.put(item('a'))).toEqual<End>({ kind: 'done', data: { code: 1 } })
    expect(sent()).toBe('a')
    expect(queue.items()).toEqual([])
    expect(onDone).not.toHaveBeenCalled()
  })

  it('waits without a network, is not tried, and goes in order when it is back', async () => {
    const { open, reach, sent, onDone } = device({ isReached: false })
    const queue = open()
    expect(await queue.put(item('a'))).toEqual({ kind: 'waits' })
    expect(await queue.put(item('b'))).toEqual({ kind: 'waits' })
    expect(queue.items().map(({ leftAt }) => leftAt)).toEqual([null, null])
    await reach(queue)
    expect(sent()).toBe('ab')
    expect(onDone).toHaveBeenCalledTimes(2)
  })

  it('is taken back as long as it has not left', async () => {
    const { open, reach, sent } = device({ isReached: false })
    const queue = open()
    await queue.put(item('a'))
    queue.drop('a')
    await reach(queue)
    expect(sent()).toBe('')
  })

  it.each([
    ['the connection is lost', connectionLost()],
    ['the database is away', ApiError.fromReply(503, ['پایگاه داده در دسترس نیست.'], undefined)],
    ['there are too many', ApiError.fromReply(429, ['کمی صبر کنید.'], undefined)],
  ])('is sent again under its key when %s', async (_case, error) => {
    const { open, send, sent } = device()
    send.mockRejectedValueOnce(error)
    const queue = open()
    expect(await queue.put(item('a'))).toEqual({ kind: 'waits' })
    expect(shown(queue)).toEqual(['a waiting'])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(sent()).toBe('aa')
    expect(queue.items()).toEqual([])
  })

  it('is told to who stands by when it is refused, and goes', async () => {
    const { open, send } = device()
    send.mockRejectedValueOnce(no)
    const queue = open()
    expect(await queue.put(item('a'))).toEqual({ kind: 'refused', error: no })
    expect(queue.items()).toEqual([])
  })

  it('stays in words when it is refused later, until it is dismissed, and stops nothing behind it', async () => {
    const { open, reach, send, sent } = device({ isReached: false })
    const queue = open()
    await queue.put(item('a'))
    await queue.put(item('b'))
    send.mockRejectedValueOnce(no)
    await reach(queue)
    expect(sent()).toBe('ab')
    expect(queue.items()).toMatchObject([{ key: 'a', stage: 'refused', refusal: no.message }])
    queue.drop('a')
    expect(queue.items()).toEqual([])
  })

  it('is not waited for longer than people wait', async () => {
    const { open, send } = device()
    send.mockReturnValueOnce(new Promise(() => undefined))
    const queue = open()
    const ended = queue.put(item('a'))
    await soon()
    expect(queue.items()).toEqual([])
    await vi.advanceTimersByTimeAsync(6_000)
    expect(await ended).toEqual({ kind: 'waits' })
    expect(shown(queue)).toEqual(['a sending'])
  })

  it.each([
    ['reached', true, 'a'],
    ['not reached, and then is', false, 'a'],
  ])('is sent though the device has no room for it, when the server is %s', async (_case, isReached, all) => {
    const { open, net, reach, sent } = device({ isReached })
    const queue = open()
    await soon()
    net.hasRoom = false
    const end = await queue.put(item('a'))
    expect(end.kind).toBe(isReached ? 'done' : 'waits')
    expect(shown(queue)).toEqual(isReached ? [] : ['a waiting'])
    expect(queue.isHeld()).toBe(false)
    await reach(queue)
    expect(sent()).toBe(all)
    expect(queue.items()).toEqual([])
  })

  it('that was done while the device could write nothing is not sent again by this window', async () => {
    const { open, net, reach, sent } = device({ isReached: false })
    const queue = open()
    await queue.put(item('a'))
    await soon()
    net.hasRoom = false
    await reach(queue)
    net.hasRoom = true
    await reach(queue)
    expect(sent()).toBe('a')
    expect(queue.items()).toEqual([])
  })

  const attachment = item('b', { needs: { key: 'a', field: 'Id' }, call: 'attachFile' })
  it('that wants an id has it where that came while it was being packed', async () => {
    const { open, send, sent } = device()
    send.mockResolvedValueOnce({ data: { id: 41 } })
    const queue = open()
    await queue.put(item('a'))
    await queue.put(attachment)
    expect(sent()).toBe('ab')
    expect(send.mock.calls[1]?.[0].input.body).toEqual({ Id: 41 })
  })

  it('that wants the id of what was refused is not sent, and says why', async () => {
    const { open, send, sent } = device()
    send.mockRejectedValueOnce(no)
    const queue = open()
    await queue.put(item('a'))
    void queue.put(attachment)
    await vi.advanceTimersByTimeAsync(6_000)
    expect(sent()).toBe('a')
    expect(shown(queue)).toEqual(['b refused'])
  })

  it('outlives the page', async () => {
    const { open, net, sent } = device({ isReached: false })
    const queue = open()
    await queue.put(item('a'))
    await soon()
    expect(queue.isHeld()).toBe(true)
    queue.close()
    net.isReached = true
    open()
    await soon()
    expect(sent()).toBe('a')
  })

  it('is sent by one window alone', async () => {
    const { open, reach, sent } = device({ isReached: false })
    const [one, other] = [open(), open()]
    await one.put(item('a'))
    await soon()
    await reach(other)
    one.look()
    await soon()
    expect(sent()).toBe('a')
    expect(one.items()).toEqual([])
  })

  it('is said to be too old instead of being sent', async () => {
    const { open, reach, sent } = device({ isReached: false })
    const queue = open()
    await queue.put(item('a', { goodForMs: 1_000 }))
    await vi.advanceTimersByTimeAsync(2_000)
    await reach(queue)
    expect(sent()).toBe('')
    expect(shown(queue)).toEqual(['a refused'])
  })

  it('is sent no more when the session has ended', async () => {
    const { open, reach, sent } = device({ isReached: false })
    const queue = open()
    await queue.put(item('a'))
    queue.close()
    await reach(queue)
    expect(sent()).toBe('')
  })
})
