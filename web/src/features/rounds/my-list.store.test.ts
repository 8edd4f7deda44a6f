import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PriorityRow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { ApiError, connectionLost } from '../../kernel/api-error.ts'
import { choice } from './my-list.build.ts'
import { createListStore, type Events, type Keep, type Kept, type Sends } from './my-list.store.ts'

const made = (id: number) => ({
  code: 1 as const,
  message: '',
  data: { id, rank: 1, receivedAt: '2026-11-21T10:32:00Z', receipt: null },
})
const plain = { code: 1 as const, message: '' }
const add = (cargoId: number) =>
  ({ kind: 'add', choice: choice(cargoId), place: null, rank: cargoId }) as const

function setUp() {
  const sends = {
    addPriority: vi.fn<Sends['addPriority']>(async ({ body }) => made(Number(body.CargoId) * 10)),
    removePriority: vi.fn<Sends['removePriority']>(async () => plain),
    reorderPriorities: vi.fn<Sends['reorderPriorities']>(async () => plain),
  }
  const events = {
    onDone: vi.fn<Events['onDone']>(),
    onRefused: vi.fn<Events['onRefused']>(),
    onLate: vi.fn<Events['onLate']>(),
  }
  let kept: Kept | null = null
  const keep: Keep = {
    load: async () => kept,
    save: (next) => {
      // as text, as a device keeps it
      kept = JSON.parse(JSON.stringify(next)) as Kept | null
    },
  }
  const open = () => createListStore(7, events, keep, sends)
  return { sends, events, store: open(), open, kept: () => kept }
}
/** What was kept on the device is there a moment later. */
const loaded = () => Promise.resolve()
const rowsOf = (ids: Record<number, number>) =>
  Object.entries(ids).map(([cargoId, id]) => ({ cargoId: Number(cargoId), id }) as PriorityRow)
const stages = (store: { changes: () => readonly { stage: string }[] }) =>
  store.changes().map(({ stage }) => stage)

describe('the changes of a list', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  it('are sent one after the other, an order with the ids that the server gave', async () => {
    const { sends, store } = setUp()
    store.noteRows([])
    store.wish(add(1))
    store.wish(add(2))
    store.wish({ kind: 'order', cargoIds: [2, 1], movedCargoId: 2 })
    await loaded()
    expect(sends.addPriority).toHaveBeenCalledTimes(1)
    await vi.runAllTimersAsync()
    expect(sends.reorderPriorities.mock.calls[0]?.[0].body).toEqual({ DriverTurnId: 7, Ids: [20, 10] })
    expect(stages(store)).toEqual(['done', 'done', 'done'])
    expect(store.doneCount()).toBe(3)
  })

  it.each([
    ['connection is lost', connectionLost()],
    ['database is away', ApiError.fromReply(503, ['پایگاه داده در دسترس نیست.'], undefined)],
  ])('are marked when the %s and sent again with the same key', async (_case, error) => {
    const { sends, store, events } = setUp()
    sends.addPriority.mockRejectedValueOnce(error)
    store.wish(add(1))
    await vi.advanceTimersByTimeAsync(0)
    expect(stages(store)).toEqual(['unsent'])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(stages(store)).toEqual(['done'])
    const [first, second] = sends.addPriority.mock.calls
    expect(second?.[0].idempotencyKey).toBe(first?.[0].idempotencyKey)
    expect(events.onDone).toHaveBeenCalledTimes(1)
  })

  it('keep their body when sent again, though more is known by then', async () => {
    const { sends, store } = setUp()
    store.noteRows([])
    store.wish(add(1))
    await vi.advanceTimersByTimeAsync(0)
    sends.reorderPriorities.mockRejectedValueOnce(connectionLost())
    store.wish({ kind: 'order', cargoIds: [1, 2], movedCargoId: 1 })
    await vi.advanceTimersByTimeAsync(0)
    store.wish(add(2))
    await vi.runAllTimersAsync()
    const bodies = sends.reorderPriorities.mock.calls.map(([input]) => input.body)
    expect(bodies).toEqual([
      { DriverTurnId: 7, Ids: [10] },
      { DriverTurnId: 7, Ids: [10] },
    ])
  })

  it('outlive the page: those unsent are sent by the next one, with their keys and in their order', async () => {
    const { sends, store, open, kept } = setUp()
    store.noteRows(rowsOf({ 5: 50, 6: 60 }))
    sends.addPriority.mockRejectedValue(connectionLost())
    store.wish(add(1))
    store.wish({ kind: 'remove', cargoId: 5 })
    store.wish({ kind: 'order', cargoIds: [1, 6], movedCargoId: 1 })
    await vi.advanceTimersByTimeAsync(0)
    const [first] = sends.addPriority.mock.calls
    store.close()
    expect(kept()?.changes).toHaveLength(3)

    sends.addPriority.mockReset()
    sends.addPriority.mockImplementation(async ({ body }) => made(Number(body.CargoId) * 10))
    const next = open()
    await loaded()
    expect(stages(next)).toEqual(['sending', 'waiting', 'waiting'])
    await vi.advanceTimersByTimeAsync(0)
    expect(sends.addPriority.mock.calls[0]?.[0].idempotencyKey).toBe(first?.[0].idempotencyKey)
    expect(sends.removePriority).not.toHaveBeenCalled()
    next.noteRows(rowsOf({ 5: 50, 6: 60, 1: 10 }))
    await vi.advanceTimersByTimeAsync(0)
    expect(sends.removePriority.mock.calls[0]?.[0].body).toEqual({ Id: 50 })
    expect(sends.reorderPriorities.mock.calls[0]?.[0].body).toEqual({ DriverTurnId: 7, Ids: [10, 60] })
    expect(stages(next)).toEqual(['done', 'done', 'done'])
    expect(kept()).toBeNull()
    next.wish(add(3))
    expect(next.changes().at(-1)?.no).toBe(4)
  })

  it('are neither sent nor kept any more once the list is closed', async () => {
    const { sends, store, kept } = setUp()
    sends.addPriority.mockRejectedValue(connectionLost())
    store.wish(add(1))
    await vi.advanceTimersByTimeAsync(0)
    const before = kept()
    store.close()
    await vi.runAllTimersAsync()
    store.wish(add(2))
    expect(sends.addPriority).toHaveBeenCalledTimes(1)
    expect(kept()).toEqual(before)
  })

  it('are dropped when the server refuses, and the next one goes on', async () => {
    const { sends, store, events } = setUp()
    sends.addPriority.mockRejectedValueOnce(new ApiError('refused', ['این بار دیگر در دسترس نیست.']))
    store.wish(add(1))
    store.wish(add(2))
    await vi.runAllTimersAsync()
    expect(events.onRefused).toHaveBeenCalledTimes(1)
    expect(store.changes()).toMatchObject([{ kind: 'add', choice: { cargoId: 2 }, stage: 'done' }])
  })

  it('leave why they were refused with their load, until it is wished for anew', async () => {
    const { sends, store } = setUp()
    const refusal = new ApiError('refused', ['این بار دیگر در دسترس نیست.'])
    sends.addPriority.mockRejectedValueOnce(refusal)
    store.wish(add(1), '2126-11-21T10:40:00Z')
    await vi.runAllTimersAsync()
    expect(store.faults()).toEqual([{ cargoId: 1, route: 'بندرعباس به یزد', sentence: refusal.message }])
    store.wish(add(1))
    expect(store.faults()).toEqual([])
  })

  it('are told quietly when their round had closed before they arrived', async () => {
    const { sends, store, events } = setUp()
    sends.addPriority.mockRejectedValueOnce(connectionLost())
    sends.addPriority.mockRejectedValueOnce(new ApiError('refused', ['نوبت فعالی ندارید.']))
    const closesAt = new Date(Date.now() + 1_000).toISOString()
    store.wish(add(2), closesAt)
    await vi.runAllTimersAsync()
    expect(events.onLate).toHaveBeenCalledWith(expect.objectContaining({ kind: 'add', rank: 2 }))
    expect(events.onRefused).not.toHaveBeenCalled()
    expect(store.faults()).toEqual([])
  })

  it('need not remove what the server never had', async () => {
    const { sends, store } = setUp()
    store.wish({ kind: 'remove', cargoId: 5 })
    await vi.runAllTimersAsync()
    expect(stages(store)).toEqual(['waiting'])
    store.noteRows([])
    await vi.runAllTimersAsync()
    expect(stages(store)).toEqual(['done'])
    expect(sends.removePriority).not.toHaveBeenCalled()
  })
})
