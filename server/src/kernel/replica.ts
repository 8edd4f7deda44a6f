import { setTimeout as wait } from 'node:timers/promises'
import { isDatabaseAway } from './database-away.ts'
import { hasEvents } from './live/live-events.store.ts'
import type { Log } from './log.ts'
import { behindMs, type Mark } from './replica.rules.ts'
import { openLooker, openReads, standingOfDatabase } from './replica-connections.ts'
import type { Db } from './sql.ts'

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
/** What is told to those who look on waits so long for the copy and no longer. */
const reachMs = 1_000
const reachEveryMs = 15

// what a copy cancels since it must go on following, and what it is asked to write
const conflict = '40001'
const readOnly = '25006'

class Lost extends Error {}

type Parts = {
  primary: Db
  url: string
  log: Log
  /** How far behind it may be and still be read. */
  mostBehindMs?: number
}

/** In: the database, and the address of a copy of it. It is looked at at once and then every second, and need not be there. */
export async function openReplica(parts: Parts): Promise<Replica> {
  const { primary, url, log, mostBehindMs = plainMostBehindMs } = parts
  const looker = openLooker(url, patienceMs)
  const reading = new Set<(error: Error) => void>()
  let reads = openReads(url)
  let marks: Mark[] = []
  let standing: ReturnType<Replica['standing']> = { state: 'away', behindMs: Number.POSITIVE_INFINITY }
  let isClosed = false

  function become(state: ReplicaState, behind = Number.POSITIVE_INFINITY, err?: unknown): void {
    const before = standing.state
    standing = { state, behindMs: behind }
    if (state === before) return
    if (state === 'read') log.info({ of: 'replica' }, 'lists are read from the replica')
    else log.warn({ of: 'replica', state, err }, 'the replica is not read')
    if (before === 'read' && state !== 'behind') giveUp(new Lost(`the replica is ${state}`))
  }
  /** Has whoever waits for the copy go to the database, and leaves nothing that hangs. */
  function giveUp(lost: Lost): void {
    for (const give of reading) give(lost)
    reads.cut()
    reads = openReads(url)
  }

  async function look(): Promise<void> {
    const atMs = performance.now()
    const [head, copy] = await Promise.all([standingOfDatabase(primary), looker.look()])
    if (!copy.isFollowing || copy.system !== head.system) return become('other')
    const found = behindMs([...marks, { atMs, place: head.place }], copy.place, performance.now())
    marks = found.marks
    become(found.ms <= mostBehindMs ? 'read' : 'behind', found.ms)
  }
  async function lookInTime(): Promise<void> {
    const looking = look().then(
      () => 'seen',
      (error: unknown) => become('away', undefined, error),
    )
    if ((await Promise.race([looking, wait(patienceMs, 'hangs')])) !== 'hangs') return
    looker.cut()
    become('away')
  }
  async function keepLooking(): Promise<void> {
    await wait(lookEveryMs, undefined, { ref: false })
    if (isClosed) return
    await lookInTime()
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
    if (isDatabaseAway(error)) become('away', undefined, error)
    return error instanceof Lost || isDatabaseAway(error) || code === conflict || code === readOnly
  }

  await lookInTime()
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
        const isThere = await whileThere(hasEvents(reads.db, xids)).catch(() => null)
        if (isThere === true) return
        if (isThere === null || performance.now() > endMs) return become('behind')
        await wait(reachEveryMs)
      }
    },
    standing: () => standing,
    close() {
      isClosed = true
      looker.cut()
      reads.cut()
    },
  }
}
