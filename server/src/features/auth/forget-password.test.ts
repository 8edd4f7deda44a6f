import { signInRefusals, temporaryPasswordSent } from '@bargah/contract/features/auth/auth.text.ts'
import type { LoginDoor } from '@bargah/contract/kernel/access.ts'
import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { openBrowser } from '../../../test/browser.ts'
import { next, padded } from '../../../test/plain.ts'
import { smsSentTo } from '../outbox/outbox.build.ts'
import { quickHash } from './auth.build.ts'
import {
  type TemporaryPasswordRequest,
  sendTemporaryPasswords,
  temporaryPasswordsJob,
} from './forget-password.ts'

const app = useTestApp()
let passwordHash: string
beforeAll(async () => {
  passwordHash = await quickHash(own)
})

const own = 'Bargah@1405'
const wanted = 'kf7-wq2-hm9'

type Account = Partial<{
  role: 'Driver' | 'TransportationCompanyAdmin' | 'AdminSupport'
  username: string
  mobile: string
}>
async function account(given: Account & { driverId?: number; companyId?: number; isActive?: boolean }) {
  const user = {
    username: `user${next()}`,
    role: 'AdminSupport',
    fullName: 'کاربر',
    createdAt: new Date(),
    ...given,
  } as const
  const inserted = await app.addRow('users', { ...user, passwordHash })
  return { id: inserted.id, username: user.username }
}
async function driver() {
  const { id, nationalId, mobile } = await app.buildDriver()
  return { mobile, ...(await account({ role: 'Driver', username: nationalId, driverId: id })) }
}
const forget = (mobile: string, Role?: string) =>
  app.call('forgetPassword', { query: { mobile, ...(Role !== undefined && { Role }) } })
/** Does what the call has put in the queue for a mobile. */
async function sendAsked(mobile: string) {
  const { rows } = await app.pool.query<{ payload: TemporaryPasswordRequest }>(
    'select payload from graphile_worker._private_jobs where key like $1 || $2',
    [`${temporaryPasswordsJob}:%:`, mobile],
  )
  for (const { payload } of rows) await sendTemporaryPasswords(app, app.keys, payload)
  return rows.length
}
/** When what waits to be sent to a mobile was asked for. */
async function queued(mobile: string) {
  const { rows } = await app.pool.query<{ payload: TemporaryPasswordRequest }>(
    'select payload from graphile_worker._private_jobs where key like $1 || $2',
    [`${temporaryPasswordsJob}:%:`, mobile],
  )
  return rows.map(({ payload }) => payload.askedAt)
}
type Sent = { username: string; password: string }
const sentTo = async (mobile: string) =>
  (await smsSentTo(app, mobile)).flatMap(({ kind, values }) =>
    kind === 'temporary_password' ? [values as Sent] : [],
  )
async function forgotten(mobile: string, door?: LoginDoor | 'Any') {
  expect((await forget(mobile, door)).data).toEqual({ code: 1, message: temporaryPasswordSent })
  await sendAsked(mobile)
  return sentTo(mobile)
}
const signIn = (Username: string, Password: string, Role = 'Driver') =>
  app.call('signIn', { body: { Username, Password, Role } })

describe('who forgot his password', () => {
  it('gets one by SMS that lets in once to choose his own, and the old one works until then', async () => {
    const { mobile, username, id } = await driver()
    const [sent] = await forgotten(mobile)
    expect(sent).toEqual({ username, password: expect.stringMatching(/^\d{12}$/) })
    expect((await signIn(username, own)).statusCode).toBe(200)

    const before = await app.newSession(id)
    const { data } = await signIn(username, sent?.password ?? '')
    expect(data.member.mustChangePassword).toBe(true)
    expect((await app.call('listMySessions', { token: before })).status).toBe(401)
    expect((await signIn(username, own)).errors).toEqual([signInRefusals.unknown])
    const body = { CurrentPassword: sent?.password ?? '', NewPassword: wanted }
    expect((await app.call('changeMyPassword', { token: data.accessToken, body })).data.code).toBe(1)
    expect((await signIn(username, sent?.password ?? '')).errors).toEqual([signInRefusals.unknown])
    expect((await signIn(username, wanted)).data.member.mustChangePassword).toBeUndefined()
  })

  it('has ten minutes, after which his own goes on working', async () => {
    const { mobile, username } = await driver()
    const [sent] = await forgotten(mobile)
    await app.clock.moveBy(10 * minuteMs)
    expect((await signIn(username, sent?.password ?? '')).errors).toEqual([signInRefusals.password_expired])
    expect((await signIn(username, own)).statusCode).toBe(200)
  })

  it('has the last one that was sent, when a device asks again that signed in before', async () => {
    const { mobile, username } = await driver()
    const browser = openBrowser(app)
    await browser.call('signIn', { body: { Username: username, Password: own, Role: 'Driver' } })
    const [first] = await forgotten(mobile)
    expect((await browser.call('forgetPassword', { query: { mobile } })).data.code).toBe(1)
    await sendAsked(mobile)
    const [second] = await sentTo(mobile)
    expect((await signIn(username, first?.password ?? '')).errors).toEqual([signInRefusals.unknown])
    expect((await signIn(username, second?.password ?? '')).data.member.mustChangePassword).toBe(true)
  })

  it('changes nothing of it by changing his password meanwhile: it is over then', async () => {
    const { mobile, username } = await driver()
    const [sent] = await forgotten(mobile)
    const { data } = await signIn(username, own)
    const body = { CurrentPassword: own, NewPassword: wanted }
    await app.call('changeMyPassword', { token: data.accessToken, body })
    expect((await signIn(username, sent?.password ?? '')).errors).toEqual([signInRefusals.unknown])
  })

  it('of several accounts gets one for each behind the door that he chose, named', async () => {
    const mobile = `0913${padded(next(), 7)}`
    const company = await app.buildCompany()
    await app.setRow('companies', company.id, { mobile })
    const admin = { role: 'TransportationCompanyAdmin', companyId: company.id } as const
    const one = await account(admin)
    const other = await account(admin)
    // what an account of a company says of its own mobile does not count, and another door is another's
    await account({ ...admin, companyId: (await app.buildCompany()).id, mobile })
    const support = await account({ mobile })
    await account({ mobile, isActive: false })
    const sent = await forgotten(mobile, 'Company')
    expect(sent.map(({ username }) => username).toSorted()).toEqual([one.username, other.username].toSorted())
    expect(new Set(sent.map(({ password }) => password)).size).toBe(2)
    const [ofSupport] = await forgotten(mobile, 'support' as LoginDoor)
    expect(ofSupport?.username).toBe(support.username)
    expect((await signIn(support.username, ofSupport?.password ?? '', 'Support')).statusCode).toBe(200)
  })

  it('of a phone, which asks for no door, gets one for each account of its number', async () => {
    const mobile = `0913${padded(next(), 7)}`
    const company = await app.buildCompany()
    await app.setRow('companies', company.id, { mobile })
    const admin = await account({ role: 'TransportationCompanyAdmin', companyId: company.id })
    const support = await account({ mobile })
    const sent = await forgotten(mobile, 'Any')
    expect(sent.map(({ username }) => username).toSorted()).toEqual(
      [admin.username, support.username].toSorted(),
    )
  })
})

describe('asking for a temporary password', () => {
  it('is the same, done and answered, whether the number is known or not', async () => {
    const { mobile } = await driver()
    const stranger = `0913${padded(next(), 7)}`
    const [known, unknown] = [await forget(mobile), await forget(stranger)]
    expect([known.status, known.data]).toEqual([unknown.status, unknown.data])
    // the call itself looks for nobody: both leave the same work behind, and only that differs
    expect([await sendAsked(mobile), await sendAsked(stranger)]).toEqual([1, 1])
    expect([await sentTo(mobile), await sentTo(stranger)]).toEqual([[expect.anything()], []])
  })

  it('that is done too late sends nothing', async () => {
    const { mobile } = await driver()
    await forget(mobile)
    await app.clock.moveBy(10 * minuteMs + 1)
    await sendAsked(mobile)
    expect(await sentTo(mobile)).toEqual([])
  })

  it('sends one in ten minutes for all strangers, and the same words are true: that one works', async () => {
    const { mobile, username } = await driver()
    await forget(mobile)
    const before = await queued(mobile)
    const others = Array.from({ length: 30 }, (_, n) => openBrowser(app, `10.${50 + n}.0.1`))
    const answers = await Promise.all(
      others.map((other) => other.call('forgetPassword', { query: { mobile } })),
    )
    expect(new Set(answers.map(({ message }) => message))).toEqual(new Set([temporaryPasswordSent]))
    expect(await queued(mobile)).toEqual(before)
    await sendAsked(mobile)
    const [sent] = await sentTo(mobile)
    expect((await signIn(username, sent?.password ?? '')).data.member.mustChangePassword).toBe(true)
    await app.clock.moveBy(10 * minuteMs)
    await others[0]?.call('forgetPassword', { query: { mobile } })
    expect(await queued(mobile)).not.toEqual(before)
  })

  it('of his own device is three times in ten minutes, at one moment too, whatever strangers ask', async () => {
    const { mobile, username } = await driver()
    const browser = openBrowser(app)
    await browser.call('signIn', { body: { Username: username, Password: own, Role: 'Driver' } })
    await forget(mobile)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => browser.call('forgetPassword', { query: { mobile } })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.find(({ status }) => status === 429)?.message).toContain('گذرواژهٔ موقت زیادی خواسته شده')
    // nor does a stranger put another in the place of the one that he asked for
    const before = await queued(mobile)
    await forget(mobile)
    expect(await queued(mobile)).toEqual(before)
  })

  it('of a device of another account is that of a stranger', async () => {
    const [his, other] = [await driver(), await driver()]
    const browser = openBrowser(app)
    await browser.call('signIn', { body: { Username: other.username, Password: own, Role: 'Driver' } })
    await forget(his.mobile)
    const before = await queued(his.mobile)
    await browser.call('forgetPassword', { query: { mobile: his.mobile } })
    expect(await queued(his.mobile)).toEqual(before)
  })

  it.each([
    ['', 'شمارهٔ موبایل را وارد کنید.'],
    ['0912', 'شمارهٔ موبایل'],
  ])('of «%s» says what is wrong', async (mobile, sentence) => {
    const answer = await forget(mobile)
    expect(answer.status).toBe(400)
    expect(answer.errors[0]).toContain(sentence)
  })
})
