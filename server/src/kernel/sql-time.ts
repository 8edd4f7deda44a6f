import type { ListParams } from '@bargah/contract/kernel/read-list.ts'
import { badInput } from './errors.ts'
import { type Db, sql } from './sql.ts'

/** The longest that one statement of a list may take, so that no search holds a connection for long. */
const mostMs = 3_000
const cancelled = '57014'
/** As PostgreSQL reckons: a page that an index finds is read by one process, and what looks at a million rows by more. */
const dearAsAnotherProcess = 20_000
// one message: a list asks the database as few times as it can
const begin = `begin read only; set local statement_timeout = ${mostMs}; set local plan_cache_mode = force_custom_plan;
  set local parallel_setup_cost = ${dearAsAnotherProcess}`

const slowList =
  'این جستجو بیش از اندازه طول کشید؛ واژه‌ای بلندتر بنویسید یا فهرست را با تاریخ و فیلترهای دیگر کوتاه کنید.'

type Asked = ListParams & { isNarrowed: boolean }

/** Gives `work` the database; when the caller has narrowed, sorted or grouped the list, with a limit on time. */
export async function withinTime<T>(db: Db, list: Asked, work: (db: Db) => Promise<T>): Promise<T> {
  const { words, conditions, sort, group, isNarrowed } = list
  const isPlain = [words, conditions, sort].every(({ length }) => length === 0) && !group && !isNarrowed
  return isPlain ? work(db) : inShortTime(db, slowList, work)
}

/** Connections whose time is limited already. */
const limited = new WeakSet<Db>()

/**
 * Gives `work` one connection and a transaction with a limit on the time of each statement, which is planned for the
 * values that it gets; within such a one, that. Throws 400 with the sentence when the limit strikes.
 */
export async function inShortTime<T>(db: Db, sentence: string, work: (db: Db) => Promise<T>): Promise<T> {
  if (limited.has(db)) return work(db)
  return db.connection().execute(async (connection) => {
    limited.add(connection)
    // in one trip with the first statement, which comes after it
    const begun = sql.raw(begin).execute(connection)
    begun.catch(() => {})
    try {
      const done = await work(connection)
      await begun
      return done
    } catch (error) {
      throw (error as { code?: string }).code === cancelled ? badInput([sentence]) : error
    } finally {
      // nothing was written; this also leaves what failed
      await sql`commit`.execute(connection)
    }
  })
}
