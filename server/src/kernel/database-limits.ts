import pg from 'pg'
import { withClient } from './app-role.ts'
import { sql, type Tx } from './sql.ts'

/** How long what the server asks of the database may take, so that nothing holds a connection or a lock for ever. */
const limits = {
  // requests take milliseconds and a split seconds; lists have a shorter limit and files a longer one of their own
  statement_timeout: '30s',
  // the split of a full hall holds its lock for seconds
  lock_timeout: '15s',
  // open transactions wait only for the database, except while a file is streamed
  idle_in_transaction_session_timeout: '60s',
}
const lockNumber = 7_202_603

/**
 * Sets the limits for the role behind `url` in its database. They are kept by the database and not said at each
 * connection, so that they hold behind a pooler too, which takes no settings from those who come.
 */
export const limitRole = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>('select current_database() as name')
    const database = pg.escapeIdentifier(rows[0]?.name ?? '')
    await client.query('begin')
    // of two servers that start at once one waits for the other
    await client.query('select pg_advisory_xact_lock($1)', [lockNumber])
    for (const [name, most] of Object.entries(limits))
      await client.query(`alter role current_user in database ${database} set ${name} = '${most}'`)
    await client.query('commit')
  })

// statement timeout, lock timeout, idle-in-transaction timeout
const codes = new Set(['57014', '55P03', '25P03'])

/** Whether an error says that one of the limits struck; what the statement did is undone. */
export const isOverLimit = (error: unknown): boolean =>
  codes.has((error as { code?: string } | null)?.code ?? '')

/**
 * From then on a transaction waits for a lock no longer than a moment, shorter than the database waits until it looks for a
 * deadlock: who works for people is never the one that is stopped. What it throws then is `isLocked`.
 */
export async function giveWay(tx: Tx): Promise<void> {
  await sql`select set_config('lock_timeout', '300ms', true)`.execute(tx)
}

export const isLocked = (error: unknown): boolean => (error as { code?: string } | null)?.code === '55P03'
