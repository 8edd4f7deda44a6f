import { hourMs } from '@bargah/contract/kernel/durations.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { openBrowser } from '../../../test/browser.ts'
import { next, padded } from '../../../test/plain.ts'
import { payerOf } from '../../kernel/payer.ts'
import { quickHash } from '../auth/auth.build.ts'
import { smsTries } from './sms-budget.ts'

const mostAnHour = 100
const app = useTestApp({ smsBudget: { mostAnHour } })
const password = 'Bargah@1405'
let passwordHash: string
beforeAll(async () => {
  passwordHash = await quickHash(password)
})

const anyMobile = () => `0914${padded(next(), 7)}`
let networks = 0
/** Somebody whom nobody has seen, from a network of his own. */
const stranger = () => openBrowser(app, `10.${++networks}.0.1`)
const sendCode = (mobile: string, by = stranger()) => by.call('sendCode', { body: { mobile } })
const forget = (mobile: string, by = stranger()) => by.call('forgetPassword', { query: { mobile } })
const done = (answers: { status: number }[]) => answers.filter(({ status }) => status === 200).length
/** A driver on record, and a browser that signed in as him. */
async function driverAtHome() {
  const { id: driverId, nationalId: username, mobile } = await app.buildDriver()
  const user = { username, passwordHash, role: 'Driver', fullName: 'راننده', createdAt: new Date() } as const
  await app.addRow('users', { ...user, driverId })
  await app.setRow('drivers', driverId, { phoneId: 'first' })
  const browser = stranger()
  const body = { Username: username, Password: password, Role: 'Driver', DeviceId: 'first' }
  expect((await browser.call('signIn', { body })).statusCode).toBe(200)
  return { username, mobile, browser }
}

describe('messages that strangers have sent', () => {
  it('are of one address two in a hundredth of the hour’s, of its network four times that', async () => {
    const one = stranger()
    expect(
      [await sendCode(anyMobile(), one), await forget(anyMobile(), one)].map(({ status }) => status),
    ).toEqual([200, 200])
    expect((await sendCode(anyMobile(), one)).message).toContain('اکنون پیامک بسیاری فرستاده می‌شود')
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, host) =>
        sendCode(anyMobile(), openBrowser(app, `2001:db8:5:${host}::1`)),
      ),
    )
    expect(done(answers)).toBe(8)
  })

  it('to one number are five a day of one who asks, and whoever it belongs to has his own', async () => {
    const { mobile, username, browser } = await driverAtHome()
    const one = stranger()
    let sent = 0
    for (let hour = 0; hour < 5; hour += 1) {
      sent += done([await sendCode(mobile, one), await sendCode(mobile, one)])
      await app.clock.moveBy(hourMs)
    }
    expect(sent).toBe(5)
    expect((await sendCode(mobile, one)).message).toContain('به این شماره پیامک زیادی')
    expect((await sendCode(mobile, browser)).status).toBe(200)
    expect((await forget(mobile, browser)).status).toBe(200)
    const body = { Username: username, Password: password, Role: 'Driver', DeviceId: 'second' }
    expect((await stranger().call('signIn', { body })).data.needsCode).toBe(true)
  })

  it('leave a part of the hour’s to devices that are known and accounts whose password was right', async () => {
    const { mobile, username, browser } = await driverAtHome()
    await app.clock.moveBy(hourMs)
    const codes = await Promise.all(Array.from({ length: 70 }, () => sendCode(anyMobile())))
    expect(done(codes)).toBe(mostAnHour / 2)
    const refused = codes.find(({ status }) => status === 429)
    expect(refused?.message).toContain('اکنون پیامک بسیاری فرستاده می‌شود')
    const passwords = await Promise.all(Array.from({ length: 40 }, () => forget(anyMobile())))
    expect(done(passwords)).toBe(mostAnHour / 4)
    expect((await sendCode(mobile, browser)).status).toBe(200)
    expect((await forget(mobile, browser)).status).toBe(200)
    const body = { Username: username, Password: password, Role: 'Driver', DeviceId: 'third' }
    expect((await stranger().call('signIn', { body })).data.needsCode).toBe(true)
    await app.clock.moveBy(hourMs)
    expect((await sendCode(anyMobile())).status).toBe(200)
  })
})

describe('what a message costs', () => {
  const asked = { to: '09120000001', kind: 'code' } as const
  const costs = (payer: Parameters<typeof smsTries>[1]['payer'], most = mostAnHour) =>
    smsTries({ mostAnHour: most }, { ...asked, payer }).map(({ what, most: upTo }) => [what, upTo])
  it('is his who owns the number, and one of all', () => {
    for (const given of [
      { knownMark: 'mark', account: null },
      { knownMark: null, account: 7 },
    ])
      expect(costs(payerOf({ ...given, address: '10.0.0.1' }))).toEqual([
        ['sms to a number', 20],
        ['sms in all', 100],
      ])
  })
  it('is the stranger’s, his network’s, that of all strangers to the number, and one of the strangers’ part', () => {
    const stranger = payerOf({ knownMark: null, account: null, address: '10.0.0.1' })
    expect(costs(stranger)).toEqual([
      ['sms to a number', 5],
      ['sms to a number', 20],
      ['sms of an hour', 2],
      ['sms of an hour', 8],
      ['codes of strangers to a number', 20],
      ['sms of strangers code', 50],
      ['sms in all', 100],
    ])
    // of the smallest budget there is one for everybody
    expect(Math.min(...costs(stranger, 1).map(([, most]) => Number(most)))).toBe(1)
  })
})
