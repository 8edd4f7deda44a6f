import type { Clock } from './clock.ts'
import type { Db, Tx } from './sql.ts'

export type { Db, Tx } from './sql.ts'

/** What every change of state goes through: the pool and the clock that counts. */
export type Database = { db: Db; clock: Clock }

const mayRetry = new Set(['40001', '40P01'])
const tries = 4
const codeOf = (error: unknown) => (error as { code?: string }).code ?? ''

/**
 * Runs `work` in one transaction, with the time read inside it once. A deadlock or serialization failure is tried
 * again from the start, so `work` must touch nothing but the transaction.
 */
export async function transaction<T>(
  { db, clock }: Database,
  work: (tx: Tx, now: Date) => Promise<T>,
  attempt = 1,
): Promise<T> {
  try {
    return await db.transaction().execute(async (tx) => work(tx, await clock.now(tx)))
  } catch (error) {
    if (attempt < tries && mayRetry.has(codeOf(error))) return transaction({ db, clock }, work, attempt + 1)
    throw error
  }
}

/** In: an error and a constraint's name. Out: whether that constraint refused the write. */
export const violates = (error: unknown, constraint: string) =>
  (error as { constraint?: string }).constraint === constraint
