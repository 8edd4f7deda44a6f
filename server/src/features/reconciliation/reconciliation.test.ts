import { beforeAll, describe, expect, it } from 'vitest'
import { driverActor } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { setDemoOutcome } from '../../adapters/bank/bank.builtin.ts'
import { sql } from '../../kernel/sql.ts'
import { buildCompany } from '../companies/companies.build.ts'

const app = useTestApp()
let token: string
let company: Awaited<ReturnType<typeof buildCompany>>
let driver: Awaited<ReturnType<typeof driverActor>>
let paid: { data: string; orderId: number }

/** A day's money: an administrator charges and deducts, a driver pays through the bank and begins again, a permit is issued. */
beforeAll(async () => {
  token = (await app.adminActor()).token
  company = await app.buildCompany({ balanceRial: 0 })
  driver = await app.driverActor({ balanceRial: 0 })
  const owner = { TransportationCompanyId: company.id }
  const change = (call: 'addCharge' | 'deductCharge', Amount: number) =>
    app.call(call, { token, body: { ...owner, Amount, Description: 'اصلاح حساب' } })
  await change('addCharge', 1_000_000)
  await change('deductCharge', 100_000)
  const begin = async (Amount: number) =>
    (await app.call('beginPayment', { token: driver.token, body: { Amount } })).data
  paid = await begin(300_000)
  await setDemoOutcome(app.db, paid.data, 'paid')
  await app.call('verifyPayments', { token: driver.token })
  await begin(70_000)
  const cargo = await app.buildCargo({ companyId: company.id, truckCount: 3 })
  await app.buildPermit(cargo.id, { driver })
})

const read = async () => (await app.call('showReconciliation', { token })).data
const rowsOf = async (call: 'listAccounts' | 'listLedger' | 'listPayments', body = {}) =>
  (await app.call(call, { token, body })).data as Record<string, unknown>[]

describe('the reconciliation of all money', () => {
  it('sums all accounts to nothing, and finds no difference', async () => {
    const found = await read()
    expect(found.sum).toBe(0)
    expect([found.differences, found.differenceCount]).toEqual([[], 0])
  })

  it('says where deposits came from, against the payments that banks confirmed', async () => {
    const { deposits, withdrawals, payments, oldestPendingAt } = await read()
    expect(deposits).toEqual([
      { source: 'admin', count: 1, amount: 1_000_000 },
      { source: 'payment', count: 1, amount: 300_000 },
    ])
    expect(withdrawals).toEqual({ count: 1, amount: 100_000 })
    expect(payments).toEqual([
      { status: 'credited', count: 1, amount: 300_000 },
      { status: 'pending', count: 1, amount: 70_000 },
    ])
    expect(oldestPendingAt).toBe((await rowsOf('listPayments'))[0]?.createdAt)
  })

  it('has rows behind each of its figures that sum to it', async () => {
    const { accounts, deposits } = await read()
    const rows = await rowsOf('listAccounts')
    for (const { kind, count, amount } of accounts) {
      const ofKind = rows.filter((row) => row.kind === kind)
      expect([ofKind.length, ofKind.reduce((sum, row) => sum + Number(row.balance), 0)]).toEqual([
        count,
        amount,
      ])
    }
    const ledger = await rowsOf('listLedger')
    for (const { source, amount } of deposits)
      expect(ledger.filter((row) => row.source === source).map((row) => row.amount)).toEqual([amount])
    const [payment] = await rowsOf('listPayments', {
      Filter: [{ field: 'status', op: 'eq', value: 'credited' }],
    })
    expect(payment).toMatchObject({
      id: paid.orderId,
      amount: 300_000,
      ownerName: expect.stringContaining(' '),
    })
    const top = ledger.find((row) => row.id === payment?.transactionNumber)
    expect(top).toMatchObject({
      fromName: 'بانک بارگاه',
      toName: payment?.ownerName,
      paymentId: paid.orderId,
    })
    const own = rows.find((row) => row.kind === 'company_held' && row.companyId === company.id)
    const ofHeld = await rowsOf('listLedger', { AccountId: own?.id })
    expect(ofHeld.map(({ kind }) => kind)).toEqual(['company_fee', 'hold'])
    expect(ofHeld[0]).toMatchObject({ fromName: `بلوکهٔ ${company.name}`, toName: 'درآمد بارگاه' })
    expect(await rowsOf('listLedger', { ToDate: '1390/01/01' })).toEqual([])
  })
})

describe('a difference that is planted past all rules', () => {
  type Planted = { kind: string; owner: string; expected: number; found: number }
  /** Plants it by the owner of the tables, reads, and takes it back. */
  async function withPlanted(plant: string, takeBack: string): Promise<Planted[]> {
    const run = (text: string) =>
      app.asOwner(({ db }) =>
        db.transaction().execute(async (tx) => {
          await sql`set local session_replication_role = replica`.execute(tx)
          await sql.raw(text).execute(tx)
        }),
      )
    await run(plant)
    try {
      const { sum, differences, differenceCount } = await read()
      expect(differenceCount).toBe(differences.length)
      expect([sum === 0, differences.some(({ kind }: Planted) => kind === 'balance')]).not.toEqual([
        true,
        true,
      ])
      return differences
    } finally {
      await run(takeBack)
      expect((await read()).differenceCount).toBe(0)
    }
  }
  const change = (kind: string, by: number) =>
    `update accounts set balance_rial = balance_rial + ${by} where kind = '${kind}' and
     (company_id = ${company.id} or driver_id = ${driver.id})`

  it('in a balance is named with whose it is, what it should be and what it is', async () => {
    const found = await withPlanted(change('company', 5_000), change('company', -5_000))
    expect(found.map(({ kind }) => kind)).toEqual(['balance', 'last_line'])
    expect(found[0]).toMatchObject({ owner: company.name, expected: 720_000, found: 725_000 })
  })

  it('in what is on hold is named beside what the cargos need', async () => {
    const found = await withPlanted(change('company_held', 1), change('company_held', -1))
    expect(found.find(({ kind }) => kind === 'hold')).toMatchObject({ expected: 120_000, found: 120_001 })
  })

  it('in a line is named by the balance that it says', async () => {
    const line = (by: number) => `update transfers set credit_balance_rial = credit_balance_rial + ${by}
      where id = (select transfer_id from payments where id = ${paid.orderId})`
    // his fee was taken after it: only the last line of an account is held against its balance
    expect(await withPlanted(line(7), line(-7))).toEqual([])
    const last = (by: number) => `update transfers set debit_balance_rial = debit_balance_rial + ${by}
      where kind = 'driver_fee'`
    expect(await withPlanted(last(7), last(-7))).toMatchObject([{ kind: 'last_line', expected: 280_007 }])
  })

  it('in a payment is named by both numbers', async () => {
    const amount = (rial: number) => `update payments set amount_rial = ${rial} where id = ${paid.orderId}`
    expect(await withPlanted(amount(999_000), amount(300_000))).toMatchObject([
      { kind: 'payment', paymentId: paid.orderId, expected: 999_000, found: 300_000 },
    ])
  })

  it('in a deposit that nobody answers for is named', async () => {
    const by = (user: string) =>
      `update transfers set by_user = ${user} where kind = 'top_up' and amount_rial = 1000000`
    const { rows } = await sql<{ id: number }>`
      select by_user as id from transfers where kind = 'withdrawal'`.execute(app.db)
    expect(await withPlanted(by('null'), by(String(rows[0]?.id)))).toMatchObject([
      { kind: 'unexplained', owner: company.name, found: 1_000_000 },
    ])
  })
})
