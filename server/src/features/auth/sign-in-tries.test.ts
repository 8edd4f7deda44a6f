import { hourMs } from '@bargah/contract/kernel/durations.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { quickHash } from './auth.build.ts'

const app = useTestApp()
let passwordHash: string
beforeAll(async () => {
  passwordHash = await quickHash(password)
})

const password = 'Bargah@1405'
const wrong = 'گذرواژه نیست'
const unknown = 'نام کاربری، گذرواژه یا نقش درست نیست.'

async function driverWithPassword() {
  const driver = await app.buildDriver()
  const account = { username: driver.nationalId, passwordHash, fullName: 'راننده', createdAt: new Date() }
  await app.addRow('users', { ...account, role: 'Driver', driverId: driver.id })
  return driver
}

type How = { Password?: string; from?: string; cookie?: string }
const signIn = (Username: string, { Password = password, from, cookie }: How = {}) =>
  app.call('signIn', {
    body: { Username, Password, Role: 'Driver' },
    headers: cookie ? { cookie } : {},
    from,
  })
const cookieIn = (reply: { headers: Record<string, unknown> }) =>
  String(reply.headers['set-cookie']).split(';')[0] ?? ''
const knownDevice = async (name: string) => cookieIn(await signIn(name, { from: '10.9.9.9' }))
const anAddress = (n: number) => `10.0.${n >> 8}.${n & 255}`
/** A few at one moment: who waits too long at the gate is refused for that. */
async function inParts<T, R>(all: T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (let at = 0; at < all.length; at += 10)
    done.push(...(await Promise.all(all.slice(at, at + 10).map(work))))
  return done
}
/** Strangers try until the account looks at nothing more from where they are. */
async function hammer(name: string, addresses: string[]) {
  for (const from of addresses)
    await Promise.all(Array.from({ length: 6 }, () => signIn(name, { Password: wrong, from })))
}

describe('guessing a password', () => {
  it('is five tries of three hundred at one moment, and the right one after them is not looked at', async () => {
    const { nationalId } = await driverWithPassword()
    const guesses = Array.from({ length: 300 }, () => signIn(nationalId, { Password: wrong }))
    const answers = await Promise.all([...guesses, signIn(nationalId)])
    const tried = answers.filter(({ status }) => status === 200)
    expect(tried.map(({ message }) => message)).toEqual(Array(5).fill(unknown))
    const [refused] = answers.slice(-1)
    expect(refused?.status).toBe(429)
    expect(refused?.message).toMatch(
      /^گذرواژهٔ نادرست زیاد وارد شده است؛ [۰-۹]+ ثانیهٔ دیگر دوباره تلاش کنید.$/,
    )
    expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(30)
  })

  it('waits twice as long each time, and a refused try does not lengthen it', async () => {
    const { nationalId } = await driverWithPassword()
    for (let i = 0; i < 5; i++) await signIn(nationalId, { Password: wrong })
    for (const waitS of [30, 60, 120]) {
      expect((await signIn(nationalId)).status).toBe(429)
      await app.clock.moveBy(waitS * 1000)
      expect((await signIn(nationalId, { Password: wrong })).message).toBe(unknown)
    }
    await app.clock.moveBy(240_000)
    expect((await signIn(nationalId)).statusCode).toBe(200)
  })

  it('from many addresses of one network is eight first tries, and thirty an hour with all others', async () => {
    const { nationalId } = await driverWithPassword()
    const guesses = Array.from({ length: 42 }, (_, n) => `10.0.0.${n}`)
    const answers = await inParts(guesses, (from) => signIn(nationalId, { Password: wrong, from }))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(8 + 30)
    const refused = await signIn(nationalId, { from: '10.0.0.70' })
    expect([refused.status, refused.message]).toEqual([429, expect.stringContaining('از شبکهٔ دیگری')])
    await app.clock.moveBy(hourMs)
    expect((await signIn(nationalId, { from: '10.0.0.70' })).statusCode).toBe(200)
  })

  it('from many networks is two first tries of each, thirty an hour together, and keeps nobody out', async () => {
    const { nationalId } = await driverWithPassword()
    const guesses = Array.from({ length: 60 }, (_, n) => `10.${n % 12}.0.1`)
    const answers = await inParts(guesses, (from) => signIn(nationalId, { Password: wrong, from }))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2 * 12 + 30)
    expect((await signIn(nationalId, { from: '10.99.1.1' })).statusCode).toBe(200)
    // nor who mistypes once
    expect((await signIn(nationalId, { from: '10.99.2.1', Password: wrong })).message).toBe(unknown)
    expect((await signIn(nationalId, { from: '10.99.2.1' })).statusCode).toBe(200)
  })

  it('counts the addresses of one IPv6 network as one', async () => {
    const { nationalId } = await driverWithPassword()
    const answers: number[] = []
    for (let n = 1; n <= 6; n++)
      answers.push((await signIn(nationalId, { Password: wrong, from: `2001:db8:1:2::${n}` })).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
    expect((await signIn(nationalId, { from: '2001:db8:1:3::1' })).statusCode).toBe(200)
  })

  it('goes on counting when a right password came between: it gives back its own try alone', async () => {
    const { nationalId } = await driverWithPassword()
    for (let i = 0; i < 4; i++) await signIn(nationalId, { Password: wrong })
    for (let i = 0; i < 3; i++) expect((await signIn(nationalId)).statusCode).toBe(200)
    expect((await signIn(nationalId, { Password: wrong })).message).toBe(unknown)
    expect((await signIn(nationalId)).status).toBe(429)
  })

  it('of an account by its two names is one count, and no answer tells that they are one', async () => {
    const [driver, other] = [await driverWithPassword(), await driverWithPassword()]
    const answersTo = async (name: string) => {
      for (let i = 0; i < 5; i++) await signIn(driver.nationalId, { Password: wrong })
      const first = await signIn(name)
      const rest = []
      for (let i = 0; i < 5; i++) rest.push(await signIn(name, { Password: wrong }))
      return [first, ...rest].map(({ status, message }) => [status, message.slice(0, 20)])
    }
    const ofMine = await answersTo(driver.mobile)
    await app.clock.moveBy(25 * hourMs)
    // a name that nobody has is answered alike
    expect(await answersTo('09120000001')).toEqual(ofMine)
    expect((await signIn(other.mobile)).statusCode).toBe(200)
  })

  it('of a name that nobody has is slowed down alike', async () => {
    const answers: number[] = []
    for (let i = 0; i < 6; i++) answers.push((await signIn('nobody', { Password: wrong })).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('who hammers at an account', () => {
  it('keeps out neither a device that signed in before nor a session that lives', async () => {
    const { hall } = await app.hallWithCompany({ reservationLimitMinutes: 0 })
    const driver = await driverWithPassword()
    const cookie = await knownDevice(driver.nationalId)
    const turn = await app.buildTurn(hall.id, driver)
    const cargo = await app.buildCargo({ hallId: hall.id })
    const wifi = '10.5.5.5'
    await hammer(driver.nationalId, [wifi, ...Array.from({ length: 8 }, (_, n) => anAddress(n))])
    expect((await signIn(driver.nationalId, { from: wifi })).status).toBe(429)

    const { data, statusCode } = await signIn(driver.nationalId, { from: wifi, cookie })
    expect(statusCode).toBe(200)
    await hammer(driver.nationalId, [wifi])
    const chosen = await app.call('addPriority', {
      token: data.accessToken,
      from: wifi,
      body: { DriverTurnId: turn.id, CargoId: cargo.id },
    })
    expect(chosen.statusCode).toBe(200)
  })

  it('from a known device is slowed down by that device’s own tries', async () => {
    const { nationalId } = await driverWithPassword()
    const [mine, lost] = [await knownDevice(nationalId), await knownDevice(nationalId)]
    const answers: number[] = []
    for (let i = 0; i < 6; i++)
      answers.push((await signIn(nationalId, { Password: wrong, cookie: lost })).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
    expect((await signIn(nationalId, { cookie: mine })).statusCode).toBe(200)
  })

  it('is a stranger with another account’s device, with one made up, and with none', async () => {
    const [driver, other] = [await driverWithPassword(), await driverWithPassword()]
    const cookie = await knownDevice(driver.nationalId)
    await hammer(
      driver.nationalId,
      Array.from({ length: 8 }, (_, n) => anAddress(n)),
    )
    const madeUp = cookie.replace(/device=...../, 'device=AAAAA')
    for (const shown of [await knownDevice(other.nationalId), madeUp, `${cookie}x`, ''])
      expect((await signIn(driver.nationalId, { cookie: shown, from: anAddress(0) })).status).toBe(429)
    expect((await signIn(driver.nationalId, { cookie, from: anAddress(0) })).statusCode).toBe(200)
  })

  it('makes no end of known devices, also with the password', async () => {
    const { nationalId } = await driverWithPassword()
    const given: string[] = []
    for (let i = 0; i < 12; i++) given.push(await knownDevice(nationalId))
    expect(given.filter((cookie) => cookie.startsWith('__Host-device='))).toHaveLength(10)
  })
})

it('a device keeps its mark in a cookie that no script reads, and one mark for all its accounts', async () => {
  const [driver, other] = [await driverWithPassword(), await driverWithPassword()]
  const first = await signIn(driver.nationalId)
  expect(first.headers['set-cookie']).toMatch(
    /^__Host-device=[\w-]{32}\.h1\.1\.[\w-]{43}; Path=\/; Max-Age=34560000; Secure; HttpOnly; SameSite=Strict$/,
  )
  const cookie = cookieIn(first)
  expect(cookieIn(await signIn(other.nationalId, { cookie }))).toBe(cookie)
  expect((await signIn(driver.nationalId, { Password: wrong, cookie })).headers['set-cookie']).toBeUndefined()
})
