import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { adminActor } from '../../../test/actors.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { forgetOldTraces } from '../../app/housekeeping.ts'
import { newSession } from '../auth/auth.build.ts'
import { sql } from '../../kernel/sql.ts'
import { notify } from './notifications.api.ts'
import { pushNotices } from './push-notices.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(() => {
  app.push.shown.length = 0
  app.push.isGone = false
})

const browser = (name: string) => ({
  Endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  PublicKey: 'BCVxsr7N',
  Auth: 'BTBZMqHH',
})
const isOn = async (token: string): Promise<boolean> => (await app.call('showPush', { token })).data.isOn

/** Tells an account of something. Out: the ids that the queue holds for its devices. */
async function tell(userId: number): Promise<number[]> {
  await sql`delete from graphile_worker._private_jobs`.execute(app.db)
  await app.db.transaction().execute(async (tx) => {
    const to = { userId }
    const told = {
      state: 'warning',
      subject: 'نوبت شما',
      message: 'به نام رضا رضایی',
      link: '/MyPermits?open=1',
    } as const
    await notify(tx, [{ to, ...told }], await app.clock.now(tx))
  })
  const { rows } = await sql<{ payload: { noticeIds?: number[] } }>`
    select payload from graphile_worker._private_jobs`.execute(app.db)
  return rows.flatMap(({ payload }) => payload.noticeIds ?? [])
}

it('a device is told of nothing until it asks, then of titles alone, and of nothing when it was turned off', async () => {
  const { token, userId } = await adminActor(app)
  expect(await isOn(token)).toBe(false)
  expect(await tell(userId)).toEqual([])
  const on = await app.call('turnPushOn', { token, body: browser('one') })
  expect(on.data).toEqual({ code: 1, message: 'اعلان‌ها روی این دستگاه هم نشان داده می‌شود.' })
  expect(await isOn(token)).toBe(true)
  const ids = await tell(userId)
  await pushNotices(app, app.push, ids)
  expect(app.push.shown.map(({ message }) => message)).toEqual([
    { title: 'نوبت شما', link: '/MyPermits?open=1', tag: `notice-${ids[0]}` },
  ])
  expect((await app.call('turnPushOff', { token })).data.code).toBe(1)
  expect(await isOn(token)).toBe(false)
  expect(await tell(userId)).toEqual([])
})

it('a device is told for the session that asked, and no longer than it lives', async () => {
  const { token, userId } = await adminActor(app)
  const other = await newSession(app.db, userId)
  await app.call('turnPushOn', { token, body: browser('two') })
  expect(await isOn(other)).toBe(false)
  const ids = await tell(userId)
  await app.call('signOut', { token })
  await pushNotices(app, app.push, ids)
  expect(app.push.shown).toEqual([])
  await forgetOldTraces(app)
  expect(await tell(userId)).toEqual([])
})

it('a browser is told for the last session that asked for it', async () => {
  const [first, second] = [await adminActor(app), await adminActor(app)]
  for (const { token } of [first, second]) await app.call('turnPushOn', { token, body: browser('three') })
  expect([await isOn(first.token), await isOn(second.token)]).toEqual([false, true])
})

it('what is read is no news any more, and a browser that is gone is forgotten', async () => {
  const { token, userId } = await adminActor(app)
  await app.call('turnPushOn', { token, body: browser('four') })
  const read = await tell(userId)
  await app.call('markAllNotificationsRead', { token })
  await pushNotices(app, app.push, read)
  expect(app.push.shown).toEqual([])
  app.push.isGone = true
  await pushNotices(app, app.push, await tell(userId))
  expect(await isOn(token)).toBe(false)
})

it.each([
  'http://fcm.googleapis.com/fcm/send/one',
  'https://127.0.0.1/one',
  'https://fcm.googleapis.com.evil.test/one',
  'https://fcm.googleapis.com:8443/one',
  'no address',
])('nothing is ever sent to an address that is of no push service: %s', async (Endpoint) => {
  const { token } = await adminActor(app)
  const answer = await app.call('turnPushOn', { token, body: { ...browser('five'), Endpoint } })
  expect(answer.status).toBe(400)
  expect(await isOn(token)).toBe(false)
})
