import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { playMorning } from '../../../test/hall-morning.ts'
import { setDemoOutcome } from '../../adapters/bank/bank.builtin.ts'
import { type Db, transaction, type Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { nameOfCompared } from '@bargah/contract/features/reconciliation/compared.text.ts'
import { totalWallets } from '../wallet/total-wallets.ts'
import { logHallSettings } from '../halls/halls.api.ts'
import { checkAndKeep, checkTables } from './check-tables.ts'

const app = useTestApp()
let token: string
let morning: Awaited<ReturnType<typeof playMorning>>
let order: number

/** A morning whose round is split, another whose lists wait, a driver who pays through the bank and an administrator who charges. */
beforeAll(async () => {
  token = (await app.adminActor()).token
  morning = await playMorning(app)
  await tellBuilt()
  await transaction(app, (tx) => logHallSettings(tx, morning.hall.id))
  await morning.endRound()
  const [, , , fourth] = morning.phones
  const { data } = await app.call('beginPayment', {
    token: fourth?.token as string,
    body: { Amount: 300_000 },
  })
  order = data.orderId
  await setDemoOutcome(app.db, data.data, 'paid')
  await app.call('verifyPayments', { token: fourth?.token as string })
  const body = { DriverId: fourth?.id as number, Amount: 50_000, Description: 'اصلاح' }
  await app.call('addCharge', { token, body })
})

/** The money that tests give people by no act gets a line of the audit, as an act's would have. */
async function tellBuilt() {
  for (const { at } of await app.rowsOf('transfers', { kind: 'top_up', byUser: null }))
    await sql`insert into audit_log (at, endpoint, input, kind, outcome)
      values (${at}, 'build', '{}', 'job', 'done')`.execute(app.db)
}
const differences = async () => (await checkTables(app)).differences
const run = (text: string) =>
  app.asOwner(({ db }) =>
    db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql.raw(text).execute(tx)
    }),
  )
/** What is found while something is planted, with the superuser's hands and the triggers off, that is then taken back. */
async function whilePlanted(plant: string, takeBack: string) {
  await run(plant)
  try {
    return await differences()
  } finally {
    await run(takeBack)
  }
}
const swap = (table: string, column: string, ids: readonly number[], to: readonly number[]) =>
  ids.map((id, nr) => `update ${table} set ${column} = ${to[nr]} where id = ${id}`).join('; ')
const permitOf = async (nr: number) => app.oneRow('permits', { turnId: morning.phones[nr]?.turnId as number })
type Phone = (typeof morning.phones)[number]
const otherThan = async (loaderTypeId: number) =>
  (
    await app.db
      .selectFrom('loaderTypes')
      .select('id')
      .where('id', '<>', loaderTypeId)
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id
const driverIds = () => morning.phones.map(({ id }) => id)

describe('an honest day', () => {
  it('agrees with its log, its audit and the bank', async () => {
    const checked = await checkTables(app)
    expect(checked.differences).toEqual([])
    expect(checked.entries).toBeGreaterThan(20)
    expect(await app.rowsOf('transfers', { kind: 'top_up', amountRial: 50_000 })).toHaveLength(1)
  })

  it('agrees also when a truck is another than it was when its turn was taken', async () => {
    const { freighter } = morning.phones[3] as (typeof morning.phones)[number]
    const was = freighter.loaderTypeId
    const other = await otherThan(was)
    const set = (loaderTypeId: number) => app.setRow('freighters', freighter.id, { loaderTypeId })
    await set(other)
    expect(await differences()).toEqual([])
    await set(was)
  })

  it('agrees also when of two acts the one that began first changed the same row last', async () => {
    const [, , { freighter: another }, { freighter }] = morning.phones as [Phone, Phone, Phone, Phone]
    const was = freighter.loaderTypeId
    const set = (db: Tx | Db, id: number, loaderTypeId: number) =>
      db.updateTable('freighters').set({ loaderTypeId }).where('id', '=', id).execute()
    const other = await otherThan(was)
    await transaction(app, async (tx) => {
      // its line of the audit is taken by its first change
      await set(tx, another.id, other)
      await set(app.db, freighter.id, other)
      await set(tx, freighter.id, was)
    })
    expect(await differences()).toEqual([])
    await set(app.db, another.id, was)
  })

  it('agrees while an act is on its way, of which log and tables tell only together', async () => {
    const [, , , fourth] = morning.phones
    let found: unknown
    await transaction(app, async (tx) => {
      await tx
        .updateTable('halls')
        .set((eb) => ({ driverFeeRial: eb('driverFeeRial', '+', 1) }))
        .where('id', '=', morning.hall.id)
        .execute()
      await logHallSettings(tx, morning.hall.id)
      found = await differences()
    })
    expect([found, await differences(), fourth?.turn]).toEqual([[], [], 4])
  })
})

describe('a deed with the superuser’s hands is named', () => {
  it('a permit’s driver', async () => {
    const { id, driverId } = await permitOf(0)
    const [, , , other] = driverIds()
    const found = await whilePlanted(
      swap('permits', 'driver_id', [id], [other as number]),
      swap('permits', 'driver_id', [id], [driverId]),
    )
    const both = { table: String(other), told: String(driverId) }
    expect(found).toEqual([
      { of: 'permit', hallId: morning.hall.id, rowId: String(id), against: 'log', field: 'driver', ...both },
      { of: 'audit', hallId: null, rowId: `permits ${id}`, against: 'audit', field: 'driver_id', ...both },
    ])
  })

  it('a live turn’s driver', async () => {
    const live = morning.phones[3] as (typeof morning.phones)[number]
    const other = driverIds()[0] as number
    const found = await whilePlanted(
      swap('turns', 'driver_id', [live.turnId], [other]),
      swap('turns', 'driver_id', [live.turnId], [live.id]),
    )
    expect(found).toMatchObject([
      { of: 'turn', rowId: String(live.turn), against: 'log', field: 'driver', table: String(other) },
      {
        of: 'audit',
        rowId: `turns ${live.turnId}`,
        field: 'driver_id',
        table: String(other),
        told: String(live.id),
      },
    ])
  })

  it('a hall’s fee, also where the triggers told the audit of it', async () => {
    const { driverFeeRial } = await app.oneRow('halls', morning.hall.id)
    const set = (fee: number) => `update halls set driver_fee_rial = ${fee} where id = ${morning.hall.id}`
    const ofLog = {
      of: 'hall',
      against: 'log',
      field: 'driverFeeRial',
      table: String(driverFeeRial + 1_000),
      told: String(driverFeeRial),
    }
    const found = await whilePlanted(set(driverFeeRial + 1_000), set(driverFeeRial))
    expect(found).toMatchObject([ofLog, { of: 'audit', field: 'driver_fee_rial' }])
    const told = (fee: number) => app.asOwner(({ db }) => sql.raw(set(fee)).execute(db))
    await told(driverFeeRial + 1_000)
    expect(await differences()).toMatchObject([ofLog])
    await told(driverFeeRial)
  })

  it('an invented top-up, dated back, with its balances right', async () => {
    const driver = driverIds()[3] as number
    const account = `(select id from accounts where driver_id = ${driver})`
    const cash = `(select id from accounts where kind = 'platform_cash')`
    const admin = `(select id from users where role = 'Admin' limit 1)`
    const found = await whilePlanted(
      `update accounts set balance_rial = balance_rial + 900000 where id = ${account};
       insert into transfers (debit_account_id, credit_account_id, amount_rial, kind, at, by_user, description, credit_balance_rial)
       values (${cash}, ${account}, 900000, 'top_up', now() - interval '40 days', ${admin}, 'واریز',
         (select balance_rial from accounts where id = ${account}))`,
      `delete from transfers where amount_rial = 900000;
       update accounts set balance_rial = balance_rial - 900000 where id = ${account}`,
    )
    expect(found).toMatchObject([
      { of: 'audit', field: 'balance_rial' },
      { of: 'transfer', against: 'audit', field: 'amount', table: '900000', told: null },
    ])
  })

  it('an invented payment that counts as credited', async () => {
    const found = await whilePlanted(
      `with moved as (
         insert into transfers (debit_account_id, credit_account_id, amount_rial, kind, at, by_user, description)
         select debit_account_id, credit_account_id, 777000, kind, at - interval '9 days', by_user, description
         from transfers where id = (select transfer_id from payments where id = ${order}) returning id)
       insert into payments (driver_id, by_user, amount_rial, gateway, token, status, created_at, settled_at, transfer_id)
       select driver_id, by_user, 777000, 'zarinpal', 'invented', 'credited', created_at, settled_at, moved.id
       from payments, moved where payments.id = ${order}`,
      `delete from payments where token = 'invented'; delete from transfers where amount_rial = 777000`,
    )
    expect(found).toMatchObject([
      { of: 'audit', rowId: expect.stringContaining('payments '), field: 'row', told: null },
      { of: 'transfer', field: 'amount', table: '777000', told: null },
      { of: 'payment', against: 'bank', field: 'settledAt' },
      { of: 'payment', against: 'bank', field: 'reference', table: null },
    ])
  })

  it('an amount that the bank did not confirm', async () => {
    const amount = (rial: number) =>
      `update payments set amount_rial = ${rial} where id = ${order};
       update transfers set amount_rial = ${rial} where id = (select transfer_id from payments where id = ${order})`
    const found = await whilePlanted(amount(999_000), amount(300_000))
    expect(found).toMatchObject([
      { of: 'audit', field: 'amount_rial', table: '999000', told: '300000' },
      { of: 'payment', against: 'bank', field: 'amount', table: '999000', told: '300000' },
    ])
  })

  it('a day’s total of a wallet, that is wrong, too much or gone', async () => {
    await totalWallets(app)
    expect(await differences()).toEqual([])
    const [total] = await app.rowsOf('walletTotals', { kind: 'hold' })
    const { companyId, day, amountRial, count } = total as NonNullable<typeof total>
    const rowId = `${companyId}/${day}/hold/out`
    const set = (column: string, to: number) =>
      `update wallet_totals set ${column} = ${to} where company_id = ${companyId} and kind = 'hold' and day = '${day}'`
    const place = { of: 'total', against: 'ledger', rowId }
    expect(
      await whilePlanted(set('amount_rial', amountRial + 9), set('amount_rial', amountRial)),
    ).toMatchObject([{ ...place, field: 'amount', table: String(amountRial + 9), told: String(amountRial) }])
    expect(await whilePlanted(set('count', count + 1), set('count', count))).toMatchObject([
      { ...place, field: 'count', table: String(count + 1), told: String(count) },
    ])
    const kind = (is: string, to: string) =>
      `update wallet_totals set kind = '${to}' where company_id = ${companyId} and kind = '${is}' and day = '${day}'`
    const gone = await whilePlanted(kind('hold', 'release'), kind('release', 'hold'))
    expect(gone.filter(({ field }) => field === 'amount')).toMatchObject([
      { ...place, table: null, told: String(amountRial) },
      { of: 'total', rowId: rowId.replace('hold', 'release'), table: String(amountRial), told: null },
    ])
    expect(nameOfCompared(gone[0] as (typeof gone)[number])).toMatch(
      /^جمع «بلوکه برای بار» از کیف پول شرکت [۰-۹]+ در ۱۴[۰-۹/]+$/,
    )
  })

  it('what is left of a load, and why a choice ended', async () => {
    const { one } = morning.cargos
    const left = (trucks: number) => `update cargos set remaining = ${trucks} where id = ${one}`
    expect(await whilePlanted(left(1), left(0))).toMatchObject([
      { of: 'cargo', rowId: String(one), field: 'remaining', table: '1', told: '0' },
      { of: 'audit', rowId: `cargos ${one}`, field: 'remaining', table: '1', told: '0' },
    ])
    const [lost] = await app.rowsOf('priorities', { reason: 'earlier_turn' })
    const reason = (word: string) => `update priorities set reason = '${word}' where id = ${lost?.id}`
    expect(await whilePlanted(reason('no_money'), reason('earlier_turn'))).toMatchObject([
      { of: 'choice', field: 'reason', table: 'no_money', told: 'earlier_turn' },
      { of: 'audit', field: 'reason' },
    ])
    const winner = (turn: number) =>
      `update priorities set winning_turn_number = ${turn} where id = ${lost?.id}`
    const won = lost?.winningTurnNumber as number
    expect(await whilePlanted(winner(99), winner(won))).toMatchObject([
      { of: 'choice', field: 'winner', table: '99', told: String(won) },
    ])
  })

  it('a permit, a turn and a choice that stand in one of the two alone', async () => {
    const { id } = await permitOf(1)
    const hide = `create table hidden as select * from permits where id = ${id}; delete from permits where id = ${id}`
    const found = await whilePlanted(
      hide,
      'insert into permits overriding system value select * from hidden; drop table hidden',
    )
    expect(found).toContainEqual(
      expect.objectContaining({
        of: 'permit',
        rowId: String(id),
        field: 'row',
        table: null,
        told: String(id),
      }),
    )
    const turn = morning.phones[3]?.turnId as number
    const number = (nr: number) => `update turns set number = ${nr} where id = ${turn}`
    expect(await whilePlanted(number(99), number(4))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ of: 'turn', rowId: '99', table: '99', told: null }),
        expect.objectContaining({ of: 'turn', rowId: '4', table: null, told: '4' }),
      ]),
    )
  })
})

describe('choices of which so many ended alike that the audit tells of them together', () => {
  it('are held against it one by one, and each is found in it', async () => {
    const large = await playMorning(app, { more: 50 })
    await tellBuilt()
    await large.endRound()
    expect(await differences()).toEqual([])
    const rows = await app.rowsOf(
      'priorities',
      { reason: 'earlier_turn', turnId: large.phones[3]?.turnId as number },
      'id',
    )
    const last = rows.at(-1)?.id as number
    const lines = await sql<{
      rows: number
    }>`select cardinality(string_to_array(row_id, ' ')) as rows from audit_changes
      where table_name = 'priorities' and before ? 'status' order by 1 desc`.execute(app.db)
    expect(lines.rows[0]?.rows).toBeGreaterThan(40)
    const status = (is: number) => `update priorities set status = ${is} where id = ${last}`
    expect(await whilePlanted(status(4), status(rows.at(-1)?.status as number))).toMatchObject([
      { of: 'audit', rowId: `priorities ${last}`, field: 'status', table: '4' },
    ])
    const ended = async (RowId: number) =>
      (
        await app.call('searchAudit', { token, body: { Table: 'priorities', RowId: String(RowId) } })
      ).data.map(({ call }: { call: string }) => call)
    expect(await ended(last)).toEqual(['sweep-rounds', 'addPriority'])
    expect(await ended(last + 1_000)).toEqual([])
  })
})

describe('lists that wait', () => {
  it('are held against their seals', async () => {
    const next = await playMorning(app)
    await tellBuilt()
    expect(await differences()).toEqual([])
    const rows = await app.rowsOf('priorities', { turnId: next.phones[0]?.turnId as number }, 'rank')
    const ids = rows.map(({ id }) => id)
    const place = (id: number | undefined, rank: number) =>
      `update priorities set rank = ${rank} where id = ${id};`
    const [first, second] = ids
    const found = await whilePlanted(
      place(first, 90) + place(second, 1) + place(first, 2),
      place(first, 90) + place(second, 2) + place(first, 1),
    )
    expect(found[0]).toMatchObject({
      of: 'choice',
      field: 'list',
      table: `${next.cargos.two} ${next.cargos.one}`,
      told: expect.stringMatching(/^[0-9a-f]{16}$/),
    })
    await next.endRound()
    expect(await differences()).toEqual([])
  })
})

describe('what a check found', () => {
  it('is kept and shown to the administrator with the money', async () => {
    await checkAndKeep(app)
    const { id } = await permitOf(0)
    const was = (await permitOf(0)).driverId
    const shown = async () => (await app.call('showReconciliation', { token })).data.tables
    expect(await shown()).toMatchObject({ differenceCount: 0, differences: [] })
    await run(swap('permits', 'driver_id', [id], [driverIds()[3] as number]))
    await checkAndKeep(app)
    await run(swap('permits', 'driver_id', [id], [was]))
    expect(await shown()).toMatchObject({
      differenceCount: 2,
      differences: [{ of: 'permit' }, { of: 'audit' }],
    })
  })
})
