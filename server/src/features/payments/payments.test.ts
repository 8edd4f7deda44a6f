import { setImmediate } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { createBuiltInBank, findDemoOrder, setDemoOutcome } from '../../adapters/bank/bank.builtin.ts'
import type { BankAnswer } from '../../adapters/bank/bank.port.ts'
import { OutsideFault } from '../../kernel/outside.ts'
import { transaction } from '../../kernel/database.ts'
import type { Call } from '../../kernel/call.ts'
import { sql } from '../../kernel/sql.ts'
import { hashToken } from '../../kernel/tokens.ts'
import { sweepPayments } from './payments.jobs.ts'
import { computeFate } from './payments.rules.ts'
import { findPayment } from './payments.store.ts'
import { returnFromBank } from './return-from-bank.ts'
import { settlePayment } from './settle-payment.ts'
import { verifyPayments } from './verify-payments.ts'

const app = useTestApp({ connections: 20 })
afterAll(async () => {
  await app.expectBalancedLedger()
})

const begin = async (token: string, Amount = 50_000) =>
  (await app.call('beginPayment', { token, body: { Amount } })).data as {
    data: string
    orderId: number
    url: string
  }
const balanceOf = async (token: string) =>
  (await app.call('showMyBalance', { token })).data.availableBalance as number
const newest = async (token: string) => (await app.call('listMyPayments', { token })).data.payments[0]
const choose = (url: string, act: string) =>
  app.app.inject({ method: 'POST', url, payload: { act }, headers: { 'content-type': 'application/json' } })
/** The word in the address that the bank leads back to. */
const nonceOf = async (bankToken: string) =>
  (await findDemoOrder(app.db, bankToken))?.returnUrl.split('/').at(-1) ?? bankToken
const comeBack = async (bankToken: string, Status: string) =>
  app.call('returnFromBank', { query: { Nonce: await nonceOf(bankToken), Status } })
const bank = () => createBuiltInBank(app.db)
const sweep = () => sweepPayments(app, bank())

/** Somebody with a wallet of his own, what it holds, and a payment that he began. */
async function payer(Amount = 50_000) {
  const { token } = await app.driverActor()
  const before = await balanceOf(token)
  return { token, before, ...(await begin(token, Amount)) }
}

describe('a payment through the built-in bank', () => {
  it('leads to the bank’s page, which asks for no card, and back to what became of it', async () => {
    const { token, before, url, data, orderId } = await payer(5_000_000)
    const page = await app.app.inject({ url })
    expect(page.body).toContain('۵٬۰۰۰٬۰۰۰')
    expect(page.body).toContain('درگاه نمایشی')
    expect(page.body).not.toContain('<input')
    const paid = await choose(url, 'pay')
    expect(paid.statusCode).toBe(303)
    const back = await app.app.inject({ url: paid.headers.location as string })
    expect([back.statusCode, back.headers.location]).toEqual([
      303,
      `/returnbank?msg=credited&token=${data}&orderId=${orderId}`,
    ])
    expect(await balanceOf(token)).toBe(before + 5_000_000)
    const { data: lines } = await app.call('listTransactions', { token, body: {} })
    expect(lines[0]).toMatchObject({ deposit: 5_000_000, description: expect.stringContaining('پیگیری') })
    expect(await newest(token)).toMatchObject({
      id: orderId,
      status: 'credited',
      transactionNumber: lines[0].id,
      card: '6219 •••• 4407',
    })
    const notices = JSON.stringify((await app.call('listNotifications', { token })).data)
    expect(notices).toContain('کیف پول شما افزایش یافت')
    expect(notices).toContain('۵۰۰٬۰۰۰ تومان از')
    expect(notices).toContain(`/returnbank?orderId=${orderId}`)
  })

  it('are told by when they began, the newest first, whatever their numbers', async () => {
    const { token, orderId } = await payer(40_000)
    await begin(token)
    const later = new Date((await app.clock.now(app.db)).getTime() + 60_000)
    await app.setRow('payments', orderId, { createdAt: later })
    expect((await newest(token)).id).toBe(orderId)
  })

  it('is told by its number for ever, with what the wallet held then, and to nobody else', async () => {
    const { token, before, url, orderId } = await payer(40_000)
    await app.app.inject({ url: (await choose(url, 'pay')).headers.location as string })
    // so many later ones that it is not among the latest
    for (let later = 0; later < 20; later++) await begin(token)
    const find = async (by: string) =>
      (await app.call('listMyPayments', { token: by, query: { OrderId: orderId } })).data.payments.filter(
        ({ id }: { id: number }) => id === orderId,
      )
    expect((await app.call('listMyPayments', { token })).data.payments).toHaveLength(20)
    expect(await find(token)).toMatchObject([
      {
        status: 'credited',
        amount: 40_000,
        availableBalance: before + 40_000,
        reference: expect.any(String),
      },
    ])
    expect((await newest(token)).availableBalance).toBeNull()
    const { token: another } = await app.driverActor()
    expect(await find(another)).toEqual([])
  })

  it.each([
    ['decline', 'declined'],
    ['cancel', 'cancelled'],
  ])('that one chooses to %s changes no balance', async (act, msg) => {
    const { token, before, url } = await payer()
    const back = await app.app.inject({ url: (await choose(url, act)).headers.location as string })
    expect(back.headers.location).toContain(`msg=${msg}`)
    expect(await newest(token)).toMatchObject({ status: 'failed', failure: msg })
    expect(await balanceOf(token)).toBe(before)
  })

  it('is credited once though the bank calls back twice', async () => {
    const { token, before, url } = await payer()
    await app.app.inject({ url: (await choose(url, 'twice')).headers.location as string })
    expect(await balanceOf(token)).toBe(before + 50_000)
  })

  it('is credited once by fifty callbacks at the same time, by either method', async () => {
    const { token, before, data } = await payer()
    await setDemoOutcome(app.db, data, 'paid')
    const query = { Nonce: await nonceOf(data) }
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        at % 2 ? comeBack(data, 'OK') : app.call('returnFromBankByForm', { query, body: { Status: 'OK' } }),
      ),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([303]))
    await Promise.all([sweep(), app.call('verifyPayments', { token })])
    expect(await balanceOf(token)).toBe(before + 50_000)
  })

  it('is not ended by a stranger who knows what the bank calls it', async () => {
    const { token, before, data } = await payer()
    await setDemoOutcome(app.db, data, 'paid')
    const url = `/api/v1/SalePayment/Return?Authority=${data}&Status=NOK`
    expect((await app.app.inject({ url })).statusCode).toBe(404)
    const guess = await app.call('returnFromBank', { query: { Nonce: data, Status: 'NOK' } })
    expect([guess.status, (await newest(token)).status]).toEqual([404, 'pending'])
    await app.call('verifyPayments', { token })
    expect(await balanceOf(token)).toBe(before + 50_000)
  })

  it('is credited though its person brings back that he did not pay: the bank is asked', async () => {
    const { token, before, data } = await payer()
    await setDemoOutcome(app.db, data, 'paid')
    expect((await comeBack(data, 'NOK')).headers.location).toContain('msg=credited')
    expect(await balanceOf(token)).toBe(before + 50_000)
  })

  it('goes on waiting for a bank that is away, whatever its person brings back', async () => {
    const { token, data } = await payer()
    const away = { ...bank(), verify: () => Promise.reject(new OutsideFault('بانک', 'too slow')) }
    const call = { db: app.db, write: (work: Parameters<typeof transaction>[1]) => transaction(app, work) }
    const back = { nonce: await nonceOf(data), status: 'NOK' }
    expect((await returnFromBank(call as unknown as Call, [away], back)).to).toContain('msg=pending')
    expect((await newest(token)).status).toBe('pending')
  })

  it('has an address to come back to that the database keeps no copy of', async () => {
    const { orderId, data } = await payer()
    const row = await findPayment(app.db, orderId)
    const nonce = await nonceOf(data)
    expect(nonce).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(row)).not.toContain(nonce)
    expect(row?.returnHash).toEqual(hashToken(nonce))
  })

  it('is not credited by a callback’s word alone', async () => {
    const { token, before, data } = await payer()
    expect((await comeBack(data, 'OK')).headers.location).toContain('msg=pending')
    expect([await balanceOf(token), (await newest(token)).status]).toEqual([before, 'pending'])
  })

  it('that failed is never credited, whatever comes after; nor taken back after its credit', async () => {
    const failed = await payer()
    await comeBack(failed.data, 'NOK')
    await setDemoOutcome(app.db, failed.data, 'paid')
    await comeBack(failed.data, 'OK')
    await sweep()
    expect(await balanceOf(failed.token)).toBe(failed.before)
    const credited = await payer()
    await setDemoOutcome(app.db, credited.data, 'paid')
    await comeBack(credited.data, 'OK')
    expect((await comeBack(credited.data, 'NOK')).headers.location).toContain('msg=credited')
    expect(await balanceOf(credited.token)).toBe(credited.before + 50_000)
  })

  it('whose amount is another than ours is never credited', async () => {
    const { token, before, data } = await payer()
    await app.setRow('demoBankOrders', { token: data }, { amountRial: 10_000, outcome: 'paid' })
    await comeBack(data, 'OK')
    expect(await newest(token)).toMatchObject({ status: 'failed', failure: 'wrong_amount' })
    expect(await balanceOf(token)).toBe(before)
  })

  it('of nobody is a page that says so', async () => {
    const { status, bytes } = await comeBack('nobody', 'OK')
    expect([status, bytes.toString()]).toEqual([404, expect.stringContaining('این پرداخت پیدا نشد')])
    for (const name of ['nobody', '%00', '0'.repeat(32)]) {
      expect((await app.app.inject({ url: `/bank/${name}` })).statusCode).toBe(404)
      expect((await choose(`/bank/${name}`, 'pay')).statusCode).toBe(404)
    }
  })
})

describe('a payment whose callback never comes', () => {
  it('is credited by the sweeper, once, and one that nobody paid ends when its time is over', async () => {
    const paid = await payer()
    const left = await payer()
    const reply = await choose(paid.url, 'silent')
    expect([reply.statusCode, reply.body]).toEqual([200, expect.stringContaining('خودش از بانک می‌پرسد')])
    await sweep()
    expect((await newest(paid.token)).status).toBe('pending')
    await app.clock.moveBy(2 * 60_000)
    await sweep()
    await sweep()
    expect(await balanceOf(paid.token)).toBe(paid.before + 50_000)
    expect((await newest(left.token)).status).toBe('pending')
    await app.clock.moveBy(30 * 60_000)
    await sweep()
    expect(await newest(left.token)).toMatchObject({ status: 'failed', failure: 'expired' })
    expect(await balanceOf(left.token)).toBe(left.before)
  })

  it('waits while the bank is away, also beyond its time: the bank may have confirmed it', async () => {
    const { token, before, data } = await payer()
    const away = {
      ...bank(),
      verify: async (): Promise<BankAnswer> => {
        throw new OutsideFault('بانک', 'too slow')
      },
    }
    await app.clock.moveBy(60 * 60_000)
    await sweepPayments(app, away)
    expect((await newest(token)).status).toBe('pending')
    await setDemoOutcome(app.db, data, 'paid')
    await sweep()
    expect(await balanceOf(token)).toBe(before + 50_000)
  })

  it('is left to the next minute where a slow bank takes this one, behind those that were asked about longer ago', async () => {
    await app.clock.moveBy(60 * 60_000)
    await sweep()
    const [first, second] = [await payer(), await payer()]
    let now = 0
    const asked: number[] = []
    const slow = {
      ...bank(),
      async verify({ orderId }: { orderId: number }): Promise<BankAnswer> {
        asked.push(orderId)
        now += 50_000
        return { is: 'waiting' }
      },
    }
    await app.clock.moveBy(2 * 60_000)
    for (const _ of [1, 2, 3]) await sweepPayments(app, slow, () => now)
    expect(asked).toEqual([first.orderId, second.orderId, first.orderId])
  })

  it('is asked about by its owner, who is told what became of it', async () => {
    const { token, data } = await payer()
    expect(await app.call('verifyPayments', { token })).toMatchObject({
      data: { code: -1 },
      message: 'بانک هنوز پولی برای این پرداخت ندیده است. اگر پرداخت نکرده‌اید، می‌توانید از نو پرداخت کنید.',
    })
    await setDemoOutcome(app.db, data, 'paid')
    const ask = () => app.call('verifyDemoPayments', { token, headers: { 'idempotency-key': 'asked-once' } })
    for (const _ of [1, 2]) expect((await ask()).message).toBe('۵٬۰۰۰ تومان به کیف پول شما رسید.')
    expect((await app.call('verifyPayments', { token })).message).toBe('پرداختی در انتظار بانک ندارید.')
  })

  it('is left to the sweeper where a slow bank leaves no time to ask about it; a few are asked about at once', async () => {
    const { token, orderId } = await payer()
    for (let later = 0; later < 9; later++) await begin(token)
    const { driverId } = await app.oneRow('payments', orderId)
    let [ms, asking, mostAsking] = [0, 0, 0]
    const asked: number[] = []
    const slow = {
      ...bank(),
      async verify({ orderId: id }: { orderId: number }): Promise<BankAnswer> {
        asked.push(id)
        mostAsking = Math.max(mostAsking, ++asking)
        await setImmediate()
        ms += 4_000
        asking--
        return { is: 'paid', reference: String(id), card: null }
      },
    }
    const call = { db: app.db, write: (work: Parameters<typeof transaction>[1]) => transaction(app, work) }
    const reply = await verifyPayments(
      call as unknown as Call,
      [slow],
      { driverId: Number(driverId) },
      () => ms,
    )
    expect(mostAsking).toBe(4)
    expect(asked.length).toBeLessThan(10)
    expect(asked).not.toContain(orderId)
    expect(reply).toEqual({ code: 1, message: expect.stringContaining('بقیهٔ پرداخت‌ها را خودش') })
    const left = await app.rowsOf('payments', { driverId: Number(driverId), status: 'pending' })
    expect(left).toHaveLength(10 - asked.length)
  })

  it('is locked with all others of his before his wallet is', async () => {
    const { token, before, data } = await payer()
    const later = await begin(token)
    for (const each of [data, later.data]) await setDemoOutcome(app.db, each, 'paid')
    const { driverId } = await app.oneRow('payments', later.orderId)
    const answer = await app.whileWaiting({
      first: (tx) => sql`select from payments where id = ${later.orderId} for update`.execute(tx),
      second: () => app.call('verifyPayments', { token }),
      meanwhile: (tx) =>
        sql`select from accounts where driver_id = ${driverId} for update nowait`.execute(tx),
    })
    expect(answer.data.code).toBe(1)
    expect(await balanceOf(token)).toBe(before + 100_000)
  })

  it('was declined at the bank: its owner is told so', async () => {
    const { token, data } = await payer()
    await setDemoOutcome(app.db, data, 'declined')
    expect((await app.call('verifyPayments', { token })).message).toContain('موجودی شما تغییری نکرد')
  })
})

describe('a payment that was begun for want of money', () => {
  it('remembers where its owner goes on, a path of the panel’s own', async () => {
    const { token } = await app.driverActor()
    const begun = (Back: string) => app.call('beginPayment', { token, body: { Amount: 10_000, Back } })
    expect((await begun('/DriverTurn?hall=3')).data.code).toBe(1)
    expect((await newest(token)).back).toBe('/DriverTurn?hall=3')
    for (const elsewhere of [
      '//evil.example',
      'https://evil.example',
      String.raw`/\evil.example`,
      '/\t/evil.example',
    ])
      expect((await begun(elsewhere)).errors).toEqual(['نشانی بازگشت باید صفحه‌ای از همین سامانه باشد.'])
  })
})

describe('who pays', () => {
  it('a company pays into its own wallet', async () => {
    const { id: companyId } = await app.buildCompany({})
    const { token } = await app.signedIn('TransportationCompanyAdmin', { companyId })
    const before = await balanceOf(token)
    const { url } = await begin(token, 30_000_000)
    await app.app.inject({ url: (await choose(url, 'pay')).headers.location as string })
    expect(await balanceOf(token)).toBe(before + 30_000_000)
    expect((await app.call('listMyPayments', { token })).data).toMatchObject({
      bank: 'درگاه نمایشی',
      payments: [{ amount: 30_000_000 }],
    })
  })

  it('pays at least 10,000 rials; others do not see it', async () => {
    const { token } = await app.driverActor()
    expect((await app.call('beginPayment', { token, body: { Amount: 9_999 } })).errors).toEqual([
      'مبلغ نباید کمتر از ۱۰٬۰۰۰ ریال باشد.',
    ])
    expect((await app.call('listMyPayments', { token })).data.payments).toEqual([])
  })

  it('begins once under one key', async () => {
    const { token } = await app.driverActor()
    const body = { Amount: 20_000 }
    const headers = { 'idempotency-key': 'begun-once' }
    const replies = await Promise.all([1, 2].map(() => app.call('beginPayment', { token, body, headers })))
    expect(replies[0]?.data).toEqual(replies[1]?.data)
    expect((await app.call('listMyPayments', { token })).data.payments).toHaveLength(1)
  })
})

describe('the database', () => {
  it('lets no payment end twice', async () => {
    const { orderId, data } = await payer()
    await comeBack(data, 'NOK')
    const revive = app.db.updateTable('payments').set({ status: 'pending', failure: null, settledAt: null })
    await expect(revive.where('id', '=', orderId).execute()).rejects.toThrow('not to become pending')
  })

  it('credits a payment once though two say so in two transactions', async () => {
    const { token, before, orderId } = await payer()
    const paid = { is: 'paid', reference: '1', card: null } as const
    await Promise.all(
      [1, 2, 3].map(() => transaction(app, (tx, now) => settlePayment(tx, orderId, paid, now))),
    )
    expect(await balanceOf(token)).toBe(before + 50_000)
  })
})

describe('what becomes of a payment', () => {
  const createdAt = new Date('2026-11-21T08:00:00Z')
  const soon = new Date('2026-11-21T08:10:00Z')
  const late = new Date('2026-11-21T08:31:00Z')
  const paid = { is: 'paid', reference: '7', card: null } as const
  const waiting = { is: 'waiting' } as const
  const declined = { is: 'failed', failure: 'declined' } as const
  it.each([
    ['pending', paid, late, 'credited'],
    ['pending', declined, soon, 'failed'],
    ['pending', waiting, soon, undefined],
    ['pending', waiting, late, 'failed'],
    ['failed', paid, soon, 'returned'],
    ['failed', waiting, late, undefined],
    ['credited', paid, soon, undefined],
    ['credited', declined, late, undefined],
    ['reversed', paid, soon, undefined],
  ] as const)('%s, and the bank says %o', (status, verdict, now, becomes) => {
    expect(computeFate({ status, createdAt }, verdict, now)?.becomes).toBe(becomes)
  })
})
