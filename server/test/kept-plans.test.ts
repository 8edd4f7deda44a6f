import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestDatabase } from './database.ts'
import { sessionFinder } from '../src/features/auth/auth.api.ts'
import { notify } from '../src/features/notifications/notifications.api.ts'
import { plainNotice } from '../src/features/notifications/notifications.build.ts'
import { sql, toKeys } from '../src/kernel/sql.ts'

/** PostgreSQL plans a statement for its values five times before it thinks of a plan for any. */
const times = 8

describe('the plan of a statement that is asked for several', () => {
  const database = useTestDatabase(1)
  beforeAll(async () => {
    // tables are small here: with next to no price on planning, and none but indexes, the lengths decide
    await sql`set cpu_operator_cost = 0.001`.execute(database.db)
    await sql`set enable_seqscan = off`.execute(database.db)
  })

  /** How often statements with these words were planned for their values, and done by a plan that was kept. */
  async function plansOf(words: string) {
    const { rows } = await sql<{ made: number; kept: number }>`
      select custom_plans::int as made, generic_plans::int as kept from pg_prepared_statements
      where statement like ${`%${words}%`} and statement not like '%pg_prepared%' order by kept`.execute(
      database.db,
    )
    return rows
  }

  it('is kept for sessions, however many ask at one moment', async () => {
    const find = sessionFinder(database, { demandsFactors: false })
    const ask = () => find({ tokenHash: randomBytes(32), lookup: null })
    // the first leaves by itself, and the five after it together
    for (let time = 0; time < times; time += 1) await Promise.all([ask(), ask(), ask(), ask(), ask(), ask()])
    const plans = await plansOf('"sessions"."token_hash" = "asked"."token_hash"')
    expect(plans).toHaveLength(2)
    for (const { kept } of plans) expect(kept).toBeGreaterThan(0)
  })

  it('is kept for keys, with nothing found by the places that are left', async () => {
    for (let time = 0; time < times; time += 1) {
      const { rows } = await sql<{ id: number }>`
        select id from cities where id = any(${toKeys([time, 1_001, 1_002, 1_002, time + 1])}) order by id`.execute(
        database.db,
      )
      expect(rows.every(({ id }) => id !== null)).toBe(true)
    }
    expect(await plansOf('from cities where id = any')).toEqual([{ made: 5, kept: expect.any(Number) }])
  })

  it('is kept for the notices of one act', async () => {
    for (let time = 0; time < times; time += 1)
      await database.db.transaction().execute(async (tx) => {
        await notify(tx, [{ ...plainNotice, to: { userId: 1 } }], new Date())
      })
    const [plans] = await plansOf('insert into notifications')
    expect(plans?.kept).toBeGreaterThan(0)
  })
})
