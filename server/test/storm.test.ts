// @module-tag long
import type { LoginDoor, Role } from '@bargah/contract/kernel/access.ts'
import { withCheckDigits } from '@bargah/contract/kernel/check-digits.ts'
import { hash } from '@node-rs/argon2'
import { beforeAll, expect, it } from 'vitest'
import {
  type TemporaryPasswordRequest,
  sendTemporaryPasswords,
  temporaryPasswordsJob,
} from '../src/features/auth/forget-password.ts'
import { codesSentTo, smsSentTo } from '../src/features/outbox/outbox.build.ts'
import { amount } from './amount.ts'
import { type Reply, useTestApp } from './app.ts'
import { type Browser, openBrowser } from './browser.ts'
import { next, padded } from './plain.ts'

// the limits that people meet
const app = useTestApp({ limitTimes: 1, smsBudget: { mostAnHour: 1_000 } })

const calls = amount({ usual: 330, full: 10_000 })
const addresses = amount({ usual: 60, full: 1_000 })
const atOnce = 12
const timeoutMs = amount({ usual: 120_000, full: 1_800_000 })
const password = 'Bargah@1405'
const wrongPassword = 'گذرواژه نیست'

type Person = { username: string; mobile: string; door: LoginDoor; home: Browser }
let people: Person[]

/** The addresses of a stranger: half of them each of a network of its own, half of one that is all his. */
const from = (n: number) => (n % 2 ? `10.${n >> 8}.${n & 255}.9` : `2001:db8:666:${n.toString(16)}::1`)
let newcomers = 0
/** A device that nobody has seen, where nobody has tried. */
const newDevice = () => openBrowser(app, `192.168.${++newcomers}.1`)

const signIn = (
  { username, door }: Person,
  browser: Browser,
  given: { DeviceId: string; Password?: string; Code?: string },
) => browser.call('signIn', { body: { Username: username, Password: password, Role: door, ...given } })

beforeAll(async () => {
  // a cheap hash, so that the test's time is spent on calls
  const passwordHash = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  const account = async (
    role: Role,
    door: LoginDoor,
    given: { username: string; mobile: string; driverId?: number; companyId?: number },
  ) => {
    await app.addRow('users', { ...given, role, passwordHash, fullName: 'کاربر', createdAt: new Date() })
    const person = { ...given, door, home: newDevice() }
    expect((await signIn(person, person.home, { DeviceId: 'home' })).statusCode).toBe(200)
    return person
  }
  const driver = await app.buildDriver()
  const company = await app.buildCompany()
  const mobile = `0916${padded(next(), 7)}`
  await app.setRow('companies', company.id, { mobile })
  people = [
    await account('Driver', 'Driver', {
      username: driver.nationalId,
      mobile: driver.mobile,
      driverId: driver.id,
    }),
    await account('TransportationCompanyAdmin', 'Company', {
      username: `TC${padded(next(), 11)}`,
      mobile,
      companyId: company.id,
    }),
    await account('Admin', 'Support', { username: `admin${next()}`, mobile: `0916${padded(next(), 7)}` }),
  ]
})

/** What a stranger does against one person, one after another. */
const attacks: ((person: Person, browser: Browser) => Promise<{ status: number }>)[] = [
  (person, browser) => signIn(person, browser, { DeviceId: 'his', Password: wrongPassword }),
  ({ mobile }, browser) => browser.call('sendCode', { body: { mobile } }),
  ({ mobile }, browser) => browser.call('checkCode', { body: { mobile, code: padded(next(), 6) } }),
  (person, browser) => signIn(person, browser, { DeviceId: 'home', Password: wrongPassword, Code: '123456' }),
  ({ mobile }, browser) => browser.call('sendSignInCode', { body: { Mobile: mobile } }),
  ({ mobile }, browser) =>
    browser.call('signInByCode', { body: { Mobile: mobile, Code: padded(next(), 6), DeviceId: 'his' } }),
  ({ mobile, door }, browser) => browser.call('forgetPassword', { query: { mobile, Role: door } }),
  (_person, browser) =>
    browser.call('verifyPermit', { query: { Code: withCheckDigits(padded(next(), 10)) } }),
]

/** All the calls of the storm, some at one moment. Out: how often each status came, and what is done when half is over. */
async function storm(whenHalf: () => Promise<void>) {
  const browsers = Array.from({ length: addresses }, (_, n) => openBrowser(app, from(n)))
  const statuses = new Map<number, number>()
  let at = 0
  let meanwhile: Promise<void> | undefined
  const attacker = async () => {
    while (at < calls) {
      const no = at++
      if (no === calls >> 1) meanwhile = whenHalf()
      const person = people[no % people.length] as Person
      const attack = attacks[Math.floor(no / people.length) % attacks.length] as (typeof attacks)[number]
      const { status } = await attack(person, browsers[no % addresses] as Browser)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, attacker))
  await meanwhile
  return statuses
}

const isRight = ({ data }: Reply) =>
  Boolean(data?.accessToken) || data?.code === 1 || data?.kind === 'password'

/** Tries the codes that came to a phone after the first few, the newest first, since the strangers' come there too. */
async function tryCodes(
  { mobile }: Pick<Person, 'mobile'>,
  before: number,
  give: (code: string) => Promise<Reply>,
) {
  const codes = await codesSentTo(app, mobile)
  let reply: Reply | undefined
  for (const code of codes.slice(0, codes.length - before)) {
    reply = await give(code)
    if (isRight(reply)) break
  }
  return reply
}

/** Signs in on a device, with a code where it is asked for. */
async function comeIn(person: Person, browser: Browser, given: { DeviceId: string; Password?: string }) {
  const { length } = await codesSentTo(app, person.mobile)
  const first = await signIn(person, browser, given)
  if (!first.data?.needsCode) return first
  return (await tryCodes(person, length, (Code) => signIn(person, browser, { ...given, Code }))) ?? first
}

/** His number is proven by the code that comes to it: by itself, or as the way in, which a desk has by its password alone. */
async function proveNumber({ mobile, door, home }: Person, { signsIn }: { signsIn: boolean }) {
  const { length } = await codesSentTo(app, mobile)
  const sent = signsIn
    ? await home.call('sendSignInCode', { body: { Mobile: mobile } })
    : await home.call('sendCode', { body: { mobile } })
  expect(sent.data, `${door} has a code sent`).toMatchObject({ code: 1 })
  const give = (code: string) =>
    signsIn
      ? home.call('signInByCode', { body: { Mobile: mobile, Code: code, DeviceId: 'home' } })
      : home.call('checkCode', { body: { mobile, code } })
  const right = signsIn ? { kind: door === 'Driver' ? 'signedIn' : 'password' } : { code: 1 }
  expect((await tryCodes({ mobile }, length, give))?.data, `${door} is proven`).toMatchObject(right)
}

/** What a person needs meanwhile, at home and on a device that nobody has seen. */
async function live(person: Person, asked: { signsIn: boolean }) {
  const { mobile, door, home } = person
  const enter = async (browser: Browser, DeviceId: string) =>
    expect(await comeIn(person, browser, { DeviceId }), `${door} on ${DeviceId}`).toMatchObject({
      statusCode: 200,
    })
  await enter(home, 'home')
  await enter(newDevice(), `new ${next()}`)

  await proveNumber(person, asked)
  const forgotten = { query: { mobile, Role: door } }
  for (const browser of [home, newDevice()])
    expect((await browser.call('forgetPassword', forgotten)).data).toMatchObject({ code: 1 })
}

async function sendTemporary() {
  const { rows } = await app.pool.query<{ payload: TemporaryPasswordRequest }>(
    "select payload from graphile_worker._private_jobs where key like $1 || ':%'",
    [temporaryPasswordsJob],
  )
  for (const { payload } of rows) await sendTemporaryPasswords(app, app.keys, payload)
}
async function sentPassword({ mobile }: Person): Promise<string> {
  const sms = (await smsSentTo(app, mobile)).find(({ kind }) => kind === 'temporary_password')
  return (sms?.values as { password?: string } | undefined)?.password ?? ''
}

it(
  'a storm of strangers from everywhere keeps nobody from his account, his codes and his temporary password',
  async () => {
    const statuses = await storm(async () => {
      await Promise.all(people.map((person) => live(person, { signsIn: false })))
    })
    expect([...statuses.keys()].toSorted().filter((status) => ![200, 404, 429].includes(status))).toEqual([])
    // there were enough of them to be refused
    expect(statuses.get(429)).toBeGreaterThan(0)

    await Promise.all(people.map((person) => live(person, { signsIn: true })))
    await sendTemporary()
    for (const person of people) {
      const given = { DeviceId: `found ${next()}`, Password: await sentPassword(person) }
      const { data } = await comeIn(person, newDevice(), given)
      expect(data.member, `${person.door} by his temporary password`).toMatchObject({
        mustChangePassword: true,
      })
      // and no telephone was flooded: strangers' twenty, and his own
      expect((await codesSentTo(app, person.mobile)).length).toBeLessThanOrEqual(20 + 8)
    }
  },
  timeoutMs,
)
