import { ApiError, isUnsure, sentenceOf } from '../api-error.ts'
import { agree, done, endOld, endOrphans, type Item, nextOf, refused, without } from './later.rules.ts'

/** What the queue is made of; the browser's own parts are in `send-later.ts`. */
export type QueueParts = {
  /** What the device holds, null where it holds nothing and can hold nothing. */
  open: () => Promise<readonly Item[] | null>
  /** Out: whether the device holds it now. */
  seal: (items: readonly Item[]) => Promise<boolean>
  /** One window at a time. */
  alone: <T>(what: 'kept' | 'sent', act: () => Promise<T>) => Promise<T>
  send: (item: Item) => Promise<unknown>
  isReached: () => boolean
  nowMs: () => number
  onChange: () => void
  /** Sent while no component waited for it: read again what it changes. */
  onDone: (item: Item) => void
}

/** Result of a write that a component waits for; `waits` when not known yet. */
export type End = { kind: 'done'; data: unknown } | { kind: 'refused'; error: unknown } | { kind: 'waits' }

const patienceMs = 6_000
const firstWaitMs = 2_000
const longestWaitMs = 30_000

const mayPass = (error: unknown) => isUnsure(error) || (error instanceof ApiError && error.kind === 'tooMany')

/**
 * Writes that may wait, kept on the device and sent one after the other under their keys, until the server has answered
 * each. Who stands by is told of the end; what is refused when nobody does any more stays, with its words, until it is
 * dismissed.
 */
export function createQueue(parts: QueueParts) {
  const standing = new Map<string, (end: End) => void>()
  /** What this page was answered, for what comes to want an id of it. */
  const answers = new Map<string, unknown>()
  let items: readonly Item[] = []
  let unattended: readonly Item[] = []
  let known: ReadonlySet<string> = new Set()
  let isLoaded = false
  let isHeld = false
  let isBusy = false
  let isAsked = false
  let isClosed = false
  let waitMs = firstWaitMs
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: Promise<unknown> = Promise.resolve()

  const tell = () => {
    unattended = items.filter(({ key }) => !standing.has(key))
    parts.onChange()
  }
  /** Brings the device and this window to agree, one time after the other. */
  const keep = (): Promise<unknown> => {
    const act = async () => {
      const stored = await parts.open()
      if (isClosed) return
      if (stored) items = agree(stored, items, known)
      const keys = new Set(items.map(({ key }) => key))
      isHeld = await parts.seal(items)
      // what the device had no room for has not gone from it
      if (isHeld) known = keys
      tell()
    }
    last = last.then(() => parts.alone('kept', act)).catch(() => undefined)
    return last
  }
  const show = (next: readonly Item[]) => {
    items = next
    tell()
    void keep()
  }
  const change = (key: string, more: Partial<Item>) =>
    show(items.map((item) => (item.key === key ? { ...item, ...more } : item)))
  const end = (key: string, how: End) => {
    standing.get(key)?.(how)
    if (standing.delete(key)) tell()
  }

  async function sendAll(): Promise<void> {
    clearTimeout(timer)
    isAsked = true
    if (isBusy || isClosed || !isLoaded) return
    isBusy = true
    try {
      let goesOn = false
      while (goesOn || isAsked) {
        isAsked = false
        goesOn = await parts.alone('sent', sendNext)
      }
    } finally {
      isBusy = false
    }
  }

  /** Out: whether there may be more to send now. */
  async function sendNext(): Promise<boolean> {
    // another window may have sent it
    await keep()
    const current = endOrphans(endOld(items, parts.nowMs()))
    if (current !== items) show(current)
    const next = nextOf(items)
    if (isClosed) return false
    if (!next || !parts.isReached()) {
      for (const key of standing.keys()) end(key, { kind: 'waits' })
      return false
    }
    change(next.key, { stage: 'sending', leftAt: next.leftAt ?? parts.nowMs() })
    try {
      const data = await parts.send(next)
      if (isClosed) return false
      waitMs = firstWaitMs
      answers.set(next.key, data)
      show(done(items, next.key, data))
      if (!standing.has(next.key)) parts.onDone(next)
      end(next.key, { kind: 'done', data })
      return true
    } catch (error) {
      return !isClosed && failed(next, error)
    }
  }

  function failed({ key }: Item, error: unknown): boolean {
    if (mayPass(error)) {
      change(key, { stage: 'waiting' })
      end(key, { kind: 'waits' })
      timer = setTimeout(() => void sendAll(), waitMs)
      waitMs = Math.min(longestWaitMs, waitMs * 2)
      return false
    }
    show(standing.has(key) ? without(items, key) : refused(items, key, sentenceOf(error)))
    end(key, { kind: 'refused', error })
    return true
  }

  void begin()
  async function begin() {
    await keep()
    isLoaded = true
    await sendAll()
  }

  return {
    /** What waits or was refused, but not what a component still waits for: that one shows it. */
    items: () => unattended,
    /** Whether the device holds what waits beyond the page. */
    isHeld: () => isHeld,
    /** Sends it as soon as it can. Out: how that went, or that it waits; never later than people wait for an answer. */
    put(item: Item): Promise<End> {
      const ended = new Promise<End>((resolve) => standing.set(item.key, resolve))
      setTimeout(() => end(item.key, { kind: 'waits' }), patienceMs)
      const { key = '' } = item.needs ?? {}
      const all = [...items, item]
      show(answers.has(key) ? done(all, key, answers.get(key)) : all)
      void sendAll()
      return ended
    },
    /** Takes back what has not left, or dismisses what was refused. */
    drop: (key: string) => show(without(items, key)),
    /** Call when the server is reachable, or another window may have changed the queue. */
    look: () => void sendAll(),
    close() {
      isClosed = true
      clearTimeout(timer)
      for (const key of standing.keys()) end(key, { kind: 'waits' })
    },
  }
}
