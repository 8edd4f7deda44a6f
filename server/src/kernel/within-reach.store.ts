import type { Reached } from '@bargah/contract/kernel/endpoint.ts'
import type { Tx } from './database.ts'
import { sql } from './sql.ts'

/** What a transaction adds to where it reaches something. */
const tablesOf = {
  money: ['transfers'],
  outside: ['notifications', 'outbox_messages'],
  log: ['hall_log'],
} satisfies Record<Reached, string[]>
const all = Object.keys(tablesOf) as Reached[]

/** How many rows this connection has added where something is reached, before it tells the statistics. */
async function countAdded(tx: Tx): Promise<number[]> {
  const added = all.map((reached) => {
    const counts = tablesOf[reached].map((table) => sql`pg_stat_get_xact_tuples_inserted(${table}::regclass)`)
    return sql`(${sql.join(counts, sql` + `)})::int`
  })
  const { rows } = await sql<{ added: number[] }>`select array[${sql.join(added)}] as added`.execute(tx)
  return rows[0]?.added ?? []
}

/** Does what it is given. Out: what it gave, and where it reached in the transaction. */
export async function countReach<T>(
  tx: Tx,
  work: () => Promise<T>,
): Promise<{ result: T; reached: Reached[] }> {
  const before = await countAdded(tx)
  const result = await work()
  const after = await countAdded(tx)
  return { result, reached: all.filter((_, at) => after[at] !== before[at]) }
}

/** For tests: does what a call does in a transaction, and throws when that reached more than the call's contract says. */
export async function withinReach<T>(
  tx: Tx,
  { call, reaches }: { call: string; reaches: readonly Reached[] },
  work: () => Promise<T>,
): Promise<T> {
  const { result, reached } = await countReach(tx, work)
  const beyond = reached.filter((one) => !reaches.includes(one))
  if (beyond.length > 0) throw new Error(`${call} reaches ${beyond.join()}, which its contract does not say`)
  return result
}
