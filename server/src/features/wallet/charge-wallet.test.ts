import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'

const app = useTestApp()
let token: string
beforeAll(async () => {
  token = (await app.adminActor()).token
})
afterAll(async () => {
  await app.expectBalancedLedger()
})

type Owner = { DriverId?: number; TransportationCompanyId?: number }
const charge = (
  call: 'addCharge' | 'deductCharge',
  owner: Owner,
  Amount: number,
  more: { Description?: string; key?: string } = {},
) =>
  app.call(call, {
    token,
    body: { ...owner, Amount, Description: more.Description ?? 'اصلاح حساب' },
    headers: more.key ? { 'idempotency-key': more.key } : {},
  })
const balanceOf = async (query: Owner) =>
  (await app.call('showBalanceOf', { token, query })).data.availableBalance as number
const company = async (balanceRial = 0) => ({
  TransportationCompanyId: (await app.buildCompany({ balanceRial })).id,
})

describe('a wallet', () => {
  it('of a company is charged and taken from, told, and its statement says both', async () => {
    const owner = await company()
    const { token: own } = await app.signedIn('TransportationCompanyAdmin', {
      companyId: owner.TransportationCompanyId,
    })
    expect((await charge('addCharge', owner, 50_000)).message).toBe('۵۰٬۰۰۰ ریال به کیف پول افزوده شد.')
    expect((await charge('deductCharge', owner, 20_000, { Description: 'جریمه' })).message).toBe(
      '۲۰٬۰۰۰ ریال از کیف پول کم شد.',
    )
    expect(await balanceOf(owner)).toBe(30_000)
    for (const [who, body] of [
      [token, owner],
      [own, {}],
    ] as const) {
      const { data, total } = await app.call('listTransactions', { token: who, body })
      expect([total, data[0], data[1]]).toMatchObject([
        2,
        {
          accountType: 'برداشت پشتیبانی',
          deposit: 0,
          withdraw: 20_000,
          availableBalance: 30_000,
          description: 'جریمه',
        },
        { accountType: 'افزایش موجودی', deposit: 50_000, withdraw: 0, availableBalance: 50_000 },
      ])
    }
    const notices = JSON.stringify((await app.call('listNotifications', { token: own })).data)
    expect(notices).toContain('از کیف پول شما کم شد')
    expect(notices).toContain('/AccountReport')
  })

  it('of a driver likewise, though it was never used', async () => {
    const { id: driverId, token: own } = await app.driverActor()
    const before = await balanceOf({ DriverId: driverId })
    expect((await charge('addCharge', { DriverId: driverId }, 10_000)).statusCode).toBe(200)
    expect(await balanceOf({ DriverId: driverId })).toBe(before + 10_000)
    const { data } = await app.call('listTransactions', { token: own, body: {} })
    expect(data[0]).toMatchObject({ deposit: 10_000, description: 'اصلاح حساب' })
    const notices = JSON.stringify((await app.call('listNotifications', { token: own })).data)
    expect(notices).toContain('۱٬۰۰۰ تومان به کیف پول شما افزود')
  })

  it('is never taken below zero, also by two at once', async () => {
    const owner = await company(50_000)
    expect((await charge('deductCharge', owner, 50_010)).message).toContain('بیش از موجودی نمی‌توان کم کرد')
    const both = await Promise.all([1, 2].map(() => charge('deductCharge', owner, 30_000)))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
    expect(await balanceOf(owner)).toBe(20_000)
    // all of it may go
    expect((await charge('deductCharge', owner, 20_000)).statusCode).toBe(200)
    expect(await balanceOf(owner)).toBe(0)
    expect((await charge('deductCharge', owner, 10_000)).statusCode).toBe(400)
  })

  it('is charged once under one key', async () => {
    const owner = await company()
    for (const _ of [1, 2]) await charge('addCharge', owner, 10_000, { key: 'charged-once' })
    expect(await balanceOf(owner)).toBe(10_000)
  })

  it('asks for at least 10,000 rials, a description, and one owner', async () => {
    const owner = await company()
    expect((await charge('addCharge', owner, 9_999)).errors).toEqual(['مبلغ نباید کمتر از ۱۰٬۰۰۰ ریال باشد.'])
    expect((await charge('addCharge', owner, 10_000, { Description: ' ' })).errors).toEqual([
      'شرح را بنویسید.',
    ])
    expect((await charge('addCharge', {}, 10_000)).errors).toEqual(['راننده یا شرکت را مشخص کنید.'])
    expect((await charge('addCharge', { ...owner, DriverId: 1 }, 10_000)).errors).toEqual([
      'راننده یا شرکت، تنها یکی را مشخص کنید.',
    ])
    expect((await charge('addCharge', { DriverId: 999_999 }, 10_000)).status).toBe(404)
  })

  it('is one’s own whatever one names', async () => {
    const other = await company(70_000)
    const { token: own } = await app.driverActor()
    const { data } = await app.call('listTransactions', { token: own, body: other })
    expect(data.map(({ deposit }: { deposit: number }) => deposit)).not.toContain(70_000)
  })
})
