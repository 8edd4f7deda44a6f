import { setTimeout } from 'node:timers/promises'
import { signInRefusals } from '@bargah/contract/features/auth/auth.text.ts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { buildDriver } from '../drivers/drivers.build.ts'
import { quickHash } from './auth.build.ts'
import type { Tx } from '../../kernel/database.ts'
import { openSession } from './auth.store.ts'
import { newToken } from '../../kernel/tokens.ts'

const app = useTestApp()

const password = 'Bargah@1405'
async function driverWithPassword(given: Parameters<typeof buildDriver>[1] = {}) {
  const driver = await app.buildDriver(given)
  await app.addRow('users', {
    username: driver.nationalId,
    passwordHash: await quickHash(password),
    role: 'Driver',
    fullName: 'راننده',
    driverId: driver.id,
    createdAt: new Date(),
  })
  return driver
}
const signIn = (Username: string, given: { Password?: string; Role?: string } = {}) =>
  app.call('signIn', {
    body: { Username, Password: given.Password ?? password, Role: given.Role ?? 'Driver' },
  })

describe('signing in', () => {
  it('leaves a driver one session, also when two phones sign in at one moment', async () => {
    const driver = await driverWithPassword()
    const { id: userId } = await app.oneRow('users', { driverId: driver.id })
    const open = (tx: Tx) =>
      openSession(
        tx,
        {
          tokenHash: newToken().tokenHash,
          userId,
          deviceId: 'phone',
          browser: null,
          system: null,
          passwordAt: new Date(),
          factorAt: null,
          at: new Date(),
        },
        true,
      )
    let second: Promise<unknown> = Promise.resolve()
    await app.db.transaction().execute(async (tx) => {
      await open(tx)
      second = app.db.transaction().execute(open)
      await Promise.race([second, setTimeout(200)])
    })
    await second
    const living = app.db.selectFrom('sessions').where('userId', '=', userId).where('endedAt', 'is', null)
    expect(await living.select('id').execute()).toHaveLength(1)
  })

  it('gives a token that works each time, also under one idempotency key, and keeps nothing of the password', async () => {
    const driver = await driverWithPassword()
    const body = { Username: driver.nationalId, Password: password, Role: 'Driver' }
    const headers = { 'idempotency-key': 'sign-in-once-more' }
    await app.call('signIn', { body, headers })
    const { data } = await app.call('signIn', { body, headers })
    expect((await app.call('showMyTurn', { token: data.accessToken })).status).toBe(200)
    expect(await app.rowsOf('idempotencyKeys', {})).toEqual([])
  })

  it('gives a driver a token that works, by national id or mobile, in any digits', async () => {
    const driver = await driverWithPassword()
    const byMobile = await signIn(driver.mobile)
    const persian = driver.nationalId.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '')
    const byId = await signIn(persian, { Role: 'driver' })
    expect(byMobile.statusCode).toBe(200)
    expect(byId.data.member).toMatchObject({
      role: 'Driver',
      clientId: driver.id,
      username: driver.nationalId,
    })
    const balance = await app.call('showMyBalance', { token: byId.data.accessToken })
    expect(balance.data.availableBalance).toBe(1_000_000)
  })

  it('needs no door: the account says which it is, and what is wrong speaks of none', async () => {
    const driver = await driverWithPassword()
    const admin = await app.signedIn('Admin')
    const username = `chief_${driver.id}`
    await app.setRow('users', admin.userId, { passwordHash: await quickHash(password), username })
    const roles = []
    for (const Username of [driver.nationalId, username]) {
      const { data } = await app.call('signIn', { body: { Username, Password: password } })
      roles.push(data.member.role)
      const wrong = await app.call('signIn', { body: { Username, Password: 'wrong-one' } })
      expect(wrong.errors).toEqual([signInRefusals.wrong])
    }
    expect(roles).toEqual(['Driver', 'Admin'])
    const nobody = await app.call('signIn', { body: { Username: 'nobody', Password: password } })
    expect(nobody.errors).toEqual([signInRefusals.wrong])
  })

  it('ends the driver’s earlier session: he has one at a time', async () => {
    const driver = await driverWithPassword()
    const first = await signIn(driver.nationalId)
    await signIn(driver.nationalId)
    const answer = await app.call('showMyBalance', { token: first.data.accessToken })
    expect(answer.status).toBe(401)
    expect(answer.message).toContain('دستگاه دیگری وارد شده‌اند')
  })

  it('ends the session at once on signing out', async () => {
    const driver = await driverWithPassword()
    const { data } = await signIn(driver.nationalId)
    const headers = { 'idempotency-key': 'sign-out-once' }
    expect((await app.call('signOut', { token: data.accessToken, headers })).data.code).toBe(1)
    expect((await app.call('showMyBalance', { token: data.accessToken })).status).toBe(401)
  })

  it.each([
    ['a wrong password', { Password: 'wrong-one' }],
    ['the wrong door', { Role: 'Support' }],
  ])('refuses %s without saying which part was wrong', async (_what, given) => {
    const driver = await driverWithPassword()
    const answer = await signIn(driver.nationalId, given)
    expect(answer.status).toBe(200)
    expect(answer.statusCode).toBe(400)
    expect(answer.errors).toEqual(['نام کاربری، گذرواژه یا نقش درست نیست.'])
  })

  it('keeps out a company that has been closed, and ends its sessions', async () => {
    const company = await app.buildCompany()
    const member = await app.signedIn('TransportationCompanyMember', { companyId: company.id })
    await app.setRow('users', member.userId, {
      passwordHash: await quickHash(password),
      username: `TC${company.nationalId}`,
    })
    expect((await app.call('showMyBalance', { token: member.token })).status).toBe(200)
    await app.setRow('companies', company.id, { isActive: false })
    expect((await app.call('showMyBalance', { token: member.token })).status).toBe(401)
    const answer = await signIn(`TC${company.nationalId}`, { Role: 'Company' })
    expect(answer.errors).toEqual(['این حساب غیرفعال است؛ با پشتیبانی تماس بگیرید.'])
  })

  it('keeps out a main office that has been closed, also those signed in', async () => {
    const office = await app.addRow('mainOffices', {
      name: 'دفتر آزمون',
      nationalId: '10380000009',
      createdAt: new Date(),
    })
    const { token, userId } = await app.signedIn('AgentMain', { mainOfficeId: office.id })
    await app.setRow('users', userId, {
      passwordHash: await quickHash(password),
      username: 'AM10380000009',
    })
    expect((await app.call('showMe', { token })).status).toBe(200)
    expect((await signIn('AM10380000009', { Role: 'Support' })).statusCode).toBe(200)
    await app.setRow('mainOffices', office.id, { isActive: false })
    expect((await app.call('showMe', { token })).status).toBe(401)
    const answer = await signIn('AM10380000009', { Role: 'Support' })
    expect(answer.errors).toEqual(['این حساب غیرفعال است؛ با پشتیبانی تماس بگیرید.'])
  })

  it('tells a company that waits for approval so', async () => {
    const company = await app.buildCompany({ isAccepted: false })
    await app.addRow('users', {
      username: `TC${company.nationalId}`,
      passwordHash: await quickHash(password),
      role: 'TransportationCompanyAdmin',
      fullName: 'شرکت',
      companyId: company.id,
      createdAt: new Date(),
    })
    const answer = await signIn(`tc${company.nationalId}`, { Role: 'Company' })
    expect(answer.errors).toEqual(['حساب شما در انتظار تأیید است.'])
  })

  it('lists every missing field in one reply', async () => {
    // @ts-expect-error the point is what happens without them
    const answer = await app.call('signIn', { body: {} })
    expect(answer.status).toBe(400)
    expect(answer.errors).toEqual(['نام کاربری را وارد کنید.', 'گذرواژه را وارد کنید.'])
  })
})
