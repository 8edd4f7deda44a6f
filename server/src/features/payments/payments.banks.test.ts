import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import type { LocalBank } from '../../../test/banks/local-bank.ts'
import { openLocalParsian } from '../../../test/banks/local-parsian.ts'
import { openLocalZarinpal } from '../../../test/banks/local-zarinpal.ts'
import type { Bank } from '../../adapters/bank/bank.port.ts'
import { createBank } from '../../adapters/bank/create-bank.ts'
import { transaction } from '../../kernel/database.ts'
import { openLog } from '../../kernel/log.ts'
import { paymentsJobs, sweepPayments } from './payments.jobs.ts'
import { settlePayment } from './settle-payment.ts'

// long enough for a busy machine to answer itself
const patienceMs = 1_500

describe.each([
  ['Parsian', openLocalParsian, /^http.*\/NewIPG\/\?Token=\d+$/],
  ['Zarinpal', openLocalZarinpal, /^http.*\/pg\/StartPay\/A\d{35}$/],
])('a payment through %s', (_, open, page) => {
  let local: LocalBank
  let bank: Bank
  let app: TestApp
  const lines: string[] = []
  const log = openLog('trace', { write: (line) => void lines.push(line) })
  const openBank = () =>
    createBank({ gateway: local.gateway, key: local.key, base: local.base }, log, patienceMs)
  beforeAll(async () => {
    local = await open()
    bank = openBank()
    app = await openTestApp({ connections: 20, banks: [bank], log })
  })
  beforeEach(() => local.feel('well'))
  afterAll(async () => {
    local.close()
    await app.expectBalancedLedger()
    await app.close()
  })

  const balanceOf = async (token: string) =>
    (await app.call('showMyBalance', { token })).data.availableBalance as number
  const newest = async (token: string) => (await app.call('listMyPayments', { token })).data.payments[0]
  const begin = (token: string) => app.call('beginPayment', { token, body: { Amount: 50_000 } })
  /** The bank's site leads back to where it was told, as this bank does: by a form or by a link. */
  const comeBack = (token: string, how: 'paid' | 'failed') => {
    const url = new URL(local.orders.get(token)?.returnUrl ?? '').pathname
    const said = new URLSearchParams(local.comesBack(token, how)).toString()
    return local.gateway === 'parsian'
      ? app.app.inject({
          method: 'POST',
          url,
          payload: said,
          headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://pec.shaparak.ir' },
        })
      : app.app.inject({ url: `${url}?${said}` })
  }
  const whereTo = async (token: string, how: 'paid' | 'failed') =>
    (await comeBack(token, how)).headers.location
  const sweep = (by = bank) => sweepPayments(app, by)
  const confirmations = () => local.asked.filter(({ path }) => path === local.paths.verify).length

  async function payer() {
    const { token } = await app.driverActor()
    const before = await balanceOf(token)
    const { data } = await begin(token)
    const order = local.orders.get(data.data)
    if (!order) throw new Error('the bank knows no such order')
    return {
      token,
      before,
      order,
      bankToken: data.data as string,
      ...(data as { orderId: number; url: string }),
    }
  }

  it('leads there with our number and amount, and back to a credit that its owner sees', async () => {
    const { token, before, order, bankToken, orderId, url } = await payer()
    expect(url).toMatch(page)
    expect(order).toMatchObject({
      orderId,
      amountRial: 50_000,
      returnUrl: expect.stringMatching(/^http:\/\/bargah\.test\/api\/v1\/SalePayment\/Return\/[\w-]{43}$/),
    })
    order.outcome = 'paid'
    expect(await whereTo(bankToken, 'paid')).toBe(
      `/returnbank?msg=credited&token=${bankToken}&orderId=${orderId}`,
    )
    expect([await balanceOf(token), order.isConfirmed]).toEqual([before + 50_000, true])
    const { card, status, reference } = await newest(token)
    expect([card, status]).toEqual([expect.stringContaining('******'), 'credited'])
    const { data: statement } = await app.call('listTransactions', { token, body: {} })
    expect(statement[0].deposit).toBe(50_000)
    expect(reference).toMatch(/^\d+$/)
  })

  it('is credited once by repeated and simultaneous callbacks, the sweeper and the owner’s question', async () => {
    const { token, before, order, bankToken } = await payer()
    order.outcome = 'paid'
    await Promise.all([
      ...Array.from({ length: 20 }, () => comeBack(bankToken, 'paid')),
      app.call('verifyPayments', { token }),
    ])
    await app.clock.moveBy(2 * minuteMs)
    await sweep()
    expect(await whereTo(bankToken, 'paid')).toContain('msg=credited')
    expect(await balanceOf(token)).toBe(before + 50_000)
  })

  it('that was declined is never credited nor confirmed, though the callbacks come out of order', async () => {
    const { token, before, order, bankToken } = await payer()
    expect(await whereTo(bankToken, 'failed')).toMatch(/msg=(?:cancelled|declined)/)
    order.outcome = 'paid'
    const confirmed = confirmations()
    expect(await whereTo(bankToken, 'paid')).not.toContain('credited')
    await app.clock.moveBy(2 * minuteMs)
    await sweep()
    expect([await balanceOf(token), confirmations(), order.isConfirmed]).toEqual([before, confirmed, false])

    const paid = await payer()
    paid.order.outcome = 'paid'
    await comeBack(paid.bankToken, 'paid')
    expect(await whereTo(paid.bankToken, 'failed')).toContain('msg=credited')
    expect(await balanceOf(paid.token)).toBe(paid.before + 50_000)
  })

  it('that a callback calls paid is not credited before the bank says so', async () => {
    const { token, before, bankToken } = await payer()
    expect(await whereTo(bankToken, 'paid')).toContain('msg=pending')
    expect(await balanceOf(token)).toBe(before)
  })

  it('of which the bank has another amount is never credited', async () => {
    const { token, before, order, bankToken } = await payer()
    Object.assign(order, { outcome: 'paid', amountRial: 10_000 })
    await comeBack(bankToken, 'paid')
    await app.clock.moveBy(31 * minuteMs)
    await sweep()
    expect((await newest(token)).status).toBe('failed')
    expect([await balanceOf(token), order.isConfirmed]).toEqual([before, false])
  })

  it('whose callback never comes is credited by the sweeper, once; one that nobody paid or that failed never', async () => {
    const [paid, left, failed] = [await payer(), await payer(), await payer()]
    paid.order.outcome = 'paid'
    failed.order.outcome = 'failed'
    await app.clock.moveBy(2 * minuteMs)
    await sweep()
    await sweep()
    expect((await newest(left.token)).status).toBe('pending')
    await app.clock.moveBy(30 * minuteMs)
    await sweep()
    const credits = [paid, left, failed].map(async ({ token, before }) => (await balanceOf(token)) - before)
    expect(await Promise.all(credits)).toEqual([50_000, 0, 0])
    expect([(await newest(left.token)).failure, (await newest(failed.token)).status]).toEqual([
      'expired',
      'failed',
    ])
  })

  it.each(['silent', 'loses', 'broken', 'babbles', 'stranger'] as const)(
    'waits while the bank %s, and is credited once when it answers again',
    async (mood) => {
      const { token, before, order, bankToken } = await payer()
      order.outcome = 'paid'
      local.feel(mood, local.paths.verify)
      expect(await whereTo(bankToken, 'paid')).toContain('msg=pending')
      await app.clock.moveBy(40 * minuteMs)
      await sweep()
      expect([(await newest(token)).status, await balanceOf(token)]).toEqual(['pending', before])
      local.feel('well')
      await sweep()
      await sweep()
      expect([(await newest(token)).status, await balanceOf(token)]).toEqual(['credited', before + 50_000])
    },
  )

  it('that fails while the bank confirms it goes back, as soon as the bank can', async () => {
    const { token, before, order, bankToken, orderId } = await payer()
    order.outcome = 'paid'
    // its time is over at that very moment, by what the bank said before he paid
    const nobodyPaid = { is: 'failed', failure: 'expired' } as const
    local.before(() => transaction(app, (tx, now) => settlePayment(tx, orderId, nobodyPaid, now)))
    expect(await whereTo(bankToken, 'paid')).not.toContain('credited')
    expect([order.isConfirmed, (await newest(token)).status]).toEqual([true, 'failed'])
    const { rows } = await app.pool.query(
      "select 1 from graphile_worker._private_jobs where key = 'reverse-payment:' || $1",
      [orderId],
    )
    expect(rows).toHaveLength(1)
    const reversing = paymentsJobs({ banks: [bank] }).find(({ name }) => name === 'reverse-payment')
    const giveBack = async () => reversing?.run(app, { id: orderId })
    local.feel('broken', local.paths.reverse)
    await expect(giveBack()).rejects.toThrow('پاسخ نمی‌دهد')
    local.feel('stranger', local.paths.reverse)
    await expect(giveBack()).rejects.toThrow('the bank is of no use')
    expect((await newest(token)).status).toBe('failed')
    local.feel('well')
    await giveBack()
    await giveBack()
    expect([order.isReversed, (await newest(token)).status]).toEqual([true, 'reversed'])
    expect(await balanceOf(token)).toBe(before)
  })

  it('does not begin when the bank refuses a token or is away, and says so', async () => {
    const { token } = await app.driverActor()
    for (const mood of ['stranger', 'babbles'] as const) {
      local.feel(mood)
      expect(await begin(token)).toMatchObject({
        statusCode: 400,
        errors: [expect.stringContaining('بانک این پرداخت را آغاز نکرد')],
      })
    }
    for (const mood of ['silent', 'broken'] as const) {
      local.feel(mood)
      expect(await begin(token)).toMatchObject({
        status: 503,
        errors: [expect.stringContaining('پاسخ نمی‌دهد')],
      })
    }
    expect((await app.call('listMyPayments', { token })).data.payments).toEqual([])
  })

  it('leaves no secret in the log', () => {
    const written = lines.join('')
    expect(written).toContain('"of":"bank"')
    for (const secret of [local.key, ...local.orders.keys()]) expect(written).not.toContain(secret)
  })
})

describe('a change of bank', () => {
  let before: LocalBank
  let now: LocalBank
  let app: TestApp
  const open = ({ gateway, key, base }: LocalBank) =>
    createBank({ gateway, key, base }, openLog('silent'), patienceMs)
  beforeAll(async () => {
    before = await openLocalZarinpal()
    now = await openLocalParsian()
    app = await openTestApp({ connections: 8, banks: [open(before)] })
  })
  afterAll(async () => {
    before.close()
    now.close()
    await app.close()
  })

  it('leaves each payment with the bank in which it was begun, and says so where that one is not set', async () => {
    const { token } = await app.driverActor()
    const { data } = await app.call('beginPayment', { token, body: { Amount: 50_000 } })
    const order = before.orders.get(data.data)
    if (!order) throw new Error('the bank knows no such order')
    order.outcome = 'paid'
    await app.clock.moveBy(2 * minuteMs)
    const sweep = (banks: Bank[]) =>
      paymentsJobs({ banks })
        .find(({ name }) => name === 'sweep-payments')
        ?.run(app, {})
    await expect(sweep([open(now)])).rejects.toThrow('payments wait for zarinpal, which is not set here')
    expect((await app.call('listMyPayments', { token })).data.payments[0].status).toBe('pending')

    await sweep([open(now), open(before)])
    expect((await app.call('listMyPayments', { token })).data.payments[0].status).toBe('credited')
    expect(now.asked).toEqual([])
    await sweep([open(now)])
  })
})
