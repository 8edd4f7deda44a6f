import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { hoursAgo } from '../../../test/plain.ts'
import { buildRound } from '../rounds/rounds.build.ts'
import { sql } from '../../kernel/sql.ts'
import { isOfOneCalled } from './audit-subjects.store.ts'

const app = useTestApp()
let cargoId: number
let rows: Record<string, { name: string; number?: string; id: number }>
beforeAll(async () => {
  const { driver, company, hall, permit, cargo } = await app.permitStory()
  const { userId } = await app.signedIn('Admin')
  const [customer, owner] = [await app.buildCustomer(company.id), await app.buildProductOwner()]
  const named = async (table: string, id: number, name: string) => {
    const { rows: found } = await sql<{ name: string; number?: string }>`
      update ${sql.table(table)} set ${sql.raw(name)} = ${`زرین‌تاج ${table}`} where id = ${id}
      returning ${sql.raw(name)} as name, to_jsonb(${sql.table(table)}) ->> 'national_id' as number`.execute(
      app.db,
    )
    return { id, name: found[0]?.name ?? '', number: found[0]?.number }
  }
  const turn = await app.addRow('turns', {
    hallId: hall.id,
    number: 1,
    driverId: driver.id,
    freighterId: driver.freighter.id,
    driverFreighterId: driver.driverFreighterId,
    isNative: false,
    status: 'live',
    takenAt: new Date(),
    takenBy: driver.userId,
  })
  const roundId = await buildRound(app.db, hall.id, { opensAt: hoursAgo(2), closesAt: hoursAgo(1) })
  cargoId = cargo.id
  const choice = await app.addRow('priorities', {
    roundId,
    turnId: turn.id,
    cargoId: cargo.id,
    rank: 1,
    status: 1,
    filedBy: driver.userId,
    filedAt: hoursAgo(2),
  })
  const ofDriver = await named('drivers', driver.id, 'last_name')
  const [wallet] = await app.rowsOf('accounts', { companyId: company.id, kind: 'company' })
  const payment = await app.addRow('payments', {
    driverId: driver.id,
    byUser: driver.userId,
    amountRial: 10_000,
    gateway: 'builtin',
    token: 'of nobody else',
    status: 'pending',
    createdAt: new Date(),
  })
  const ofCompany = await named('companies', company.id, 'name')
  rows = {
    companies: ofCompany,
    accounts: { ...ofCompany, id: wallet?.id ?? 0 },
    customers: await named('customers', customer.id, 'name'),
    product_owners: await named('product_owners', owner.id, 'last_name'),
    users: await named('users', userId, 'full_name'),
    drivers: ofDriver,
    permits: { ...ofDriver, id: permit.id },
    turns: { ...ofDriver, id: turn.id },
    priorities: { ...ofDriver, id: choice.id },
    payments: { ...ofDriver, id: payment.id },
    halls: await named('halls', hall.id, 'name'),
    goods: await named('goods', 1, 'name'),
    packagings: await named('packagings', 1, 'name'),
    loader_types: await named('loader_types', 5001, 'name'),
  }
  for (const [table, { id }] of Object.entries({ ...rows, cargos: { id: cargo.id } }))
    await app.db.transaction().execute(async (tx) => {
      const { rows: line } = await sql<{
        id: number
      }>`insert into audit_log (at, endpoint, kind, outcome, input)
        values (now(), ${`of ${table}`}, 'write', 'done', '{}') returning id`.execute(tx)
      await sql`insert into audit_changes (line, table_name, row_id, after)
        values (${line[0]?.id}, ${table}, ${String(id)}, '{}')`.execute(tx)
    })
})

/** The calls of the lines about what is called so, of those that were written here; looked up first, or where it stands. */
async function linesOf(subject: string, most?: number): Promise<string[]> {
  const isOf = await isOfOneCalled(app.db, subject, most)
  const { rows: found } = await sql<{ call: string }>`
    select endpoint as call from audit_log where ${isOf} and endpoint like 'of %' order by endpoint`.execute(
    app.db,
  )
  return found.map(({ call }) => call)
}
const ofDriver = ['of drivers', 'of payments', 'of permits', 'of priorities', 'of turns']
const ofCompany = ['of accounts', 'of companies']

describe.each([
  ['looked up first', undefined],
  ['as many as there may be', 0],
])('lines about one who is called so, %s', (_how, most) => {
  it.each(['customers', 'product_owners', 'users', 'halls', 'goods', 'packagings', 'loader_types'])(
    'are those of %s with the name, and of nobody else',
    async (table) => {
      expect(await linesOf(rows[table]?.name ?? '', most)).toEqual([`of ${table}`])
    },
  )

  it.each([
    ['driver’s with his permits, turns, choices and payments', 'drivers', ofDriver],
    ['company’s with its wallet', 'companies', ofCompany],
  ])('are a %s, by the name and by the number', async (_what, table, lines) => {
    expect(await linesOf(rows[table]?.name ?? '', most)).toEqual(lines)
    expect(await linesOf(rows[table]?.number ?? '', most)).toEqual(lines)
  })

  it.each(['customers', 'product_owners'])('are those of %s with the number', async (table) => {
    expect(await linesOf(rows[table]?.number ?? '', most)).toEqual([`of ${table}`])
  })

  it('are of all whose names have a word of two letters', async () => {
    expect(await linesOf('تا', most)).toEqual(
      expect.arrayContaining(Object.keys(rows).map((table) => `of ${table}`)),
    )
  })

  it('are of a permit and a load by their number, and of nothing by what is nobody’s', async () => {
    const id = String(rows.permits?.id)
    expect(await linesOf(id, most)).toEqual(expect.arrayContaining(['of permits']))
    expect(await linesOf('زرین‌تاجی', most)).toEqual([])
  })
})

describe('a line that changed choices alone', () => {
  const subjectsOf = async (call: string) =>
    (
      await sql<{ table: string; name: string }>`
        select table_name as table, name_of_row(table_name, row_id) as name
        from audit_log, audit_subject(audit_log.id) where endpoint = ${call}`.execute(app.db)
    ).rows

  it('is about the first, by its load, turn and driver', async () => {
    const driver = await app.oneRow('drivers', rows.drivers?.id as number)
    expect(await subjectsOf('of priorities')).toEqual([
      {
        table: 'priorities',
        name: `${toPersianDigits(cargoId)}، نوبت ۱، ${driver.firstName} ${driver.lastName}`,
      },
    ])
  })

  it('is about none where many were told of together', async () => {
    await sql`with line as (insert into audit_log (at, endpoint, kind, outcome, input)
        values (now(), 'many choices', 'job', 'done', '{}') returning id)
      insert into audit_changes (line, table_name, row_id, before, after)
      select id, 'priorities', '1 2 3', '{"status": 1}', '{"status": 3}' from line`.execute(app.db)
    expect(await subjectsOf('many choices')).toEqual([])
  })
})
