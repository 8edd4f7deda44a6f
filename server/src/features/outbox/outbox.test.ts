import { describe, expect, it } from 'vitest'
import { keys, useTestApp } from '../../../test/app.ts'
import { type OutgoingSms, type Sms, SmsRefused } from '../../adapters/sms/sms.port.ts'
import { OutsideFault } from '../../kernel/outside.ts'
import { deliverSms } from './deliver-sms.ts'
import { forgetSms } from './outbox.jobs.ts'
import { sendSms } from './outbox.store.ts'

const app = useTestApp()

const mobile = '09121234567'
const write = (code = '246810') =>
  app.db
    .transaction()
    .execute(async (tx) =>
      sendSms(tx, keys, { to: mobile, kind: 'activation_code', values: { code } }, await app.clock.now(tx)),
    )
const rowOf = (id: number) => app.oneRow('outboxMessages', id)

/** A provider that keeps what it gets and does what the test says. */
function provider(does: () => 'sent' | 'kept' = () => 'sent'): Sms & { got: OutgoingSms[] } {
  const got: OutgoingSms[] = []
  return {
    got,
    async send(message) {
      got.push(message)
      return does()
    },
  }
}
const deliver = (sms: Sms, id: number) => deliverSms(app, { keys: keys, sms }, id)

describe('a text message', () => {
  it('lies sealed in the outbox, and its job is told its id alone', async () => {
    const id = await write('975310')
    const row = JSON.stringify(await rowOf(id))
    expect(row).not.toContain('975310')
    expect(row).not.toContain(mobile)
    const { rows } = await app.pool.query(
      "select payload from graphile_worker._private_jobs where key = 'sms:' || $1",
      [id],
    )
    expect(rows).toEqual([{ payload: { id } }])
  })

  it('is handed over once, however often its job runs', async () => {
    const id = await write('112233')
    const sms = provider()
    await deliver(sms, id)
    await deliver(sms, id)
    expect(sms.got).toEqual([{ to: mobile, kind: 'activation_code', values: { code: '112233' } }])
    expect((await rowOf(id)).sentAt).not.toBeNull()
  })

  it('is given up with a reason in our words when the provider refuses it', async () => {
    const id = await write()
    await deliver(
      provider(() => {
        throw new SmsRefused('no_credit')
      }),
      id,
    )
    expect(await rowOf(id)).toMatchObject({ sentAt: null, failure: 'اعتبار حساب پیامک تمام شده است.' })
  })

  it('stays for the queue to try again while the provider is away, and leaves when it is back', async () => {
    const id = await write()
    const away = provider(() => {
      throw new OutsideFault('سامانهٔ پیامک', 'too slow')
    })
    await expect(deliver(away, id)).rejects.toThrow('پاسخ نمی‌دهد')
    expect((await rowOf(id)).failure).toContain('پاسخ نمی‌دهد')
    await deliver(provider(), id)
    expect(await rowOf(id)).toMatchObject({ failure: null, sentAt: expect.any(Date) })
  })

  it('does not leave when nobody can use it any more', async () => {
    const id = await write()
    await app.clock.moveBy(3 * 60_000)
    const sms = provider()
    await deliver(sms, id)
    expect(sms.got).toEqual([])
    expect((await rowOf(id)).failure).toBe('پیش از آن که برود، زمان آن گذشت.')
  })

  it('is forgotten after a week', async () => {
    const id = await write()
    await app.clock.moveBy(8 * 86_400_000)
    const fresh = await write()
    await forgetSms(app, 7)
    const left = await app.db
      .selectFrom('outboxMessages')
      .select('id')
      .where('id', 'in', [id, fresh])
      .execute()
    expect(left).toEqual([{ id: fresh }])
  })
})

describe('the outbox', () => {
  it('shows an administrator what became of messages, and of a real one neither number nor text', async () => {
    const id = await write('864209')
    const { token } = await app.adminActor()
    const answer = await app.call('listOutbox', { token })
    expect(answer.data[0]).toMatchObject({ id, to: '0912***4567', text: null, state: 'waiting' })
    expect(JSON.stringify(answer.data)).not.toContain('864209')
  })
})
