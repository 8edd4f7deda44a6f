import { smsTexts } from '@bargah/contract/features/outbox/outbox.text.ts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { createReader } from '../../adapters/sms/incoming.ts'
import { readSmsInbox, type SmsSettings } from '../../app/sms-settings.ts'
import { smsSentTo } from '../outbox/outbox.build.ts'
import { mostAnswers } from './sms-question.rules.ts'

const secret = 'a secret of the carrier, long enough'
const app = useTestApp({ smsInbox: { secret, read: createReader('local') } })
const at = (given = secret) => `/sms/inbox/${encodeURIComponent(given)}`

const ask = async (from: string, text: string) =>
  (await app.app.inject({ method: 'GET', url: at(), query: { from, text } })).body
const told = (mobile: string) => smsSentTo(app, mobile)
/** A driver in a hall's queue, behind another. */
async function waiting() {
  const { hall } = await app.hallWithCompany({ name: 'اصفهان', reservationLimitMinutes: 0 })
  await app.buildTurn(hall.id, await app.driverActor())
  const driver = await app.driverActor()
  return { ...driver, hall, turn: await app.buildTurn(hall.id, driver) }
}
const countRows = async () =>
  Number(
    (
      await app.db
        .selectFrom('outboxMessages')
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  )

describe('a driver who asks by a message', () => {
  it('is told his own place, whatever number he wrote, and nothing changes by it', async () => {
    const driver = await waiting()
    expect(await ask(driver.mobile, 'نوبت ۱')).toBe('ok')
    const values = { turn: '2', hall: 'اصفهان', ahead: '1', next: 'با آمدن بار' }
    expect(await told(driver.mobile)).toEqual([{ kind: 'asked_turn', values }])
    const turn = app.db.selectFrom('turns').selectAll().where('id', '=', driver.turn.id)
    expect(await turn.executeTakeFirstOrThrow()).toEqual(driver.turn)
  })

  it('may be handed on by a form or JSON, his number in any spelling', async () => {
    const driver = await waiting()
    const from = `+98${driver.mobile.slice(1)}`
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    await app.app.inject({
      method: 'POST',
      url: at(),
      headers: form,
      payload: new URLSearchParams({ from, text: 'n 3' }).toString(),
    })
    await app.app.inject({ method: 'POST', url: at(), payload: { from, text: 'راهنما' } })
    expect((await told(driver.mobile)).map(({ kind }) => kind)).toEqual(['asked_help', 'asked_turn'])
  })

  it('is told that he has no turn', async () => {
    const driver = await app.driverActor()
    await ask(driver.mobile, 'نوبت')
    expect(await told(driver.mobile)).toEqual([{ kind: 'asked_no_turn', values: { word: 'نوبت' } }])
  })

  it('gets six answers a day, and again the next day', async () => {
    const driver = await waiting()
    const most = mostAnswers.ofDriver.most
    for (let times = 0; times < most + 2; times++) expect(await ask(driver.mobile, 'نوبت')).toBe('ok')
    expect(await told(driver.mobile)).toHaveLength(most)
    await app.clock.moveBy(25 * 3_600_000)
    await ask(driver.mobile, 'نوبت')
    expect(await told(driver.mobile)).toHaveLength(most + 1)
  })
})

describe('nothing leaves', () => {
  it('to a stranger, to whose account is closed, and for words that are no question', async () => {
    const [driver, shut, gone] = [await waiting(), await waiting(), await waiting()]
    await app.setRow('users', shut.userId, { isActive: false })
    await app.setRow('drivers', gone.id, { isActive: false })
    const before = await countRows()
    for (const from of ['09990000000', '۰۹۹۹۰۰۰۰۰۰۰', 'bank', '', shut.mobile, gone.mobile])
      expect(await ask(from, 'نوبت')).toBe('ok')
    for (const text of ['سلام', 'لغو نوبت', '', 'نوبت '.repeat(200)])
      expect(await ask(driver.mobile, text)).toBe('ok')
    expect(await countRows()).toBe(before)
  })

  it('for whoever does not know the secret, nor where there is none', async () => {
    const driver = await waiting()
    const query = { from: driver.mobile, text: 'نوبت' }
    for (const given of ['demo', `${secret}x`, ''])
      expect((await app.app.inject({ method: 'GET', url: at(given), query })).statusCode, given).toBe(404)
    expect(await told(driver.mobile)).toEqual([])
  })
})

describe('who hands messages on', () => {
  const sms: SmsSettings = { provider: 'kavenegar', key: 'k', templates: {}, base: undefined }
  it('is the provider that knows the secret; on a demo without one whoever opens the address', () => {
    const provided = readSmsInbox({ sms, smsInboxSecret: secret }, false)
    expect(provided?.secret).toBe(secret)
    expect(provided?.read({ from: '09121234567', message: 'نوبت' })?.text).toBe('نوبت')
    expect(readSmsInbox({ sms, smsInboxSecret: undefined }, true)).toBeNull()
    expect(readSmsInbox({ sms: null, smsInboxSecret: undefined }, false)).toBeNull()
    const ofDemo = readSmsInbox({ sms: null, smsInboxSecret: undefined }, true)
    expect(ofDemo?.secret).toBe('demo')
    expect(ofDemo?.read({ from: '09121234567', text: 'نوبت' })?.text).toBe('نوبت')
  })
})

describe('what is answered', () => {
  it('fits one message and says it as the hall would', () => {
    const turn = smsTexts.asked_turn({ turn: '1704', hall: 'اصفهان', ahead: '11', next: '۱۴:۳۰' })
    expect(turn).toBe('نوبت ۱۷۰۴ در سالن اصفهان: ۱۱ نفر جلوترند. اعلام بعدی: ۱۴:۳۰.')
    const texts = [turn, smsTexts.asked_no_turn({ word: 'نوبت' }), smsTexts.asked_help({ word: 'نوبت' })]
    for (const text of texts) expect(text.length, text).toBeLessThanOrEqual(70)
  })
})
