import { beforeAll, describe, expect, it, vi } from 'vitest'
import { passwordTyped } from '@bargah/contract/features/notifications/account-notices.text.ts'
import { useTestApp } from '../../../test/app.ts'
import { longAgo, next, padded } from '../../../test/plain.ts'
import { sql } from '../../kernel/sql.ts'
import { smsSentTo } from '../outbox/outbox.build.ts'
import { replacePassword } from './accounts.store.ts'

const app = useTestApp()
let token: string
let adminId: number
beforeAll(async () => {
  ;({ token, userId: adminId } = await app.signedIn('Admin'))
})

const wanted = 'kf7-wq2-hm9'
const nameOf = async (id: number) => (await app.oneRow('users', id)).username
async function hallUser() {
  const { id } = await app.buildHall()
  const { userId, token: own } = await app.signedIn('LoadHallAdmin', { hallId: id })
  return { username: await nameOf(userId), own, userId }
}
const change = (Item1: string, Item2 = wanted) =>
  app.call('changePasswordOf', { token, body: { Item1, Item2 } })
const renew = (username: string) => app.call('renewOfficePassword', { token, query: { username } })
const signIn = (Username: string, Password: string) =>
  app.call('signIn', { body: { Username, Password, Role: 'Support' } })

/** Whether a statement in this file's database waits for a lock. */
async function isSomebodyWaiting() {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db)
  return rows.length > 0
}

describe('the password of another', () => {
  it('is set by an administrator and ends its sessions; its owner may work with it, and is asked to change it', async () => {
    const { username, own, userId } = await hallUser()
    const { data } = await change(username.toUpperCase())
    expect(data).toEqual({ code: 1, message: expect.stringContaining('گذرواژه عوض شد') })
    expect((await app.call('listMySessions', { token: own })).status).toBe(401)
    const { member } = (await signIn(username, wanted)).data
    expect(member).not.toHaveProperty('mustChangePassword')
    const notices = await app.call('listNotifications', { token: await app.newSession(userId) })
    expect(JSON.stringify([notices.status, notices.data])).toContain(passwordTyped.message)
  })

  it('of a driver is changed by him first, and told on his phone', async () => {
    const driver = await app.driverActor()
    await change(await nameOf(driver.userId))
    expect(await app.oneRow('users', driver.userId)).toMatchObject({ passwordMustChange: true })
    expect((await smsSentTo(app, driver.mobile))[0]?.kind).toBe('driver_password_set')
  })

  it.each([
    ['that is short', 'abc', 400, 'گذرواژهٔ تازه باید دست‌کم ۸ نویسه باشد.'],
    ['that all use', 'password', 200, 'این گذرواژه را بسیاری به کار می‌برند'],
  ])('is none %s', async (_what, Item2, status, sentence) => {
    const { username, own } = await hallUser()
    const answer = await change(username, Item2)
    expect([answer.status, answer.statusCode]).toEqual([status, 400])
    expect(answer.errors[0]).toContain(sentence)
    expect((await app.call('listMySessions', { token: own })).status).toBe(200)
  })

  it('is none that holds the name of its owner', async () => {
    const { username } = await hallUser()
    expect((await change(username, `${username}99`)).errors[0]).toContain('نباید نام')
  })

  it('is not one’s own, and of nobody when no account has the name', async () => {
    expect((await change(await nameOf(adminId))).errors).toEqual([
      'این حساب خودتان است؛ گذرواژهٔ خود را از «حساب من» عوض کنید.',
    ])
    expect((await change('nobody-by-this-name')).status).toBe(404)
  })

  it('that was changed while a sign-in looked at the old one lets nobody in', async () => {
    const { username, userId } = await hallUser()
    await change(username)
    const signedIn = await app.db.transaction().execute(async (tx) => {
      await replacePassword(tx, userId, { passwordHash: 'another' })
      const answer = signIn(username, wanted)
      let isOver = false
      void answer.then(() => (isOver = true))
      await vi.waitUntil(async () => isOver || (await isSomebodyWaiting()), { timeout: 10_000 })
      return { answer }
    })
    expect((await signedIn.answer).data.code).toBe(-1)
  })

  it('asks for the own password when it was given long ago', async () => {
    const { username } = await hallUser()
    const { token: old, userId } = await app.signedIn('Admin')
    await app.setRow('sessions', { userId }, { passwordAt: longAgo })
    const body = { Item1: username, Item2: wanted }
    expect((await app.call('changePasswordOf', { token: old, body })).data.reason).toBe('reauthenticate')
    const renewed = await app.call('renewOfficePassword', { token: old, query: { username } })
    expect(renewed.data.reason).toBe('reauthenticate')
    expect((await signIn(username, wanted)).data.code).toBe(-1)
  })
})

describe('the password of a main office', () => {
  async function office() {
    const nationalId = padded(next(), 11)
    const { id } = await app.addRow('mainOffices', { name: 'دفتر', nationalId, createdAt: longAgo })
    const { userId } = await app.signedIn('AgentMain', { mainOfficeId: id })
    const username = `AM${nationalId}`
    await app.setRow('users', userId, { username })
    return { username, own: await app.newSession(userId) }
  }

  it('is made anew and shown once, ends its sessions and need not be changed', async () => {
    const { username, own } = await office()
    const first = (await renew(username)).data
    expect(first).toEqual({ username, password: expect.stringMatching(/^([a-z]{4}-){2}[a-z]{4}$/) })
    expect((await app.call('listMySessions', { token: own })).status).toBe(401)
    expect((await signIn(username, first.password)).data.member.mustChangePassword).toBeUndefined()
    expect((await renew(username)).data.password).not.toBe(first.password)
    expect((await signIn(username, first.password)).data.code).toBe(-1)
  })

  it('is of a main office: others are as if absent, and no name is no name', async () => {
    expect((await renew((await hallUser()).username)).status).toBe(404)
    expect((await renew('AM00000000000')).status).toBe(404)
    const empty = await renew('')
    expect([empty.status, empty.message]).toEqual([400, 'نام کاربری معتبر نیست.'])
  })
})
