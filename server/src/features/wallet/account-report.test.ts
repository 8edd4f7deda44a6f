import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { permitStory } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { sql } from '../../kernel/sql.ts'
import { accountOf } from './wallet.api.ts'

const app = useTestApp()
let admin: string
let story: Awaited<ReturnType<typeof permitStory>>
beforeAll(async () => {
  admin = (await app.adminActor()).token
  story = await app.permitStory()
})
afterAll(async () => {
  await app.expectBalancedLedger()
})

/** Since before everything. */
const FromDate = '1390/01/01'

describe('the report of a wallet', () => {
  it.each([
    ['is finished', { status: cargoStatus.finished, finishedAt: new Date() }],
    ['waits for its review', { status: cargoStatus.awaitingReview }],
    ['has its trucks', { remaining: 0 }],
  ])('holds nothing for a load that %s', async (_what, fact) => {
    const { company, companyToken: token, hall } = await app.permitStory()
    const { id } = await app.buildCargo({ companyId: company.id, hallId: hall.id, truckCount: 3 })
    const held = async () => (await app.call('showAccountReport', { token, query: { FromDate } })).data.held
    expect(await held()).toMatchObject({ trucks: 4, cargos: 2 })
    await app.setRow('cargos', id, fact)
    expect(await held()).toMatchObject({ trucks: 1, cargos: 1 })
  })

  it('of a company adds up, and names what a permit took from its hold without moving the balance', async () => {
    const { companyToken: token, company } = story
    const { data } = await app.call('showAccountReport', { token, query: { FromDate } })
    expect(data).toMatchObject({
      isUntilNow: true,
      opening: 0,
      deposit: { amount: 50_000_000, count: 1 },
      withdraw: { amount: 120_000, count: 1 },
      closing: 49_880_000,
      lines: 3,
      held: {
        opening: 0,
        held: { amount: 120_000, count: 1 },
        used: { amount: 60_000, count: 1 },
        closing: 60_000,
        trucks: 1,
        cargos: 1,
      },
    })
    const rows = (await app.call('listTransactions', { token, body: {} })).data
    expect(rows[0]).toMatchObject({
      kind: 'company_fee',
      isOnHold: true,
      deposit: 0,
      withdraw: 0,
      amount: 60_000,
      availableBalance: 49_880_000,
      permitId: story.permit.id,
    })
    expect(rows[1]).toMatchObject({
      kind: 'hold',
      isOnHold: false,
      withdraw: 120_000,
      availableBalance: 49_880_000,
      description: `2 کامیون، ${story.cargo.origin} به ${story.cargo.destination}`,
    })
    const { data: balance } = await app.call('showBalanceOf', {
      token: admin,
      query: { TransportationCompanyId: company.id },
    })
    expect(balance).toEqual({
      availableBalance: 49_880_000,
      heldBalance: 60_000,
      unitCost: 60_000,
      unitHallId: null,
    })
  })

  it('begins with this month, and its list can be asked for by days and by view', async () => {
    const { companyToken: token } = story
    const month = (await app.call('showAccountReport', { token })).data
    expect(month.from.slice(8)).toBe('01')
    expect(month.opening + month.deposit.amount - month.withdraw.amount).toBe(month.closing)
    const before = { token, body: { ToDate: '1390/01/01' } }
    expect((await app.call('listTransactions', before)).data).toEqual([])
    for (const [Group, kinds] of [
      ['top_ups', ['top_up']],
      ['holds', ['hold']],
      ['fees', ['company_fee']],
      ['others', []],
    ] as const) {
      const { data } = await app.call('listTransactions', { token, body: { Group } })
      expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(kinds)
    }
  })

  it('of a driver has no hold, and is his own whoever he names', async () => {
    const { driver, company } = story
    const query = { FromDate, TransportationCompanyId: company.id }
    const { data } = await app.call('showAccountReport', { token: driver.token, query })
    expect(data).toMatchObject({ held: null, closing: 980_000, withdraw: { amount: 20_000, count: 1 } })
  })

  it('is any wallet’s for support, which must name one that is there', async () => {
    const read = (query: object) => app.call('showAccountReport', { token: admin, query })
    expect((await read({ DriverId: story.driver.id, FromDate })).data.closing).toBe(980_000)
    expect((await read({ DriverId: 999_999 })).status).toBe(404)
    expect((await read({})).status).toBe(404)
    expect((await read({ DriverId: story.driver.id, FromDate: 'دیروز' })).status).toBe(400)
  })

  it('of a wallet that was never used is empty', async () => {
    const { token, id } = await app.driverActor()
    await sql`delete from accounts where driver_id = ${id} and balance_rial = 0`.execute(app.db)
    const { data } = await app.call('showAccountReport', { token, query: {} })
    expect(data.opening + data.deposit.amount - data.withdraw.amount).toBe(data.closing)
  })
})

describe('the statement on paper', () => {
  it('has the lines that moved the balance, the oldest first, and closes with what it says in words', async () => {
    const { companyToken: token, company } = story
    const printed = await app.call('printStatement', { token, query: { FromDate } })
    expect(printed.headers['content-type']).toBe('application/pdf')
    const statement = app.pdf.statements.at(-1)
    expect(statement?.owner[0]).toEqual([
      'شرکت حمل',
      company.name.replaceAll(/\d/g, (d) => '۰۱۲۳۴۵۶۷۸۹'[Number(d)] ?? d),
    ])
    expect(statement?.sheets.map(({ lines }) => lines.map(({ balance }) => balance))).toEqual([
      ['۵۰٬۰۰۰٬۰۰۰', '۴۹٬۸۸۰٬۰۰۰'],
    ])
    expect(statement).toMatchObject({
      closing: '۴۹٬۸۸۰٬۰۰۰',
      inWords: 'چهل و نه میلیون و هشتصد و هشتاد هزار ریال',
      total: { label: 'جمع ۲ سند' },
    })
  })

  it('carries its balance from sheet to sheet, and is refused when nobody would print it', async () => {
    const { id, token } = await app.driverActor()
    await app.db.transaction().execute(async (tx) => {
      const own = await accountOf(tx, { driverId: id })
      const cash = await accountOf(tx, { platform: 'cash' })
      await sql`insert into transfers (debit_account_id, credit_account_id, amount_rial, kind, at, credit_balance_rial)
        select ${cash}, ${own}, 10000, 'top_up', now(), 1000000 + n * 10000 from generate_series(1, 60) as n`.execute(
        tx,
      )
      await sql`update accounts set balance_rial = balance_rial + 600000 where id = ${own}`.execute(tx)
    })
    expect((await app.call('printStatement', { token, query: { FromDate } })).status).toBe(200)
    const statement = app.pdf.statements.at(-1)
    // a driver reads toman: a million and six hundred thousand rials
    expect([statement?.unit, statement?.closing, statement?.inWords]).toEqual([
      'تومان',
      '۱۶۰٬۰۰۰',
      'صد و شصت هزار تومان',
    ])
    const sheets = statement?.sheets ?? []
    expect(sheets.length).toBeGreaterThan(1)
    for (const [index, { opens }] of sheets.slice(1).entries()) {
      expect(opens.label).toBe('نقل از برگ پیش')
      expect(opens.balance).toBe(sheets[index]?.lines.at(-1)?.balance)
    }
    await app.db.transaction().execute(async (tx) => {
      const own = await accountOf(tx, { driverId: id })
      const cash = await accountOf(tx, { platform: 'cash' })
      await sql`insert into transfers (debit_account_id, credit_account_id, amount_rial, kind, at)
        select ${cash}, ${own}, 10000, 'top_up', now() from generate_series(1, 2000)`.execute(tx)
      await sql`update accounts set balance_rial = balance_rial + 20000000 where id = ${own}`.execute(tx)
    })
    const refused = await app.call('printStatement', { token, query: { FromDate } })
    expect(refused.status).toBe(400)
    expect(refused.message).toContain('بازهٔ کوتاه‌تری')
  })
})
