// @module-tag long
import { mostWaiting } from '@bargah/contract/features/webhooks/webhooks.states.ts'
import { minuteMs, hourMs, dayMs } from '@bargah/contract/kernel/durations.ts'
import { describe, expect, it } from 'vitest'
import { noteAnswer } from './deliveries.store.ts'
import { buildWebhook, openReceiver } from './webhooks.build.ts'
import { useWebhooks } from './story.build.ts'

const { app, story, send, list, deliveries, declare, hookOf } = useWebhooks()

describe('a receiver that does not take it', () => {
  it('is tried again after growing pauses, and what it said is shown', async () => {
    const { id } = await hookOf()
    Object.assign(story.receiver, { status: 500, text: 'no\n<b>database</b>\u0000' })
    await declare()
    const pauses = [
      5_000,
      minuteMs,
      5 * minuteMs,
      30 * minuteMs,
      2 * hourMs,
      6 * hourMs,
      12 * hourMs,
      24 * hourMs,
    ]
    for (const [at, pauseMs] of pauses.entries()) {
      await send()
      const [row] = await deliveries(story.company.token, id)
      expect(row).toMatchObject({
        state: 'waiting',
        tries: at + 1,
        status: 500,
        fault: 'refused',
        reply: 'no <b>database</b>',
      })
      expect(Date.parse(row.nextTryAt) - Date.parse(row.triedAt)).toBeGreaterThanOrEqual(pauseMs)
      expect(Date.parse(row.nextTryAt) - Date.parse(row.triedAt)).toBeLessThan(pauseMs + minuteMs)
      // of five seconds half may be over by now
      if (pauseMs >= minuteMs) await send(pauseMs / 2)
      expect(story.receiver.heard).toHaveLength(at + 1)
      await app.clock.moveBy(pauseMs)
    }
    await send()
    expect(await deliveries(story.company.token, id)).toMatchObject([
      { state: 'given_up', tries: 9, nextTryAt: null },
    ])
    const ids = story.receiver.heard.map(({ headers }) => headers['webhook-id'])
    expect([ids.length, new Set(ids).size]).toEqual([9, 1])
    story.receiver.status = 204
    const [{ id: Id }] = await deliveries(story.company.token, id)
    expect((await app.call('resendDelivery', { token: story.company.token, body: { Id } })).statusCode).toBe(
      200,
    )
    await send()
    expect(await deliveries(story.company.token, id)).toMatchObject([
      { state: 'delivered', tries: 1, status: 204 },
    ])
  })

  it('is not followed where it leads', async () => {
    const { id } = await hookOf()
    story.receiver.status = 302
    await declare()
    await send()
    expect(story.receiver.heard.map(({ path }) => path)).toEqual(['/hook'])
    expect(await deliveries(story.company.token, id)).toMatchObject([
      { state: 'waiting', status: 302, fault: 'refused' },
    ])
  })

  it('holds up no other', async () => {
    const other = await openReceiver()
    const slow = await hookOf()
    await buildWebhook(app.db, app.keys, { userId: story.company.userId, url: other.url })
    story.receiver.status = null
    await declare()
    const sent = send()
    await expect.poll(() => other.heard.length).toBe(1)
    // the slow one still has it open
    expect(await deliveries(story.company.token, slow.id)).toMatchObject([{ status: null, fault: null }])
    await sent
    expect(await deliveries(story.company.token, slow.id)).toMatchObject([
      { status: null, fault: 'too_slow' },
    ])
    other.close()
  }, 15_000)

  it('is paused when too much waits for it, and its owner is told', async () => {
    const { id } = await hookOf()
    story.receiver.status = 503
    const fill = (count: number) =>
      app.pool.query(
        `insert into webhook_deliveries (webhook_id, kind, data, happened_at, next_try_at, tries)
        select $1, 'webhook.test', '{}', now(), now() + interval '1 year', 1 from generate_series(1, $2::int)`,
        [id, count],
      )
    await fill(mostWaiting - 1)
    await declare()
    await send()
    expect(await list(story.company.token)).toMatchObject([{ state: 'on', waiting: mostWaiting }])
    await declare()
    await send(hourMs)
    expect(await list(story.company.token)).toMatchObject([{ state: 'too_much', waiting: mostWaiting + 1 }])
    expect((await app.lastRow('notifications', {})).message).toContain('۲۰٬۰۰۰ رویداد')
  })

  it('is paused after three days, its owner is told, and goes on when he says so', async () => {
    const { id } = await hookOf()
    story.receiver.status = 503
    await declare()
    await send()
    await declare()
    await send(3 * dayMs)
    expect(await list(story.company.token)).toMatchObject([{ state: 'failing', waiting: 2 }])
    const notice = await app.db
      .selectFrom('notifications')
      .select('subject')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(notice?.subject).toMatch(/ایستاد/)
    const [{ id: Id }] = await deliveries(story.company.token, id)
    for (const refused of [
      await app.call('tryWebhook', { token: story.company.token, body: { Id: id } }),
      await app.call('resendDelivery', { token: story.company.token, body: { Id } }),
    ])
      expect(refused.data.reason).toBe('paused')
    story.receiver.status = 200
    story.receiver.heard.length = 0
    await declare()
    await send(dayMs)
    expect(story.receiver.heard).toEqual([])
    await app.call('setWebhookOn', { token: story.company.token, body: { Id: id, IsOn: true } })
    await send()
    expect(await list(story.company.token)).toMatchObject([{ state: 'on', waiting: 0, failingSince: null }])
    expect(story.receiver.heard.length).toBeGreaterThan(0)
  })

  it('is not called where it lies in the house', async () => {
    await buildWebhook(app.db, app.keys, { userId: story.company.userId, url: 'https://10.0.0.7/hook' })
    await declare()
    await send()
    const [row] = await app.rowsOf('webhookDeliveries', {})
    expect(row).toMatchObject({ status: null, fault: 'inside', tries: 1 })
  })

  it('whose answer comes late changes nothing of what was sent again meanwhile', async () => {
    const { id } = await hookOf()
    await declare()
    await send()
    const [row] = await deliveries(story.company.token, id)
    const late = { answer: { fault: 'too_slow' as const }, deliveredAt: null, nextTryAt: null }
    await app.db
      .transaction()
      .execute((tx) => noteAnswer(tx, { id: row.id, at: new Date(Date.parse(row.triedAt) - 1) }, late))
    expect(await deliveries(story.company.token, id)).toEqual([row])
  })

  it('is not asked for what was queued before its owner paused it', async () => {
    const { id } = await hookOf()
    await declare()
    await app.call('setWebhookOn', { token: story.company.token, body: { Id: id, IsOn: false } })
    app.webhookSender.send(id)
    await app.webhookSender.idle()
    expect(story.receiver.heard).toEqual([])
  })
})
