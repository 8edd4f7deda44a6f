import { wrongCode } from '@bargah/contract/features/codes/codes.text.ts'
import { codeNeeded, phoneTaken } from '@bargah/contract/features/auth/auth.text.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { padded } from '../../../test/plain.ts'
import { addRow, oneRow, setRow } from '../../../test/rows.ts'
import { buildDriver } from '../drivers/drivers.build.ts'
import { codesSentTo } from '../outbox/outbox.build.ts'
import { quickHash } from './auth.build.ts'

let app: TestApp
let demo: TestApp
let passwordHash: string
beforeAll(async () => {
  ;[app, demo] = await Promise.all([openTestApp(), openTestApp({ isDemo: true, isDemoMeant: true })])
  passwordHash = await quickHash(password)
})
afterAll(() => Promise.all([app.close(), demo.close()]))

const password = 'Bargah@1405'
async function driverIn(where: TestApp, phoneId: string | null = null) {
  const { id: driverId, nationalId: username, mobile } = await buildDriver(where.db)
  const user = {
    username,
    passwordHash,
    role: 'Driver',
    fullName: 'راننده',
    driverId,
    createdAt: new Date(),
  } as const
  await addRow(where.db, 'users', user)
  await setRow(where.db, 'drivers', driverId, { phoneId })
  return { driverId, username, mobile }
}
type Given = { DeviceId?: string; Code?: string; Password?: string }
const signIn = (Username: string, given: Given = {}, where = app) =>
  where.call('signIn', { body: { Username, Password: password, Role: 'Driver', ...given } })
const phoneOf = async (driverId: number, where = app) => (await oneRow(where.db, 'drivers', driverId)).phoneId
const codeOf = async (mobile: string) => (await codesSentTo(app, mobile))[0] ?? ''
const other = (code: string) => padded((Number(code) + 1) % 1_000_000, 6)

describe('the phone of a driver', () => {
  it('is the first that he signs in on, and lets him in from then on', async () => {
    const { driverId, username, mobile } = await driverIn(app)
    expect((await signIn(username, { DeviceId: 'first' })).statusCode).toBe(200)
    expect(await phoneOf(driverId)).toBe('first')
    expect((await signIn(username, { DeviceId: 'first' })).statusCode).toBe(200)
    expect(await codesSentTo(app, mobile)).toEqual([])
  })

  it('is none that does not say who it is', async () => {
    const { driverId, username } = await driverIn(app)
    for (const DeviceId of [undefined, 'unknown-device'])
      expect((await signIn(username, { DeviceId })).statusCode).toBe(200)
    expect(await phoneOf(driverId)).toBeNull()
  })

  it('is not bound in the demo world, unless he registered with it', async () => {
    const free = await driverIn(demo)
    for (const DeviceId of ['one', 'two'])
      expect((await signIn(free.username, { DeviceId }, demo)).statusCode).toBe(200)
    expect(await phoneOf(free.driverId, demo)).toBeNull()
    const bound = await driverIn(demo, 'one')
    expect((await signIn(bound.username, { DeviceId: 'two' }, demo)).data.needsCode).toBe(true)
  })
})

describe('another phone', () => {
  it('asks for a code, says to programs what it asks for, and is his by it', async () => {
    const { driverId, username, mobile } = await driverIn(app, 'first')
    const asked = await signIn(username, { DeviceId: 'second' })
    expect([asked.status, asked.statusCode, asked.errors]).toEqual([200, 400, [codeNeeded]])
    expect(asked.data).toMatchObject({
      code: -1,
      reason: 'code_needed',
      needsCode: true,
      validMs: 120_000,
      sendsLeft: 2,
    })
    const lines = await app.rowsOf('auditLog', { endpoint: 'signIn' }, 'id')
    expect(lines.at(-1)).toMatchObject({ outcome: 'refused', reason: codeNeeded })
    expect(lines.filter(({ requestId }) => requestId === lines.at(-1)?.requestId)).toHaveLength(1)
    expect(asked.data.mobile).toBe(`${mobile.slice(0, 4)}***${mobile.slice(-4)}`)
    expect(await phoneOf(driverId)).toBe('first')

    const Code = await codeOf(mobile)
    const { data } = await signIn(username, { DeviceId: 'second', Code })
    expect((await app.call('showMyTurn', { token: data.accessToken })).status).toBe(200)
    expect(await phoneOf(driverId)).toBe('second')
    expect((await signIn(username, { DeviceId: 'first' })).data.needsCode).toBe(true)
  })

  it('that does not say who it is comes in by a code and is not kept', async () => {
    const { driverId, username, mobile } = await driverIn(app, 'first')
    expect((await signIn(username)).data.needsCode).toBe(true)
    expect((await signIn(username, { Code: await codeOf(mobile) })).statusCode).toBe(200)
    expect(await phoneOf(driverId)).toBe('first')
  })

  it('is not let in by a wrong code, a used one or one of another purpose', async () => {
    const { username, mobile } = await driverIn(app, 'first')
    const come = (Code: string) => signIn(username, { DeviceId: 'second', Code })
    await app.call('sendCode', { body: { mobile } })
    expect((await come(await codeOf(mobile))).errors[0]).toContain('کد درست نیست')
    await signIn(username, { DeviceId: 'second' })
    const code = await codeOf(mobile)
    expect((await come(other(code))).errors[0]).toContain('کد درست نیست')
    expect((await come(code)).statusCode).toBe(200)
    expect((await signIn(username, { DeviceId: 'third', Code: code })).errors[0]).toContain('کد درست نیست')
  })

  it('is told nothing, and no code is sent, when the password is wrong', async () => {
    const { username, mobile } = await driverIn(app, 'first')
    const wrong = await signIn(username, { DeviceId: 'second', Password: 'not the password' })
    expect(wrong.data.needsCode).toBeUndefined()
    const guess = await signIn(username, { DeviceId: 'second', Password: 'not the password', Code: '123456' })
    expect(guess.errors).toEqual(wrong.errors)
    expect(await codesSentTo(app, mobile)).toEqual([])
  })

  it('guesses five times, at one moment too, and asks for three codes', async () => {
    const { username, mobile } = await driverIn(app, 'first')
    const asked = await Promise.all(Array.from({ length: 5 }, () => signIn(username, { DeviceId: 'second' })))
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(3)
    const code = await codeOf(mobile)
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => signIn(username, { DeviceId: 'second', Code: other(code) })),
    )
    expect(guesses.filter(({ errors }) => errors[0] === wrongCode(0)).length).toBeGreaterThanOrEqual(7)
    expect((await signIn(username, { DeviceId: 'second', Code: code })).errors).toEqual([wrongCode(0)])
  })

  it('is his when two come at one moment, for one of them', async () => {
    const { driverId, username } = await driverIn(app)
    const late = await app.whileWaiting({
      first: (tx) => setRow(tx, 'drivers', driverId, { phoneId: 'first' }),
      second: () => signIn(username, { DeviceId: 'second' }),
      meanwhile: async () => {},
    })
    expect([late.errors, late.data.reason]).toEqual([[phoneTaken], 'phone_taken'])
    expect(await phoneOf(driverId)).toBe('first')
  })
})
