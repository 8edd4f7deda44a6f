import { beatMs } from '@bargah/contract/features/live/live.ts'
import type { Log } from '../log.ts'
import type { Replica } from '../replica.ts'
import type { Db } from '../sql.ts'
import { listen } from './listen.ts'
import { type Listener, openListeners } from './listeners.ts'
import { findLive, type LiveEvent, liveKeptMs } from './live-events.store.ts'
import { idOf, isSeen, type Place, readPlace, readSnapshot } from './snapshot.rules.ts'

const lookAnywayMs = 5_000
const tickMs = 250
/** Events become visible only at commit, up to this much later. */
const marginMs = 60_000

type HubParts = {
  db: Db
  /** An address of the database that may listen: no pooler in transaction mode between. */
  url: string
  log: Log
  /** Called with new events before they are sent: it may change who receives them. */
  onEvents?: (events: readonly LiveEvent[]) => Promise<void>
  /** A copy that is read in its place: nobody is told of what it does not show yet. */
  replica?: Replica
}
/** Where one who comes was before: the id that he saw last, or for how long he has been looking without listening. */
export type Since = { id: string } | { agoMs: number }

/**
 * What a server hears of changes, from all servers over its database, and tells to those who listen here. It begins when
 * the first one comes: one connection that listens, and one look at the table for all that woke it.
 */
export function openHub({ db, url, log, onEvents, replica }: HubParts) {
  const listeners = openListeners()
  const endings: (() => unknown)[] = []
  let place: Place | null = null
  let kept: LiveEvent[] = []
  let keptFromMs = 0
  let starting: Promise<void> | null = null
  let reading: Promise<void> | null = null
  let isAskedAgain = false

  async function look(): Promise<void> {
    const before = place
    const found = await findLive(db, before && before.snapshot.xmin)
    const snapshot = readSnapshot(found.snapshot)
    if (!snapshot) throw new Error('the database gave a snapshot that cannot be read')
    const now = { atMs: found.atMs, snapshot }
    if (!before) return begin(now, found.events, found.atMs - liveKeptMs + marginMs)
    if (snapshot.xmax < before.snapshot.xmax) {
      // another database than before: an older copy of it
      begin(now, [], found.atMs)
      for (const listener of listeners.each()) listener.tell('anew', null)
      return
    }
    const fresh = found.events.filter(({ xid }) => !isSeen(xid, before.snapshot))
    await replica?.reach(fresh.map(({ xid }) => xid))
    if (fresh.length > 0) await onEvents?.(fresh)
    // no await from here on: an id that is sent means that everything before it was sent
    place = now
    for (const event of fresh) {
      kept.push(event)
      listeners.noteEvent(event)
    }
    listeners.flush()
  }
  function begin(now: Place, events: LiveEvent[], fromMs: number) {
    place = now
    kept = events
    keptFromMs = fromMs
  }
  async function lookWhileAsked(): Promise<void> {
    try {
      while (isAskedAgain) {
        isAskedAgain = false
        await look()
      }
    } finally {
      reading = null
    }
  }
  /** Looks at what is new; all that ask while a look is on its way share the next. */
  function read(): Promise<void> {
    isAskedAgain = true
    reading ??= lookWhileAsked()
    return reading
  }
  const readQuietly = () =>
    void read().catch((err: unknown) => log.warn({ of: 'live', err }, 'nothing heard'))

  function every(ms: number, work: () => void) {
    const timer = setInterval(work, ms)
    endings.push(() => clearInterval(timer))
  }
  async function start(): Promise<void> {
    await read()
    endings.push(listen({ url, log, onWake: readQuietly }))
    every(tickMs, () => listeners.flush())
    every(lookAnywayMs, readQuietly)
    every(beatMs, beat)
  }
  function beat() {
    // the id of a beat means that everything before it was sent: who still waits hears a word soon anyway
    listeners.flush()
    for (const listener of listeners.quiet()) listener.tell('beat', null)
    if (!place) return
    const oldestMs = place.atMs - liveKeptMs
    kept = kept.filter(({ atMs }) => atMs > oldestMs)
    keptFromMs = Math.max(keptFromMs, oldestMs + marginMs)
  }
  /** What somebody missed; null when that is not known any more. */
  function missedSince(since: Since, now: Place): LiveEvent[] | null {
    if ('agoMs' in since) {
      const fromMs = now.atMs - since.agoMs
      return fromMs < keptFromMs ? null : kept.filter(({ atMs }) => atMs > fromMs)
    }
    const seen = readPlace(since.id)
    if (!seen || seen.atMs < keptFromMs || seen.snapshot.xmax > now.snapshot.xmax) return null
    return kept.filter(({ xid }) => !isSeen(xid, seen.snapshot))
  }
  return {
    listeners,
    /** Up to where everything was told. */
    id: () => (place ? idOf(place) : ''),
    /** Begins to hear, if nobody has listened before. Throws where the database is away. */
    begin(): Promise<void> {
      starting ??= start().catch((error: unknown) => {
        starting = null
        throw error
      })
      return starting
    },
    /** Has somebody listen, after `begin`; what he missed he is told first. Out: how to stop. */
    follow(listener: Listener, since: Since): () => void {
      const missed = place && missedSince(since, place)
      listeners.join(listener)
      if (missed) for (const event of missed) listeners.noteMissed(listener, event)
      else listener.tell('anew', null)
      listeners.flush()
      return () => listeners.leave(listener)
    },
    async close() {
      for (const end of endings.splice(0)) await end()
    },
  }
}
export type Hub = ReturnType<typeof openHub>
