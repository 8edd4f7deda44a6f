import type { PriorityRow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { isUnsure, sentenceOf } from '../../kernel/api-error.ts'
import { type CallData, type CallInput, call } from '../../kernel/api.ts'
import { serverNow } from '../../kernel/now.ts'
import { routeOf } from '../../kernel/format.ts'
import { keepReceiptOf } from '../log/receipts.parts.ts'
import { addWish, cargoOf, type Change, isLate, type Wish } from './my-list.rules.ts'

/**
 * The changes of one turn's list, sent one after the other in the order they were made. What could not be sent stays,
 * marked, and is sent again with the same idempotency key: by itself after a while, when the network returns, and after
 * the page was closed.
 */
export type ListStore = {
  subscribe: (listener: () => void) => () => void
  changes: () => readonly Change[]
  /** `closesAt`: of the round that is open now. */
  wish: (wish: Wish, closesAt?: string) => void
  /** Why the last wish about a cargo did not come true, until there is another. */
  faults: () => readonly Fault[]
  setFault: (fault: Fault) => void
  /** Tells the ids of the choices that the server has. */
  noteRows: (rows: readonly PriorityRow[]) => void
  /** How many changes are done; a reading of the list that begins now holds them all. */
  doneCount: () => number
  /** Sends and keeps no more: whose list it is has signed out. */
  close: () => void
}

export type Sends = {
  [K in 'addPriority' | 'removePriority' | 'reorderPriorities']: (
    input: CallInput<K> & { idempotencyKey: string },
  ) => Promise<CallData<K>>
}
/** The promise that comes with a change stays on the phone. */
async function withReceipt<Reply extends Parameters<typeof keepReceiptOf>[0]>(
  turnId: number,
  sent: Promise<Reply>,
): Promise<Reply> {
  const reply = await sent
  keepReceiptOf(reply, turnId)
  return reply
}
const realSends = (turnId: number): Sends => ({
  addPriority: (input) => withReceipt(turnId, call('addPriority', input)),
  removePriority: (input) => withReceipt(turnId, call('removePriority', input)),
  reorderPriorities: (input) => withReceipt(turnId, call('reorderPriorities', input)),
})

/** What a change sends, fixed at its first try: the same key must carry the same body. */
type Fixed = { idempotencyKey: string; ids: number[] }
/** The changes that the server is not known to have, each with what it sends once it has been tried, and the ids known. */
export type Kept = {
  changes: readonly { change: Change; fixed: Fixed | undefined }[]
  ids: readonly (readonly [cargoId: number, id: number])[]
}
/** Where they outlive the page. */
export type Keep = { load: () => Promise<Kept | null>; save: (kept: Kept | null) => void }

export type Fault = { cargoId: number; route: string | null; sentence: string }

export type Events = {
  onDone: (change: Change) => void
  onRefused: () => void
  /** It was refused since it came after its round had closed. */
  onLate: (change: Change) => void
}

const faultOf = (change: Change, sentence: string): Fault => ({
  cargoId: cargoOf(change),
  route: change.kind === 'add' ? routeOf(change.choice.source, change.choice.destination) : null,
  sentence,
})

const firstWaitMs = 2_000
const longestWaitMs = 15_000

export function createListStore(
  turnId: number,
  events: Events,
  keep: Keep,
  sends: Sends = realSends(turnId),
): ListStore {
  const listeners = new Set<() => void>()
  const idOf = new Map<number, number>()
  const fixed = new Map<number, Fixed>()
  let changes: readonly Change[] = []
  let faults: readonly Fault[] = []
  let made = 0
  let done = 0
  let busy = false
  let isClosed = false
  // what was kept before comes first
  let isLoaded = false
  // before the list is read, what has no id may be there all the same
  let isRead = false
  let waitMs = firstWaitMs
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (next: readonly Change[]) => {
    changes = next
    const open = next.filter(({ stage }) => stage !== 'done')
    const kept = open.map((change) => ({ change, fixed: fixed.get(change.no) }))
    if (isLoaded && !isClosed) keep.save(kept.length > 0 ? { changes: kept, ids: [...idOf] } : null)
    for (const listener of listeners) listener()
  }
  const setFault = (fault: Fault) => {
    faults = [...without(fault.cargoId), fault]
    show(changes)
  }
  const without = (cargoId: number) => faults.filter((fault) => fault.cargoId !== cargoId)
  const update = (no: number, more: Partial<Change>) =>
    show(changes.map((change) => (change.no === no ? ({ ...change, ...more } as Change) : change)))

  async function sendNext(): Promise<void> {
    clearTimeout(timer)
    const next = changes.find(({ stage }) => stage !== 'done')
    if (busy || isClosed || !isLoaded || !next || (next.kind !== 'add' && !isRead)) return
    busy = true
    update(next.no, { stage: 'sending' })
    try {
      const doneAt = await sendOne(next)
      done += 1
      waitMs = firstWaitMs
      update(next.no, { stage: 'done', doneNo: done, doneAt })
      events.onDone(next)
    } catch (error) {
      if (isUnsure(error)) return tryLater(next)
      show(changes.filter(({ no }) => no !== next.no))
      if (isLate(next, serverNow())) events.onLate(next)
      else {
        setFault(faultOf(next, sentenceOf(error)))
        events.onRefused()
      }
    } finally {
      busy = false
    }
    return sendNext()
  }

  function tryLater(change: Change) {
    update(change.no, { stage: 'unsent' })
    timer = setTimeout(() => void sendNext(), waitMs)
    waitMs = Math.min(longestWaitMs, waitMs * 2)
  }

  /** Sends one change. Out: when the server had it. A choice that the server does not have needs no removing. */
  async function sendOne(change: Change): Promise<string> {
    const { idempotencyKey, ids } = fix(change)
    if (change.kind === 'add') {
      const { data } = await sends.addPriority({ idempotencyKey, body: bodyOf(change) })
      if (data) idOf.set(change.choice.cargoId, data.id)
      return data?.receivedAt ?? serverNow().toISOString()
    }
    const [id] = ids
    if (change.kind === 'remove' && id !== undefined)
      await sends.removePriority({ idempotencyKey, body: { Id: id } })
    if (change.kind === 'order' && ids.length > 0)
      await sends.reorderPriorities({ idempotencyKey, body: { DriverTurnId: turnId, Ids: ids } })
    return serverNow().toISOString()
  }

  const bodyOf = ({ choice, place }: Extract<Change, { kind: 'add' }>) => ({
    DriverTurnId: turnId,
    CargoId: choice.cargoId,
    DriverLat: place?.latitude,
    DriverLong: place?.longitude,
  })

  function fix(change: Change) {
    const known = fixed.get(change.no)
    if (known) return known
    const cargoIds =
      change.kind === 'order' ? change.cargoIds : change.kind === 'remove' ? [change.cargoId] : []
    const ids = cargoIds.map((cargoId) => idOf.get(cargoId)).filter((id) => id !== undefined)
    const made = { idempotencyKey: crypto.randomUUID(), ids }
    fixed.set(change.no, made)
    show(changes)
    return made
  }

  function restore(before: Kept | null) {
    for (const [cargoId, id] of before?.ids ?? []) if (!idOf.has(cargoId)) idOf.set(cargoId, id)
    const earlier = (before?.changes ?? []).map(({ change, fixed: sent }): Change => {
      made += 1
      if (sent) fixed.set(made, sent)
      return { ...change, no: made, stage: sent ? 'unsent' : 'waiting' }
    })
    isLoaded = true
    show([...earlier, ...changes])
    void sendNext()
  }
  keep.load().then(restore, () => restore(null))

  return {
    changes: () => changes,
    doneCount: () => done,
    subscribe(listener) {
      listeners.add(listener)
      const onOnline = () => void sendNext()
      window.addEventListener('online', onOnline)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('online', onOnline)
      }
    },
    faults: () => faults,
    setFault,
    wish(wish, closesAt) {
      made += 1
      faults = without(cargoOf(wish))
      show(addWish(changes, { ...wish, closesAt }, made))
      void sendNext()
    },
    noteRows(rows) {
      for (const { cargoId, id } of rows) idOf.set(cargoId, id)
      isRead = true
      void sendNext()
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
