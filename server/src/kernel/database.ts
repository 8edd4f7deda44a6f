import { insertJobAct } from './audit.store.ts'
import type { Noun } from '@bargah/contract/kernel/nouns.ts'
import type { Clock } from './clock.ts'
import { tellLive } from './live/live-events.store.ts'
import type { Replica } from './replica.ts'
import { type Db, runTransaction, type Tx, withSavepoint } from './sql.ts'

export type { Db, Tx } from './sql.ts'

/** What every change of state goes through: the pool and the clock that counts. */
export type Database = {
  db: Db
  clock: Clock
  /** The job that works with it; what a call changes, its own line tells of. */
  job?: string
  /** What a call says that it changes, beside what its tables tell of themselves. */
  changes?: readonly Noun[]
  /** Called after a transaction that wrote live events. */
  wake?(): void
  /** A copy that is read in its place, where an operator has named one. */
  replica?: Replica
}

const clocks = new WeakMap<Tx, Clock>()

/** The clock of a transaction, for what must know the time under a lock of its own and not as it began. */
export function clockOf(tx: Tx): Clock {
  const clock = clocks.get(tx)
  if (!clock) throw new Error('a transaction that was not begun by transaction() has no clock')
  return clock
}

/** Does some of a transaction's work so that an error takes back it alone (`withSavepoint`). */
export const alone = <T>(tx: Tx, work: (inner: Tx) => Promise<T>): Promise<T> =>
  withSavepoint(tx, (inner) => {
    clocks.set(inner, clockOf(tx))
    return work(inner)
  })

const mayRetry = new Set(['40001', '40P01'])
const tries = 4
const codeOf = (error: unknown) => (error as { code?: string }).code ?? ''

/** What a transaction asks beside its work, so that it costs no wait of its own. */
export type Beside<T, Entered> = {
  /** Leaves with `begin`; work begins when it is answered, and gets what it gave. */
  enter?(tx: Tx): Promise<Entered>
  /** Writes rows, sent together with the commit. */
  leave?(tx: Tx, now: Date, result: T): Promise<unknown>
}

/**
 * Runs `work` in one transaction, with the time read inside it once. A deadlock or serialization failure is tried
 * again from the start, so `work` must touch nothing but the transaction.
 */
export async function transaction<T, Entered = undefined>(
  database: Database,
  work: (tx: Tx, now: Date, entered: Entered | undefined) => Promise<T>,
  beside: Beside<T, Entered> = {},
  attempt = 1,
): Promise<T> {
  const { db, clock, job } = database
  try {
    const { result, last } = await runTransaction(db, {
      first: (tx) => Promise.all([clock.now(tx), beside.enter?.(tx)]),
      work(tx, [now, entered]) {
        clocks.set(tx, clock)
        return work(tx, now, entered)
      },
      last: (tx, [now], result) =>
        Promise.all([
          tellLive(tx, database.changes ?? []),
          beside.leave?.(tx, now, result),
          job !== undefined && insertJobAct(tx, job, now),
        ]),
    })
    const [isTold] = last
    if (isTold) database.wake?.()
    return result
  } catch (error) {
    if (attempt < tries && mayRetry.has(codeOf(error)))
      return transaction(database, work, beside, attempt + 1)
    throw error
  }
}

/** In: an error and a constraint's name. Out: whether that constraint refused the write. */
export const violates = (error: unknown, constraint: string) =>
  (error as { constraint?: string }).constraint === constraint
/** Whether a row was not deleted because others name it. */
export const isStillNamed = (error: unknown) => codeOf(error) === '23503'
