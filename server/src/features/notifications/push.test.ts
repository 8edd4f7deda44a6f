import type { NoticeKind } from '@bargah/contract/features/notifications/notifications.states.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { openBrowser, openPushService, readVapid } from '../../../test/push-service.ts'
import type { Push } from '../../adapters/push/push.port.ts'
import { createWebPush } from '../../adapters/push/push.web.ts'
import { forgetOldTraces } from '../../app/housekeeping.ts'
import { transaction } from '../../kernel/database.ts'
import { OutsideFault } from '../../kernel/outside.ts'
import { sql } from '../../kernel/sql.ts'
import { notify } from './notifications.api.ts'
import { notificationsJobs } from './notifications.jobs.ts'
import { noticesJob } from './notifications.store.ts'
import { pushJob } from './push-notices.ts'
import { savePush } from './push.store.ts'

const app = useTestApp()
beforeEach(() => {
  app.push.shown.length = 0
  app.push.isGone = false
})

const browser = (name: string) => ({
  Endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  PublicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  Auth: 'BTBZMqHH6r4Tts7J_aSIgg',
})
const isOn = async (token: string): Promise<boolean> => (await app.call('showPush', { token })).data.isOn

type Payload = { noticeIds?: number[]; noticeId?: number; sessionId?: number }
const waiting = async (name: string): Promise<Payload[]> =>
  (
    await sql<{ payload: Payload }>`select jobs.payload from graphile_worker._private_jobs as jobs
      join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
      where tasks.identifier = ${name} order by jobs.id`.execute(app.db)
  ).rows.map(({ payload }) => payload)
const doJob = async (name: string, payload: Payload, through: Push = app.push) =>
  notificationsJobs({ push: through, keys: app.keys, keeping: app.keeping })
    .find((job) => job.name === name)
    ?.run(app, payload)

/** Tells an account of something. Out: the notices that the queue holds for its devices. */
async function tell(userId: number, kind: NoticeKind = 'account'): Promise<number[]> {
  await sql`delete from graphile_worker._private_jobs`.execute(app.db)
  await transaction(app, async (tx, now) => {
    const to = { userId }
    const told = {
      kind,
      state: 'warning',
      subject: 'نوبت شما',
      message: 'به نام رضا رضایی',
      link: '/MyPermits?open=1',
    } as const
    await notify(tx, [{ to, ...told }], now)
  })
  return (await waiting(noticesJob)).flatMap(({ noticeIds }) => noticeIds ?? [])
}
/** Does what the queue would do with notices, device by device. */
async function deliver(noticeIds: number[], through: Push = app.push) {
  await doJob(noticesJob, { noticeIds })
  for (const payload of await waiting(pushJob)) await doJob(pushJob, payload, through)
}

it('a device is told of nothing until it asks, then of titles alone, and of nothing when it was turned off', async () => {
  const { token, userId } = await app.adminActor()
  expect(await isOn(token)).toBe(false)
  expect(await tell(userId)).toEqual([])
  const on = await app.call('turnPushOn', { token, body: browser('one') })
  expect(on.data).toEqual({ code: 1, message: 'اعلان‌ها روی این دستگاه هم نشان داده می‌شود.' })
  expect(await isOn(token)).toBe(true)
  const ids = await tell(userId)
  await deliver(ids)
  expect(app.push.shown.map(({ message }) => message)).toEqual([
    { title: 'نوبت شما', link: '/MyPermits?open=1', tag: `notice-${ids[0]}` },
  ])
  expect((await app.call('turnPushOff', { token })).data.code).toBe(1)
  expect(await isOn(token)).toBe(false)
  expect(await tell(userId)).toEqual([])
})

it('a device is told for the session that asked, and no longer than it lives', async () => {
  const { token, userId } = await app.adminActor()
  const other = await app.newSession(userId)
  await app.call('turnPushOn', { token, body: browser('two') })
  expect(await isOn(other)).toBe(false)
  const ids = await tell(userId)
  await app.call('signOut', { token })
  await deliver(ids)
  expect(app.push.shown).toEqual([])
  await forgetOldTraces(app, app.keeping)
  expect(await tell(userId)).toEqual([])
})

it('a browser is told for the last session that asked for it', async () => {
  const [first, second] = [await app.adminActor(), await app.adminActor()]
  for (const { token } of [first, second]) await app.call('turnPushOn', { token, body: browser('three') })
  expect([await isOn(first.token), await isOn(second.token)]).toEqual([false, true])
})

it('what is read is no news any more, and a browser that is gone is forgotten', async () => {
  const { token, userId } = await app.adminActor()
  await app.call('turnPushOn', { token, body: browser('four') })
  const read = await tell(userId)
  await app.call('markAllNotificationsRead', { token })
  await deliver(read)
  expect(app.push.shown).toEqual([])
  app.push.isGone = true
  await deliver(await tell(userId))
  expect(await isOn(token)).toBe(false)
})

it('what a device is told is no news after two days, nor when it was read while the queue waited', async () => {
  const { token, userId } = await app.adminActor()
  await app.call('turnPushOn', { token, body: browser('five') })
  await doJob(noticesJob, { noticeIds: await tell(userId) })
  const [shared] = await waiting(pushJob)
  await app.call('markAllNotificationsRead', { token })
  if (shared) await doJob(pushJob, shared)
  const old = await tell(userId)
  await app.clock.moveBy(2 * 86_400_000 + 1)
  await deliver(old)
  expect(app.push.shown).toEqual([])
})

it.each(['one', 'other'])('may be turned on by two windows at once, for %s browser', async (name) => {
  const { token, userId } = await app.driverActor()
  const bodies = [browser('one'), browser(name)]
  const replies = await Promise.all(bodies.map((body) => app.call('turnPushOn', { token, body })))
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(await app.rowsOf('pushTargets', { userId })).toHaveLength(1)
})

it('is one session’s, where two of one browser turn it on at once', async () => {
  const [one, other] = [await app.driverActor(), await app.driverActor()]
  const replies = await Promise.all(
    [one, other].map(({ token }) => app.call('turnPushOn', { token, body: browser('shared') })),
  )
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  const { Endpoint: endpoint } = browser('shared')
  expect(await app.rowsOf('pushTargets', { endpoint })).toHaveLength(1)
})

it('a device is not told of a kind that its owner does not want there, and the panel tells of it all the same', async () => {
  const driver = await app.driverActor()
  const { token, userId } = driver
  await app.call('turnPushOn', { token, body: browser('muted') })
  const choose = (IsOn: boolean) =>
    app.call('setNoticeChoice', { token, body: { Kind: 'turn', Channel: 'push', IsOn } })
  await choose(false)
  expect(await tell(userId, 'turn')).toEqual([])
  expect(await tell(userId, 'permit')).toHaveLength(1)
  expect(await tell(userId)).toHaveLength(1)
  await choose(true)
  expect(await tell(userId, 'turn')).toHaveLength(1)
  expect((await app.call('listNotifications', { token })).data).toHaveLength(4)
})

describe('a push service', () => {
  let service: Awaited<ReturnType<typeof openPushService>>
  let real: Push
  let actor: { token: string; userId: number }
  let reader: Awaited<ReturnType<typeof openBrowser>>
  beforeAll(async () => {
    service = await openPushService()
    real = createWebPush({ keys: app.keys, publicUrl: 'https://bargah.test', testService: service.origin })
  })
  afterAll(() => service.close())
  beforeEach(async () => {
    service.pushed.length = 0
    service.answers = 201
    reader = await openBrowser(`${service.origin}/to/this?browser=1`)
    actor = await app.adminActor()
    const { id: sessionId } = await app.oneRow('sessions', { userId: actor.userId })
    const { Endpoint: endpoint, PublicKey: publicKey, Auth: auth } = reader.body
    const target = { endpoint, publicKey, auth, keyId: real.ownKey.id }
    await transaction(app, (tx, now) => savePush(tx, { ...actor, sessionId }, target, now))
  })

  it('is handed a title and a path that the browser alone can read, under our signature', async () => {
    const [noticeId] = await tell(actor.userId)
    await deliver([noticeId ?? 0], real)
    const [one, ...others] = service.pushed
    if (!one) throw new Error('nothing was pushed')
    expect(others).toEqual([])
    expect(one.path).toBe('/to/this?browser=1')
    expect(one.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: String(2 * 86_400),
      urgency: 'normal',
    })
    expect(await reader.read(one.body)).toEqual({
      title: 'نوبت شما',
      link: '/MyPermits?open=1',
      tag: `notice-${noticeId}`,
    })
    const browserNamed = {
      endpoint: reader.body.Endpoint,
      publicKey: reader.body.PublicKey,
      auth: reader.body.Auth,
    }
    expect([real.knows(browserNamed), app.push.knows(browserNamed)]).toEqual([true, false])
    const { head, claims, key } = await readVapid(one.headers.authorization ?? '')
    expect(head).toEqual({ typ: 'JWT', alg: 'ES256' })
    expect(key).toBe((await app.call('showPush', { token: actor.token })).data.publicKey)
    expect(claims).toMatchObject({ aud: service.origin, sub: 'https://bargah.test' })
    const secondsLeft = claims.exp - Date.now() / 1000
    expect(secondsLeft > 3600 && secondsLeft <= 86_400).toBe(true)
    const other = await openBrowser(reader.body.Endpoint)
    await expect(other.read(one.body)).rejects.toThrow('operation-specific reason')
  })

  it.each([404, 410])('that answers %i has the browser forgotten', async (answer) => {
    service.answers = answer
    await deliver(await tell(actor.userId), real)
    expect(await isOn(actor.token)).toBe(false)
  })

  it.each([400, 401, 403, 413, 429])('that answers %i is asked again by the queue', async (answer) => {
    const ids = await tell(actor.userId)
    service.answers = answer
    await expect(deliver(ids, real)).rejects.toThrow(`a push service answered ${answer}`)
    expect(await isOn(actor.token)).toBe(true)
    service.answers = 201
    await deliver(ids, real)
    expect(service.pushed).toHaveLength(2)
  })

  it('that is down is asked again by the queue, and forgets nobody', async () => {
    service.answers = 503
    await expect(deliver(await tell(actor.userId), real)).rejects.toThrow(OutsideFault)
    expect(await isOn(actor.token)).toBe(true)
  })
})

it.each([
  { PublicKey: 'BCVxsr7N' },
  { PublicKey: Buffer.alloc(65, 4).toString('base64url') },
  { Auth: 'BTBZMqHH' },
])('a browser whose keys nothing can be sealed for is not taken: %j', async (keys) => {
  const { token } = await app.adminActor()
  const answer = await app.call('turnPushOn', { token, body: { ...browser('six'), ...keys } })
  expect(answer.errors).toEqual(['اعلان این مرورگر را نمی‌شناسیم؛ با مرورگر دیگری تلاش کنید.'])
  expect(await isOn(token)).toBe(false)
})

it.each([
  'http://fcm.googleapis.com/fcm/send/one',
  'https://127.0.0.1/one',
  'http://127.0.0.1:3000/healthz',
  'https://[::1]/one',
  'https://169.254.169.254/latest/meta-data',
  'https://fcm.googleapis.com@10.0.0.5/one',
  'https://localhost/fcm.googleapis.com',
  'https://db.internal/one',
  'https://fcm.googleapis.com.evil.test/one',
  'https://fcm.googleapis.com:8443/one',
  'no address',
])('nothing is ever sent to an address that is of no push service: %s', async (Endpoint) => {
  const { token } = await app.adminActor()
  const answer = await app.call('turnPushOn', { token, body: { ...browser('five'), Endpoint } })
  expect(answer.status).toBe(400)
  expect(await isOn(token)).toBe(false)
})
