import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { checkAudit } from './audit-check.ts'
import { dropAudit, hashOfSeal, sealAudit } from './audit-seals.store.ts'
import { type Act, insertAct } from './audit.store.ts'
import { sql } from './sql.ts'
import { madeEach } from '../../test/made-once.ts'

const database = madeEach(() => openTestDatabase())
afterEach(() => database.close())

const act: Act = {
  userId: 7,
  sessionId: 9,
  from: { address: '203.0.113.7', agent: 'Firefox', deviceId: 'desk' },
  endpoint: 'changeHall',
  requestId: 'r-1',
  input: { Id: 5 },
}
/** An act that changes a row of its own, and its line. */
async function work(name: string) {
  await database.db.transaction().execute(async (tx) => {
    await tx.insertInto('packagings').values({ name }).execute()
    await insertAct(tx, act, { at: await database.clock.now(tx), kind: 'write', outcome: 'done' })
  })
}
const check = (head?: string) => checkAudit(database.db, head)
const behindTheBack = (statement: string) =>
  database.asOwner(async ({ db }) => {
    await sql`set session_replication_role = replica`.execute(db)
    await sql.raw(statement).execute(db)
  })

describe('the audit', () => {
  it('is whole as it was written, sealed part for part', async () => {
    await work('one')
    await sealAudit(database)
    await work('two')
    expect(await check()).toMatchObject({ whole: { seals: 1, unsealed: 2 } })
    await sealAudit(database)
    await sealAudit(database)
    expect(await check()).toMatchObject({ whole: { seals: 2, unsealed: 0 } })
  })

  it.each([
    ['a line is changed', `update audit_log set address = '198.51.100.1' where input = '{"Id": 5}'`],
    ['a line is deleted', 'delete from audit_log where id = (select max(id) from audit_log)'],
    [
      'a change is put among others',
      `insert into audit_changes (line, table_name, row_id) values (1, 'halls', '1')`,
    ],
    [
      'what a row was is changed',
      `update audit_changes set after = '{"name": "another"}' where table_name = 'packagings'
      and after ->> 'name' = 'two'`,
    ],
    ['a change is deleted', `delete from audit_changes where after ->> 'name' = 'two'`],
    ['a seal is changed', `update audit_seals set rows_hash = sha256('x') where id = 2`],
    ['a seal is deleted', 'delete from audit_seals where id = 1'],
    [
      'rows stand before the first',
      `insert into audit_changes (line, table_name, row_id) values (0, 'halls', '1')`,
    ],
  ])('is broken where %s', async (_how, statement) => {
    await work('one')
    await sealAudit(database)
    await work('two')
    await work('three')
    await sealAudit(database)
    await behindTheBack(statement)
    expect(await check()).toMatchObject({ broken: { why: expect.any(String) } })
  })

  it('says which seal the first broken place is under', async () => {
    await work('one')
    await sealAudit(database)
    await work('two')
    await sealAudit(database)
    const last = database.db.selectFrom('auditLog').select((eb) => eb.fn.max('id').as('id'))
    const { id } = await last.executeTakeFirstOrThrow()
    await behindTheBack(`update audit_log set user_id = 1 where id = ${id}`)
    expect(await check()).toMatchObject({
      broken: { id: 2, lastLine: id, why: 'rows were changed, added or deleted' },
    })
  })

  it('knows the head that was written down, and misses it when the end was cut off', async () => {
    await work('one')
    await sealAudit(database)
    const first = await check()
    const head = 'whole' in first ? first.whole.head : null
    await work('two')
    await sealAudit(database)
    expect(await check(head ?? '')).toMatchObject({ whole: { seals: 2 } })
    await behindTheBack('delete from audit_seals; delete from audit_log; delete from audit_changes')
    expect(await check(head ?? '')).toMatchObject({
      broken: { why: expect.stringContaining('written down') },
    })
  })

  it('seals nothing that a transaction may still add to', async () => {
    await work('one')
    await sealAudit(database)
    const { last } = await lastSeal()
    await database.db.transaction().execute(async (tx) => {
      const office = { name: 'slow', nationalId: '10100000001', createdAt: new Date() }
      await tx.insertInto('mainOffices').values(office).execute()
      await work('quick')
      // the sealer gives up until the next minute; it does not wait for whoever waits for it
      await sealAudit(database)
      expect((await lastSeal()).last).toBe(last)
    })
    await sealAudit(database)
    expect(await check()).toMatchObject({ whole: { unsealed: 0 } })
  })
})

const lastSeal = async () => {
  const { last } = await database.db
    .selectFrom('auditSeals')
    .select((eb) => eb.fn.max('lastLine').as('last'))
    .executeTakeFirstOrThrow()
  return { last }
}

describe('what is old', () => {
  const countRows = async () => {
    const { rows } = await sql<{ n: number }>`
      select (select count(*) from audit_log) + (select count(*) from audit_changes) as n`.execute(
      database.db,
    )
    return rows[0]?.n
  }

  it('goes in whole seals, the chain says so and stays whole', async () => {
    await database.clock.moveBy(-400 * dayMs)
    await work('old')
    await sealAudit(database)
    await database.clock.moveBy(400 * dayMs)
    await work('new')
    await sealAudit(database)
    const yearAgo = new Date(Date.now() - 365 * dayMs)
    await dropAudit(database, yearAgo)
    expect(await countRows()).toBe(2)
    expect(await check()).toMatchObject({ whole: { seals: 3, rows: 2, unsealed: 0 } })
    await dropAudit(database, yearAgo)
    expect(await check()).toMatchObject({ whole: { seals: 3 } })
    await behindTheBack(`insert into audit_log (id, at, endpoint, kind, outcome, input)
      values (1, now(), 'x', 'write', 'done', '{}')`)
    expect(await check()).toMatchObject({ broken: { id: 1 } })
  })

  it('is never what is younger than thirty days, whatever the server asks for', async () => {
    await work('new')
    await sealAudit(database)
    const before = await countRows()
    const later = new Date(Date.now() + dayMs)
    await dropAudit(database, later)
    expect(await countRows()).toBe(before)
    // also where the server says by itself that they are gone
    const lie = { id: 9, kind: 'drop', firstLine: 1, lastLine: 9_999, at: later, rowsHash: Buffer.alloc(0) }
    await database.db
      .insertInto('auditSeals')
      .values({ ...lie, hash: hashOfSeal(undefined, lie) })
      .execute()
    await expect(sql`select delete_dropped_audit()`.execute(database.db)).rejects.toThrow(
      'younger than thirty days',
    )
    expect(await countRows()).toBe(before)
  })

  it('is all that the owner may delete', async () => {
    await work('new')
    for (const statement of [
      'delete from audit_log',
      'delete from audit_changes',
      'update audit_log set user_id = 1',
      'update audit_changes set line = 1',
      'truncate audit_log',
      'truncate audit_changes',
      'delete from audit_seals',
      'update audit_seals set id = 2',
      'truncate audit_seals',
    ])
      await expect(
        database.asOwner(({ db }) => sql.raw(statement).execute(db)),
        statement,
      ).rejects.toThrow('never changed or deleted')
  })
})
