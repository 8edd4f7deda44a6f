import { signInRefusals } from '@bargah/contract/features/auth/auth.text.ts'
import { codeSent, wrongCode } from '@bargah/contract/features/codes/codes.text.ts'
import { describe, expect, it } from 'vitest'
import { type Browser, openBrowser } from '../../../test/browser.ts'
import { next, padded } from '../../../test/plain.ts'
import { codesSentTo } from '../outbox/outbox.build.ts'
import { useTestApp } from '../../../test/app.ts'

const app = useTestApp()

const anyMobile = () => `0913${padded(next(), 7)}`
let addresses = 0
const anyBrowser = () => openBrowser(app, `10.40.${++addresses}.7`)

async function driverWith({ phoneId = null as string | null, mustChange = false } = {}) {
  const { id: driverId, mobile, nationalId } = await app.buildDriver()
  const { userId } = await app.signedIn('Driver', { driverId })
  await app.setRow('users', userId, { username: nationalId, passwordMustChange: mustChange })
  await app.setRow('drivers', driverId, { phoneId })
  return { driverId, mobile, userId }
}

const send = (mobile: string, by: Browser) => by.call('sendSignInCode', { body: { Mobile: mobile } })
const lastCode = async (mobile: string) => (await codesSentTo(app, mobile))[0] ?? ''
const enter = (mobile: string, Code: string, by: Browser, DeviceId?: string) =>
  by.call('signInByCode', { body: { Mobile: mobile, Code, DeviceId } })
async function come(mobile: string, { by = anyBrowser(), device }: { by?: Browser; device?: string } = {}) {
  expect((await send(mobile, by)).data.code).toBe(1)
  return enter(mobile, await lastCode(mobile), by, device)
}
const wrong = (code: string, by = 1) => padded((Number(code) + by) % 1_000_000, 6)
const phoneOf = async (driverId: number) => (await app.oneRow('drivers', driverId)).phoneId

describe('a driver comes in by the code of his number', () => {
  it('with it alone, in any spelling, and ends his earlier session', async () => {
    const { mobile, driverId } = await driverWith()
    const first = await come(mobile)
    expect(first.data).toMatchObject({ kind: 'signedIn', member: { role: 'Driver', clientId: driverId } })
    const by = anyBrowser()
    const persian = (text: string) => text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '')
    await send(persian(mobile.slice(1)), by)
    const { data } = await enter(persian(mobile), persian(await lastCode(mobile)), by)
    expect((await app.call('showMyTurn', { token: data.accessToken })).status).toBe(200)
    expect((await app.call('showMyTurn', { token: first.data.accessToken })).status).toBe(401)
  })

  it('once: the code is used up, and of two at one moment one comes in', async () => {
    const { mobile } = await driverWith()
    const by = anyBrowser()
    await send(mobile, by)
    const code = await lastCode(mobile)
    const two = await Promise.all([enter(mobile, code, by), enter(mobile, code, by)])
    expect(two.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await enter(mobile, code, by)).errors).toEqual([wrongCode(3)])
  })

  it('on another phone too, which is his from then on and is told of', async () => {
    const { mobile, driverId, userId } = await driverWith({ phoneId: 'first' })
    expect((await come(mobile, { device: 'second' })).statusCode).toBe(200)
    expect(await phoneOf(driverId)).toBe('second')
    expect((await app.rowsOf('notifications', { userId })).length).toBe(1)
    expect((await come(mobile)).statusCode).toBe(200)
    expect(await phoneOf(driverId), 'one that does not say who it is').toBe('second')
  })

  it('and is held back by no password that somebody else set', async () => {
    const { mobile } = await driverWith({ mustChange: true })
    const { data } = await come(mobile)
    expect(data.member.mustChangePassword).toBeUndefined()
    const { data: me } = await app.call('showMe', { token: data.accessToken })
    expect(me.member.mustChangePassword).toBeUndefined()
    expect((await app.call('showMyTurn', { token: data.accessToken })).status).toBe(200)
  })

  it('unless he is closed or waits, which only the right code tells', async () => {
    const [shut, waits] = [await driverWith(), await driverWith()]
    await app.setRow('drivers', shut.driverId, { isActive: false })
    await app.setRow('drivers', waits.driverId, { isActive: false, awaitsActivation: true })
    for (const [{ mobile }, says] of [
      [shut, signInRefusals.inactive],
      [waits, signInRefusals.awaiting_approval],
    ] as const) {
      const by = anyBrowser()
      await send(mobile, by)
      expect((await enter(mobile, wrong(await lastCode(mobile)), by)).errors).toEqual([wrongCode(2)])
      expect((await enter(mobile, await lastCode(mobile), by)).errors).toEqual([says])
    }
  })

  it('unless his number is given away, or he is closed, while he comes', async () => {
    for (const [table, change] of [
      ['drivers', { mobile: anyMobile() }],
      ['drivers', { isActive: false }],
      ['users', { isActive: false }],
    ] as const) {
      const { mobile, driverId, userId } = await driverWith()
      const by = anyBrowser()
      await send(mobile, by)
      const code = await lastCode(mobile)
      const late = await app.whileWaiting({
        first: (tx) =>
          tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute(),
        second: () => enter(mobile, code, by),
        meanwhile: (tx) =>
          tx
            .updateTable(table)
            .set(change)
            .where('id', '=', table === 'users' ? userId : driverId)
            .execute()
            .then(() => undefined),
      })
      expect(late.errors).toEqual([signInRefusals.inactive])
    }
  })
})

describe('a number that no driver has', () => {
  it('is proven for registration, without a second code', async () => {
    const mobile = anyMobile()
    const by = anyBrowser()
    expect((await come(mobile, { by })).data).toEqual({ kind: 'unknown' })
    const who = { mobile, nationalId: '3380114243', carSmartCard: '2184503' }
    const looked = await by.call('lookUpDriver', { body: who })
    expect([looked.statusCode, looked.data.reason]).toEqual([200, undefined])
  })

  it('of an account at a desk is told to come with its password: a code opens no desk', async () => {
    const company = await app.buildCompany()
    await app.signedIn('TransportationCompanyAdmin', { companyId: company.id })
    const { mobile: ofCompany } = await app.oneRow('companies', company.id)
    const ofAdmin = anyMobile()
    const { userId } = await app.signedIn('Admin')
    await app.setRow('users', userId, { mobile: ofAdmin })
    const ofHall = anyMobile()
    const staff = await app.signedIn('AdminSupport')
    // a name that looks like a number is no number
    await app.setRow('users', staff.userId, { username: ofHall, mobile: ofHall })
    for (const mobile of [ofCompany ?? '', ofAdmin, ofHall])
      expect((await come(mobile)).data).toEqual({ kind: 'password' })
  })
})

describe('a code for signing in', () => {
  it('is sent with the same words whoever the number belongs to, and a wrong one is refused alike', async () => {
    const { mobile } = await driverWith()
    const [one, other] = [anyBrowser(), anyBrowser()]
    const nobodys = anyMobile()
    const [known, unknown] = [await send(mobile, one), await send(nobodys, other)]
    expect(known.data).toEqual(unknown.data)
    expect(known.data).toMatchObject({ code: 1, message: codeSent, data: { validMs: 120_000, sendsLeft: 2 } })
    const refused = await enter(mobile, wrong(await lastCode(mobile)), one)
    expect(refused.data).toMatchObject({ code: -1, guessesLeft: 2 })
    expect((await enter(nobodys, wrong(await lastCode(nobodys)), other)).data).toEqual(refused.data)
  })

  it('has three guesses, at one moment too, and another has its own', async () => {
    const { mobile } = await driverWith()
    const by = anyBrowser()
    await send(mobile, by)
    const code = await lastCode(mobile)
    const guesses = [1, 2, 3, 4, 5, 6].map((at) => enter(mobile, wrong(code, at), by))
    const left = (await Promise.all(guesses)).map(({ data }) => Number(data.guessesLeft))
    expect(left.filter((n) => n > 0).length).toBeLessThanOrEqual(2)
    expect((await enter(mobile, code, by)).errors).toEqual([wrongCode(0)])
    expect((await come(mobile, { by })).statusCode).toBe(200)
  })

  it('belongs to whoever asked for it, for two minutes, and is of no other purpose', async () => {
    const { mobile } = await driverWith()
    const [his, strangers] = [anyBrowser(), anyBrowser()]
    await send(mobile, his)
    const code = await lastCode(mobile)
    expect((await enter(mobile, code, strangers)).errors).toEqual([wrongCode(3)])
    expect((await his.call('checkCode', { body: { mobile, code } })).data.code).toBe(-1)
    await app.clock.moveBy(2 * 60_000)
    expect((await enter(mobile, code, his)).errors).toEqual([wrongCode(3)])
    await his.call('sendCode', { body: { mobile } })
    expect((await enter(mobile, await lastCode(mobile), his)).errors).toEqual([wrongCode(3)])
  })

  it('is paid for by who asks, and shares what may be sent with codes of every purpose', async () => {
    const { mobile } = await driverWith()
    const his = anyBrowser()
    expect((await come(mobile, { by: his })).statusCode).toBe(200)
    const attack = Array.from({ length: 30 }, (_, at) =>
      (at % 2 === 0 ? send(mobile, anyBrowser()) : anyBrowser().call('sendCode', { body: { mobile } })).then(
        ({ status }) => status,
      ),
    )
    expect((await Promise.all(attack)).filter((status) => status === 200).length).toBeLessThanOrEqual(19)
    expect((await send(mobile, anyBrowser())).status).toBe(429)
    // his own phone is known, and pays for itself
    expect((await come(mobile, { by: his })).statusCode).toBe(200)
  })
})
