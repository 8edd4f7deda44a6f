import { setTimeout as wait } from 'node:timers/promises'
import { isDatabaseAway } from './database-away.ts'
import { hasEvents } from './live/live-events.store.ts'
import type { Log } from './log.ts'
import { behindMs, type Mark } from './replica.rules.ts'
import { openLooker, openReads } from './replica-connections.ts'
import type { Db } from './sql.ts'
import type { Times } from './times.ts'

/** `read`: it is read. `behind`: it has not what was written seconds ago. `other`: it follows no one, or another database. */
type ReplicaState = 'read' | 'behind' | 'away' | 'other'

/** A copy of the database that follows it by its stream and takes reads off it (docs/decisions/0106). */
export type Replica = {
  /**
   * Does a read there while it is fresh. Whatever goes wrong there, also that it hangs or dies meanwhile, is done anew on the
   * database itself: the work must only read.
   */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** In: transactions that told of something. Comes back when a read here shows what they did. */
  reach(xids: readonly number[]): Promise<void>
  /** `behindMs`: by how much at most what is read there may be older than the database. */
  standing(): { state: ReplicaState; behindMs: number }
  close(): void
}

/** Who wrote reads from the database itself for so long, which is longer than a copy that is read may be behind. */
export const ownWritesS = 15
const plainMostBehindMs = 3_000
const lookEveryMs = 1_000
/** A copy that is asked how it stands and says nothing for so long is away. */
const patienceMs = 2_000
/** What is told to those who look on waits so long for the copy: by then every server has seen that it is behind. */
const reachMs = plainMostBehindMs + lookEveryMs
const reachEveryMs = 15

// a read that the replica cancelled to go on replaying, and a write that was sent to it
const conflict = '40001'
const readOnly = '25006'

class Lost extends Error {}

type Parts = {
  primary: Db
  /** Where the database itself is asked how far it has written. */
  primaryUrl: string
  url: string
  log: Log
  /** How far behind it may be and still be read. */
  mostBehindMs?: number
  /** Where what it is asked is counted. */
  times?: Times
}

/** In: the database, and the address of a copy of it. It is looked at at once and then every second, and need not be there. */
export async function openReplica(parts: Parts): Promise<Replica> {
  const { primary, primaryUrl, url, log, times, mostBehindMs = plainMostBehindMs } = parts
  const lookers = {
    primary: openLooker(primaryUrl, 'database', patienceMs),
    copy: openLooker(url, 'copy', patienceMs),
  }
  const reading = new Set<(error: Error) => void>()
  let reads = openReads(url, times)
  let marks: Mark[] = []
  let system: string | null = null
  /** What was written before is not read there any more as long as the copy has not come so far. */
  let mustReachMs = 0
  let standing: ReturnType<Replica['standing']> = { state: 'away', behindMs: Number.POSITIVE_INFINITY }
  let isClosed = false

  function become(state: ReplicaState, behind = Number.POSITIVE_INFINITY): void {
    const before = standing.state
    standing = { state, behindMs: behind }
    if (state === before) return
    if (state === 'read') log.info({ of: 'replica' }, 'lists are read from the replica')
    else log.warn({ of: 'replica', state }, 'the replica is not read')
    if (before === 'read' && state !== 'behind') giveUp(new Lost(`the replica is ${state}`))
  }
  /** Sends reads that wait for the replica to the database, and cuts its connections. */
  function giveUp(lost: Lost): void {
    for (const give of reading) give(lost)
    reads.cut()
    reads = openReads(url, times)
  }

  async function look(): Promise<void> {
    const atMs = performance.now()
    const [head, copy] = await Promise.all([lookers.primary.look(), lookers.copy.look()])
    // a database that does not answer leaves the marks as they are, and the copy falls behind by itself
    if (head) {
      marks.push({ atMs, place: head.place })
      system = head.system
    }
    if (!copy) return become('away')
    if (!copy.isFollowing || copy.system !== system) return become('other')
    const nowMs = performance.now()
    const found = behindMs(marks, copy.place, nowMs)
    marks = found.marks
    const isFresh = found.ms <= mostBehindMs && nowMs - found.ms >= mustReachMs
    become(isFresh ? 'read' : 'behind', found.ms)
  }
  async function keepLooking(): Promise<void> {
    await wait(lookEveryMs, undefined, { ref: false })
    if (isClosed) return
    await look()
    void keepLooking()
  }

  /** Ends by an error when the copy is lost meanwhile. */
  function whileThere<T>(work: Promise<T>): Promise<T> {
    let give: (error: Error) => void = () => {}
    const lost = new Promise<never>((_, fail) => {
      give = fail
      reading.add(fail)
    })
    return Promise.race([work, lost]).finally(() => reading.delete(give))
  }
  function isOfReplica(error: unknown): boolean {
    const { code } = error as { code?: string }
    if (code === readOnly) log.error({ of: 'replica', err: error }, 'a read wanted to write')
    return error instanceof Lost || isDatabaseAway(error) || code === conflict || code === readOnly
  }

  await look()
  void keepLooking()
  return {
    async read(work) {
      if (standing.state !== 'read') return work(primary)
      try {
        return await whileThere(work(reads.db))
      } catch (error) {
        if (!isOfReplica(error)) throw error
        return work(primary)
      }
    },
    async reach(xids) {
      const endMs = performance.now() + reachMs
      while (standing.state === 'read' && xids.length > 0) {
        const asking = whileThere(hasEvents(reads.db, xids)).catch(() => false)
        const isThere = await Promise.race([asking, wait(endMs - performance.now(), false)])
        if (isThere) return
        if (performance.now() >= endMs) {
          mustReachMs = endMs
          return become('behind')
        }
        await wait(reachEveryMs)
      }
    },
    standing: () => standing,
    close() {
      isClosed = true
      lookers.primary.cut()
      lookers.copy.cut()
      reads.cut()
    },
  }
}
