import { withClient } from './app-role.ts'
import { type Db, sql } from './sql.ts'

/** A write that waits for a replica of synchronous_standby_names shows as SyncRep; each role sees its own. */
const text = `select coalesce(max(extract(epoch from clock_timestamp() - query_start)), 0)::float as seconds
  from pg_stat_activity where datname = current_database() and wait_event = 'SyncRep'`

const lookEveryMs = 5_000
// of a start: what waited all the time since the last look, and not for a moment of it
const startWaitsS = 2

/** Out: for how many seconds the oldest write of the server has waited for a replica; 0 where none waits. */
export async function secondsWritesWait(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`${sql.raw(text)}`.execute(db)
  return rows[0]?.seconds ?? 0
}

const says =
  'پایگاه داده چیزی ثبت نمی‌کند: منتظر رونوشت خود است.\n' +
  "The database takes no writes: it waits for its replica. Bring the replica back, or as the superuser of the primary: alter system set synchronous_standby_names = ''; select pg_reload_conf();"

const waits = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ seconds: number }>(text)
    return (rows[0]?.seconds ?? 0) >= startWaitsS
  }).catch(() => false)

const writeOut = (sentence: string) => void process.stdout.write(`${sentence}\n`)

/** Does `work`, which writes as the roles of these addresses; where that waits for a replica it is said once, after 5 s. */
export async function sayingWhatWaits<T>(
  urls: readonly string[],
  work: () => Promise<T>,
  say: (sentence: string) => void = writeOut,
): Promise<T> {
  let isSaid = false
  const look = async () => {
    const waiting = await Promise.all(urls.map(waits))
    if (isSaid || !waiting.includes(true)) return
    isSaid = true
    say(says)
  }
  const timer = setInterval(() => !isSaid && void look(), lookEveryMs)
  try {
    return await work()
  } finally {
    isSaid = true
    clearInterval(timer)
  }
}
