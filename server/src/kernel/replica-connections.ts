import pg from 'pg'
import { placeOf } from './replica.rules.ts'
import { type Db, openPool, sql } from './sql.ts'

const connections = 16

/** Connections that read from a copy, and how all of them are cut, also those that wait for an answer. */
export function openReads(url: string): { db: Db; cut(): void } {
  const { db, pool } = openPool(url, connections)
  const clients = new Set<{ end(): Promise<void> }>()
  pool.on('connect', (client) => clients.add(client as unknown as pg.Client))
  pool.on('remove', (client) => clients.delete(client as unknown as pg.Client))
  return {
    db,
    cut() {
      for (const client of clients) client.end().catch(() => {})
      db.destroy().catch(() => {})
    },
  }
}

/** How far a database has written or a copy has come, which one it is, and whether it is a copy. */
export type Standing = { place: bigint; system: string; isFollowing: boolean }
type Said = { place: string | null; system: string; isFollowing: boolean }

const standingOf = ({ place, ...said }: Said): Standing => ({ ...said, place: placeOf(place ?? '0/0') })

export async function standingOfDatabase(db: Db): Promise<Standing> {
  const { rows } = await sql<Said>`
    select pg_current_wal_flush_lsn()::text as place, system_identifier::text as system, false as is_following
    from pg_control_system()`.execute(db)
  return standingOf(rows[0] as Said)
}

const askCopy = `select pg_last_wal_replay_lsn()::text as place, system_identifier::text as system,
  pg_is_in_recovery() as "isFollowing" from pg_control_system()`

/** A connection of its own that asks a copy how it stands, made anew after one that failed or was cut. */
export function openLooker(url: string, connectMs: number) {
  let client: pg.Client | null = null
  async function connected(): Promise<pg.Client> {
    const made = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs })
    made.on('error', () => {})
    client = made
    await made.connect()
    return made
  }
  function cut(): void {
    client?.end().catch(() => {})
    client = null
  }
  return {
    cut,
    async look(): Promise<Standing> {
      try {
        const { rows } = await (client ?? (await connected())).query<Said>(askCopy)
        return standingOf(rows[0] as Said)
      } catch (error) {
        cut()
        throw error
      }
    },
  }
}
