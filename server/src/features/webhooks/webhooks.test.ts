import { minuteMs, hourMs, dayMs } from '@bargah/contract/kernel/durations.ts'
import { createHmac } from 'node:crypto'
import { contract } from '@bargah/contract/contract.ts'
import { webhookKinds } from '@bargah/contract/features/webhooks/webhooks.states.ts'
import { describe, expect, it } from 'vitest'
import { longAgo } from '../../../test/plain.ts'
import { openHall } from '../../../test/open-hall.ts'
import { sql } from '../../kernel/sql.ts'
import { settleRound } from '../rounds/settle-round.ts'
import { useWebhooks } from './story.build.ts'

const { app, story, runJob, send, list, deliveries, declare, told, hookOf } = useWebhooks()

const make = (token: string, given: object = {}) =>
  app.call('makeWebhook', { token, body: { Url: story.receiver.url, Kinds: ['load.announced'], ...given } })
const change = (token: string, Id: number, given: object = {}) =>
  app.call('changeWebhook', {
    token,
    body: { Id, Url: story.receiver.url, Kinds: ['load.announced'], ...given },
  })
const countQueued = async (key: string) =>
  (await sql`select from graphile_worker.jobs where key like ${`${key}%`}`.execute(app.db)).rows.length
/** A member of the company who may have webhooks, and sees its loads. */
const manager = () =>
  app.signedIn('TransportationCompanyMember', {
    companyId: story.company.company.id,
    flags: ['access_Load_Manage', 'access_Member_Add'],
  })

describe('a webhook that is made', () => {
  it('shows its secret once, keeps it sealed, and is told to its owner', async () => {
    const { statusCode, data } = await make(story.company.token)
    expect(statusCode).toBe(200)
    const { id, secret } = data.data
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const row = await app.oneRow('webhooks', id)
    expect(row).toMatchObject({
      userId: story.company.userId,
      url: story.receiver.url,
      kinds: ['load.announced'],
      pausedAt: null,
    })
    const lines = await app.db
      .selectFrom('auditLog')
      .innerJoin('auditChanges', 'line', 'auditLog.id')
      .selectAll()
      .where('endpoint', '=', 'makeWebhook')
      .execute()
    expect(lines.map(({ tableName }) => tableName)).toContain('webhooks')
    const notice = await app.db
      .selectFrom('notifications')
      .select('subject')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(notice?.subject).toContain(new URL(story.receiver.url).host)
    const told = JSON.stringify([row, lines, await list(story.company.token)])
    expect(told).not.toContain(secret.slice(6))
    expect(JSON.stringify(lines)).not.toContain(row.secretSealed)
  })

  it.each([
    ['not_https', { Url: 'http://example.com/hook' }],
    ['not_https', { Url: 'ftp://example.com/' }],
    ['not_https', { Url: 'https://user:word@example.com/' }],
    ['not_https', { Url: 'hook' }],
    ['inside', { Url: 'https://10.1.2.3/hook' }],
    ['inside', { Url: 'https://169.254.169.254/latest/meta-data' }],
    ['inside', { Url: 'https://[::ffff:192.168.0.1]/' }],
    ['inside', { Url: 'https://0x0a000001/' }],
    ['not_found', { Url: 'https://nobody.invalid/' }],
    ['not_seen', { Kinds: ['turn.taken'] }],
  ])('is refused by %s: %j', async (reason, given) => {
    const { statusCode, data } = await make(story.company.token, given)
    expect([statusCode, data.reason]).toEqual([400, reason])
  })

  it.each([
    { Kinds: [] },
    { Kinds: ['load.eaten'] },
    { Url: '' },
    { Url: `https://a.test/${'a'.repeat(500)}` },
  ])('is not made with %j', async (given) => {
    expect((await make(story.company.token, given)).status).toBe(400)
  })

  it('is one of five at most, also of those that are made at one moment', async () => {
    const all = await Promise.all(Array.from({ length: 7 }, () => make(story.company.token)))
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
    expect(all.filter(({ data }) => data.reason === 'too_many')).toHaveLength(2)
    expect(await list(story.company.token)).toHaveLength(5)
  })

  it('asks for the own password, given some time ago', async () => {
    const { token, userId } = await app.hallActor(story.company.hall.id)
    await app.setRow('sessions', { userId }, { passwordAt: longAgo })
    expect((await make(token, { Kinds: ['turn.taken'] })).data.reason).toBe('reauthenticate')
  })

  it('is its owner’s alone', async () => {
    const { id } = await hookOf()
    await declare()
    await send()
    const [delivery] = await deliveries(story.company.token, id)
    const colleague = await app.signedIn('TransportationCompanyAdmin', {
      companyId: story.company.company.id,
    })
    const { token } = colleague
    expect(await list(token)).toEqual([])
    const replies = await Promise.all([
      app.call('listWebhookDeliveries', { token, query: { Id: id } }),
      change(token, id),
      app.call('renewWebhookSecret', { token, body: { Id: id } }),
      app.call('setWebhookOn', { token, body: { Id: id, IsOn: false } }),
      app.call('removeWebhook', { token, body: { Id: id } }),
      app.call('tryWebhook', { token, body: { Id: id } }),
      app.call('resendDelivery', { token, body: { Id: delivery.id } }),
    ])
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404))
  })
})

/** What a story.receiver does with a few lines of its own: docs/api.md. */
function isSigned({ headers, body }: (typeof story.receiver.heard)[number], secret: string): boolean {
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.')
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

describe('an event', () => {
  it('is written with the act, queued, signed, and taken', async () => {
    const { id, secret } = await hookOf()
    const cargoId = await declare()
    const queued = await countQueued(`webhook:${id}:`)
    expect(queued).toBe(1)
    await send()
    const [heard] = story.receiver.heard
    expect(JSON.parse(heard?.body ?? '')).toEqual({
      type: 'load.announced',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { cargoId, change: 'declared', cargoStatus: 0, loadHallId: story.company.hall.id },
    })
    expect(heard && isSigned(heard, secret)).toBe(true)
    const at = await app.clock.now(app.db)
    expect(Math.abs(Number(heard?.headers['webhook-timestamp']) - at.getTime() / 1000)).toBeLessThan(60)
    const [row] = await deliveries(story.company.token, id)
    expect(row).toMatchObject({
      state: 'delivered',
      tries: 1,
      status: 200,
      reply: 'ok',
      nextTryAt: null,
      fault: null,
    })
    expect(heard?.headers['webhook-id']).toBe(`msg_${row.id}`)
    await send(hourMs)
    expect(story.receiver.heard).toHaveLength(1)
  })

  it('of what did not happen is told to nobody', async () => {
    await hookOf(story.company.userId, ['load.ended'])
    const cargoId = await declare()
    const finish = () =>
      app.call('finishCargo', { token: story.company.token, body: { Id: cargoId, Desc: 'کامیون نیامد' } })
    expect([(await finish()).statusCode, (await finish()).statusCode]).toEqual([200, 400])
    await send()
    expect(told()).toMatchObject([['load.ended', { cargoId, change: 'finished', cargoStatus: 1 }]])
  })

  it('of a hall’s day goes to the hall, the company and a linked organisation, each as far as it sees', async () => {
    const { hall, company, token, userId, staff, queue, cargoIds } = await openHall(app, {
      trucks: [1],
      drivers: 2,
    })
    const organisation = await app.signedIn('Organization')
    await app.addRow('userHalls', { userId: organisation.userId, hallId: hall.id })
    const elsewhere = await app.hallWithCompany()
    const [ofHall, ofCompany, ofLinked, ofOther] = [
      await hookOf(staff.userId, webhookKinds),
      await hookOf(userId, webhookKinds),
      await hookOf(organisation.userId, webhookKinds),
      await hookOf(elsewhere.userId, webhookKinds),
    ]
    await declare(token, hall.id)
    const [first, second] = queue
    const third = await app.driverActor()
    await app.call('takeTurn', { token: third.token, body: { LoadHallId: hall.id } })
    await app.call('addPriority', {
      token: first?.token,
      body: { DriverTurnId: first?.turn.id, CargoId: cargoIds[0] } as never,
    })
    const round = await app.oneRow('rounds', { hallId: hall.id })
    await app.clock.moveBy(2 * minuteMs)
    await settleRound({ ...app, job: 'settle-round' }, round.id)
    await app.call('cancelTurn', { token: second?.token, query: { DriverTurnId: second?.turn.id ?? 0 } })
    const permit = await app.oneRow('permits', { companyId: company.id })
    await app.call('voidPermit', { token, body: { Id: permit.id } })
    await send()
    const kindsOf = async ({ id }: { id: number }) => {
      const rows = await app.rowsOf('webhookDeliveries', { webhookId: id })
      return rows.map(({ kind }) => kind).sort()
    }
    const ofPermits = ['permit.issued', 'permit.voided']
    const ofRounds = ['round.opened', 'round.split']
    const ofTurns = ['turn.ended', 'turn.ended', 'turn.taken']
    expect(await kindsOf(ofHall)).toEqual(['load.announced', ...ofPermits, ...ofRounds, ...ofTurns])
    expect(await kindsOf(ofCompany)).toEqual(['load.announced', ...ofPermits, ...ofRounds])
    expect(await kindsOf(ofLinked)).toEqual([...ofRounds, ...ofTurns])
    expect(await kindsOf(ofOther)).toEqual([])
    expect(Object.fromEntries(told())).toMatchObject({
      'round.split': { roundId: round.id, loadHallId: hall.id },
      'permit.issued': { driverReserveId: permit.id, cargoId: cargoIds[0], status: 1 },
    })
    expect(JSON.stringify(told())).not.toMatch(/nationalId|mobile|fullName/i)
  })

  it.each([
    ['load.edited', 'cargoEvents', { kind: 'edited', fromStatus: 0, toStatus: 0 }],
    ['load.ended', 'cargoEvents', { kind: 'expired', fromStatus: 0, toStatus: 1 }],
    ['load.announced', 'cargoEvents', { kind: 'returned', fromStatus: 1, toStatus: 0 }],
    [null, 'cargoEvents', { kind: 'assigned', fromStatus: 0, toStatus: 2 }],
    ['permit.delivered', 'permitEvents', { status: 5 }],
    ['permit.completed', 'permitEvents', { status: 6 }],
    [null, 'permitEvents', { status: 2 }],
  ] as const)('%s is what a row of %s says: %j', async (kind, table, given) => {
    const { cargo, permit, company } = await app.permitStory()
    const { userId } = await app.signedIn('TransportationCompanyAdmin', { companyId: company.id })
    await hookOf(userId, webhookKinds)
    const of = table === 'cargoEvents' ? { cargoId: cargo.id } : { permitId: permit.id }
    const row = { ...given, ...of, at: await app.clock.now(app.db) }
    await app.db
      .insertInto(table)
      .values(row as never)
      .execute()
    await send()
    expect(told().map(([type]) => type)).toEqual(kind ? [kind] : [])
  })

  it('of money that came is told to the company whose it is', async () => {
    const company = await app.signedIn('TransportationCompanyAdmin', {
      companyId: story.company.company.id,
    })
    await hookOf(company.userId, ['payment.confirmed'])
    const begun = await app.call('beginPayment', { token: company.token, body: { Amount: 700_000 } })
    const paid = await app.app.inject({
      method: 'POST',
      url: begun.data.url,
      payload: { act: 'pay' },
      headers: { 'content-type': 'application/json' },
    })
    await app.app.inject({ url: paid.headers.location as string })
    await send()
    expect(told()).toEqual([['payment.confirmed', { paymentId: begun.data.orderId, amountRial: 700_000 }]])
  })

  it('is decided again when it leaves: what the account may no longer see is not sent', async () => {
    const member = await manager()
    const { id } = await hookOf(member.userId)
    await declare()
    await app.setRow('users', member.userId, { accessFlags: ['access_Member_Add'] })
    await send()
    expect(story.receiver.heard).toEqual([])
    expect(await deliveries(member.token, id)).toEqual([])
  })

  it('of a turn is not told to an organisation from which its hall was taken meanwhile', async () => {
    const { hall } = story.company
    const { userId } = await app.signedIn('Organization')
    await app.addRow('userHalls', { userId, hallId: hall.id })
    await hookOf(userId, ['turn.taken'])
    const take = async () => {
      const { token } = await app.driverActor()
      await app.call('takeTurn', { token, body: { LoadHallId: hall.id } })
    }
    await take()
    await send()
    expect(told()).toHaveLength(1)
    await take()
    await app.db.deleteFrom('userHalls').where('userId', '=', userId).execute()
    await send()
    expect(told()).toHaveLength(1)
  })

  it('does not leave from a closed account, whose webhook stops', async () => {
    const member = await manager()
    const { id } = await hookOf(member.userId)
    await declare()
    await app.setRow('users', member.userId, { isActive: false })
    await send()
    expect(story.receiver.heard).toEqual([])
    const row = await app.db
      .selectFrom('webhooks')
      .select('pauseReason')
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row?.pauseReason).toBe('account')
  })
})

describe('its owner', () => {
  it('tries it out, pauses it, renews its secret and removes it', async () => {
    const { id, secret } = await hookOf()
    const token = story.company.token
    await app.call('tryWebhook', { token, body: { Id: id } })
    await send()
    expect(told()).toEqual([['webhook.test', {}]])
    expect(story.receiver.heard[0] && isSigned(story.receiver.heard[0], secret)).toBe(true)
    await app.call('setWebhookOn', { token, body: { Id: id, IsOn: false } })
    expect(await list(token)).toMatchObject([{ state: 'by_owner' }])
    await declare(token)
    await app.call('setWebhookOn', { token, body: { Id: id, IsOn: true } })
    const renewed = (await app.call('renewWebhookSecret', { token, body: { Id: id } })).data.data.secret
    expect(renewed).not.toBe(secret)
    await declare(token)
    await send()
    // what happened while it was paused is told to nobody
    expect(story.receiver.heard).toHaveLength(2)
    expect(story.receiver.heard[1] && isSigned(story.receiver.heard[1], renewed)).toBe(true)
    expect((await app.call('removeWebhook', { token, body: { Id: id } })).statusCode).toBe(200)
    expect(await list(token)).toEqual([])
    expect(await app.db.selectFrom('webhookDeliveries').select('id').execute()).toEqual([])
  })

  it('changes where it leads and what it tells, under the same secret, and is told of another address', async () => {
    const { token, userId } = story.company
    const { id, secret } = await hookOf(userId, ['load.ended'])
    await app.setRow('webhooks', id, { url: 'https://gone.invalid/', failingSince: longAgo })
    const row = app.db.selectFrom('webhooks').selectAll().where('id', '=', id)
    const { secretSealed } = await row.executeTakeFirstOrThrow()
    const noticesOf = async () =>
      (
        await app.db.selectFrom('notifications').select('subject').where('userId', '=', userId).execute()
      ).filter(({ subject }) => subject.startsWith('نشانی وب‌هوک')).length

    expect((await change(token, id, { Kinds: ['load.announced', 'load.announced'] })).statusCode).toBe(200)
    expect(await row.executeTakeFirstOrThrow()).toMatchObject({
      url: story.receiver.url,
      kinds: ['load.announced'],
      failingSince: null,
      secretSealed,
    })
    expect(await list(token)).toMatchObject([{ kinds: ['load.announced'], events: 'اعلام بار' }])
    expect(await noticesOf()).toBe(1)
    await declare()
    await send()
    expect(story.receiver.heard.map((one) => isSigned(one, secret))).toEqual([true])

    await change(token, id, { Kinds: ['load.ended'] })
    expect(await noticesOf()).toBe(1)
  })

  it.each([
    ['not_https', { Url: 'http://example.com/hook' }],
    ['inside', { Url: 'https://10.1.2.3/hook' }],
    ['not_seen', { Kinds: ['turn.taken'] }],
  ])('is refused by %s to change it so: %j', async (reason, given) => {
    const { id } = await hookOf()
    const { statusCode, data } = await change(story.company.token, id, given)
    expect([statusCode, data.reason]).toEqual([400, reason])
    const kept = await app.db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst()
    expect(kept).toMatchObject({ url: story.receiver.url, kinds: ['load.announced'] })
  })

  it('is asked for the own password before it changes, given some time ago', async () => {
    const { token, userId } = await app.hallActor(story.company.hall.id)
    const { id } = await hookOf(userId, ['turn.taken'])
    await app.setRow('sessions', { userId }, { passwordAt: longAgo })
    expect((await change(token, id, { Kinds: ['turn.taken'] })).data.reason).toBe('reauthenticate')
  })

  it('whose account was closed finds it paused when it is opened again', async () => {
    const { userId } = await manager()
    await hookOf(userId)
    for (const IsActive of [false, true])
      await app.call('setCompanyUserActive', { token: story.company.token, body: { Id: userId, IsActive } })
    expect((await app.sendAs(userId, contract.listWebhooks)).data).toMatchObject([{ state: 'account' }])
  })

  it('finds the deliveries of a week', async () => {
    const { id } = await hookOf()
    await declare()
    await send()
    await app.clock.moveBy(6 * dayMs)
    await runJob('forget-webhooks')
    const count = async () =>
      (await app.db.selectFrom('webhookDeliveries').select('id').where('webhookId', '=', id).execute()).length
    expect(await count()).toBe(1)
    await app.clock.moveBy(dayMs)
    await runJob('forget-webhooks')
    expect(await count()).toBe(0)
  })
})
