import pg from 'pg'
import { readWalPlace } from './replica.rules.ts'
import { type Db, openPool } from './sql.ts'
import type { Times } from './times.ts'

const connections = 16

type Client = { connection: { stream: { destroy(): void } } }

/** Connections that read from a copy, and how all of them are cut, also those that wait for an answer. */
export function openReads(url: string, times?: Times): { db: Db; cut(): void } {
  const { db, pool } = openPool(url, connections, times && { times, as: 'replica' })
  const clients = new Set<Client>()
  pool.on('connect', (client) => clients.add(client as unknown as Client))
  pool.on('remove', (client) => clients.delete(client as unknown as Client))
  return {
    db,
    cut() {
      db.destroy().catch(() => {})
      // a regular end() would wait for the answers that hang
      for (const { connection } of clients) connection.stream.destroy()
    },
  }
}

/** How far a database has written or a copy has come, which one it is, and whether it is a copy that follows one. */
export type WalPosition = { place: bigint; system: string; isFollowing: boolean }
type Said = { place: string | null; system: string; isFollowing: boolean }

const asked = {
  database: `select pg_current_wal_flush_lsn()::text as place, system_identifier::text as system,
    false as "isFollowing" from pg_control_system()`,
  // of the receiver everybody sees that it is there
  copy: `select pg_last_wal_replay_lsn()::text as place, system_identifier::text as system,
    pg_is_in_recovery() and exists (select from pg_stat_wal_receiver) as "isFollowing" from pg_control_system()`,
}

/**
 * A connection of its own that asks a database or a copy how it stands, since those for the work may all be taken. One that
 * failed or gave no answer in time is cut and made anew. Out: null for no answer.
 */
export function openLooker(url: string, of: keyof typeof asked, patienceMs: number) {
  let client: pg.Client | null = null
  async function connected(): Promise<pg.Client> {
    const made = new pg.Client({ connectionString: url, connectionTimeoutMillis: patienceMs })
    made.on('error', () => {})
    client = made
    await made.connect()
    return made
  }
  async function ask(): Promise<WalPosition | null> {
    const { rows } = await (client ?? (await connected())).query<Said>(asked[of])
    const [said] = rows
    return said ? { ...said, place: readWalPlace(said.place ?? '0/0') } : null
  }
  function cut(): void {
    client?.end().catch(() => {})
    client = null
  }
  return {
    cut,
    async look(): Promise<WalPosition | null> {
      let late: NodeJS.Timeout | undefined
      const inVain = new Promise<null>((done) => {
        late = setTimeout(done, patienceMs, null)
      })
      const seen = await Promise.race([ask().catch(() => null), inVain])
      clearTimeout(late)
      if (!seen) cut()
      return seen
    },
  }
}
