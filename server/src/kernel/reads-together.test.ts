import { afterAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { recordStatements } from '../../test/statements.ts'
import { compiledOnce } from './compiled-once.ts'
import { onlyReads } from './reads-together.ts'
import { type Db, runTransaction, sql, type Tx } from './sql.ts'

const database = await openTestDatabase(3)
afterAll(() => database.close())

const inTransaction = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  (await runTransaction(database.db, { first: async () => {}, last: async () => {}, work })).result

const manyOf = compiledOnce(
  (_: Db, from: number, to: number) =>
    sql<{ id: number; name: string | null }>`select id, nullif(id, 2)::text as name
      from generate_series(${from}::int, ${to}::int) as id order by id desc`,
)
const oneOf = compiledOnce(
  (_: Db, id: number) =>
    sql<{ id: number; at: Date; isThere: boolean; listed_for: number[] }>`select ${id}::bigint as id,
      timestamptz '2026-12-01 10:00Z' as at, true as is_there, array[${id}::int] as listed_for`,
)
const held = compiledOnce(
  (_: Db, key: number) => sql`select pg_advisory_xact_lock(${key}::bigint) is null as held`,
)
const failing = compiledOnce((_: Db, by: number) => sql`select 1 / ${by}::int as result`)
const keysOf = compiledOnce(
  (_: Db, owner: string) => sql<{ key: string }>`select key from idempotency_keys where owner = ${owner}`,
)
const keep = (tx: Tx, owner: string) =>
  sql`insert into idempotency_keys (owner, key, fingerprint, created_at) values (${owner}, 'k', 'x', now())`.execute(
    tx,
  )

describe('reads that are asked together in a transaction', () => {
  it('are one statement, and each gives the rows that it gives alone', async () => {
    // the third time by what the connection knows of it
    for (const [from, to] of [
      [1, 3],
      [5, 4],
      [2, 2],
    ] as const) {
      const apart = [await manyOf(database.db, from, to), await oneOf(database.db, from)]
      const [together, statements] = await recordStatements(() =>
        inTransaction((tx) => Promise.all([manyOf(tx, from, to), oneOf(tx, from), manyOf(tx, to, to)])),
      )
      expect(together).toEqual([...apart, await manyOf(database.db, to, to)])
      expect(statements).toHaveLength(3)
    }
  })

  it('are as many statements as answers of many columns take', async () => {
    const ids = Array.from({ length: 500 }, (_, at) => at)
    const [found, statements] = await recordStatements(() =>
      inTransaction((tx) => Promise.all(ids.map((id) => oneOf(tx, id)))),
    )
    expect(found.map(([row]) => Number(row?.id))).toEqual(ids)
    expect(statements.length).toBeLessThan(40)
  })

  it('see what was written before them, and nothing of what is written after them', async () => {
    const seen = await inTransaction((tx) =>
      Promise.all([
        keysOf(tx, 'one'),
        oneOf(tx, 1),
        keep(tx, 'one'),
        keysOf(tx, 'one'),
        keysOf(tx, 'two'),
        keep(tx, 'two'),
      ]),
    )
    expect([seen[0], seen[3], seen[4]]).toEqual([[], [{ key: 'k' }], []])
  })

  it('look at what is committed when the lock before them is held', async () => {
    let release = (): void => {}
    const isHeld = Promise.withResolvers<void>()
    const other = inTransaction(async (tx) => {
      await held(tx, 77)
      await keep(tx, 'locked')
      isHeld.resolve()
      await new Promise<void>((resolve) => {
        release = resolve
      })
    })
    await isHeld.promise
    const waiting = inTransaction((tx) => Promise.all([held(tx, 77), keysOf(tx, 'locked'), oneOf(tx, 1)]))
    await expect.poll(async () => (await waitingForLocks()).length).toBe(1)
    release()
    await other
    expect((await waiting)[1]).toEqual([{ key: 'k' }])
  })

  it('fail together, and by what failed', async () => {
    const asked = inTransaction((tx) =>
      Promise.all([oneOf(tx, 1), failing(tx, 0).catch((error) => error.code), keysOf(tx, 'x')]),
    )
    await expect(asked).rejects.toMatchObject({ code: '22012' })
  })
})

const waitingForLocks = async () =>
  (
    await sql`select from pg_locks where locktype = 'advisory' and objid = 77 and not granted`.execute(
      database.db,
    )
  ).rows

const merelyReading = [
  'count_days_before',
  'last_settled_transfer',
  'new_permit_code',
  'new_permit_codes',
  'test_now',
]
/** They make triggers for a table, and are called by migrations alone. */
const madeByMigrations = ['live_table', 'webhook_table']

describe('what only reads', () => {
  it.each([
    ['select id from turns where id = $1', true],
    [' select (select max(id) from turns)', true],
    ['select id from turns for update', false],
    ['select id from turns for no key update of turns', false],
    ['select id from turns for share', false],
    ["select nextval('turns_id_seq')", false],
    ['select pg_advisory_xact_lock_shared($1)', false],
    ['select pg_notify($1, $2)', false],
    ['with written as (select 1) select * from written', false],
    ['insert into turns default values', false],
    ['begin', false],
  ])('%s: %s', (text, expected) => expect(onlyReads(text)).toBe(expected))

  it('is no call of a function of ours that does more than read', async () => {
    const { rows } = await sql<{ name: string }>`select distinct proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and provolatile = 'v' and prorettype <> 'trigger'::regtype
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') order by 1`.execute(
      database.db,
    )
    const taken = rows.filter(({ name }) => onlyReads(`select ${name}($1)`)).map(({ name }) => name)
    expect(taken).toEqual([...merelyReading, ...madeByMigrations].sort())
  })
})
