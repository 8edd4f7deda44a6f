import { wrongCode } from '@bargah/contract/features/codes/codes.text.ts'
import { minuteMs, hourMs } from '@bargah/contract/kernel/durations.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { type Browser, openBrowser } from '../../../test/browser.ts'
import { next, padded } from '../../../test/plain.ts'
import { codesSentTo } from '../outbox/outbox.build.ts'

const app = useTestApp()

const anyMobile = () => `0912${padded(next(), 7)}`
// whoever plays no part in what is looked at is one and the same
let someone: Browser
beforeEach(() => {
  someone = openBrowser(app)
})
const send = (mobile: string, by = someone) => by.call('sendCode', { body: { mobile } })
const check = (mobile: string, code: string, by = someone) => by.call('checkCode', { body: { mobile, code } })
const lastCode = async (mobile: string) => (await codesSentTo(app, mobile))[0] ?? ''
const sent = async (mobile = anyMobile(), by = someone) => {
  expect((await send(mobile, by)).data.code).toBe(1)
  return { mobile, code: await lastCode(mobile) }
}
let addresses = 0
/** Somebody whom nobody has seen, from a network of his own. */
const stranger = () => openBrowser(app, `10.${20 + (++addresses >> 8)}.${addresses & 255}.7`)
/** Another code of six digits. */
const wrong = (code: string, by = 1) => padded((Number(code) + by) % 1_000_000, 6)

describe('a one-time code', () => {
  it('has six digits, is right once and gives a proof that no script reads', async () => {
    const { mobile, code } = await sent()
    expect(code).toMatch(/^\d{6}$/)
    const answer = await check(mobile, code)
    expect(answer.data).toMatchObject({ code: 1, data: true })
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-proof=[\w-]{43}; Path=\/; Max-Age=900; Secure; HttpOnly; SameSite=Strict$/,
    )
    const again = await check(mobile, code)
    expect([again.data.code, again.errors]).toEqual([-1, [wrongCode(5)]])
    expect(again.headers['set-cookie']).toBeUndefined()
  })

  it('is right for one of two who send it at one moment', async () => {
    const { mobile, code } = await sent()
    const second = await app.whileWaiting({
      first: (tx) => tx.deleteFrom('oneTimeCodes').where('mobile', '=', mobile).execute(),
      second: () => check(mobile, code),
      meanwhile: async () => {},
    })
    expect(second.errors).toEqual([expect.stringContaining('کد درست نیست')])
    expect(second.headers['set-cookie']).toBeUndefined()
  })

  it('is wrong when its time is over', async () => {
    const [early, late] = [await sent(), await sent()]
    await app.setRow(
      'oneTimeCodes',
      { mobile: early.mobile },
      { expiresAt: new Date((await app.clock.now(app.db)).getTime() + hourMs) },
    )
    await app.clock.moveBy(2 * minuteMs)
    expect((await check(late.mobile, late.code)).errors).toEqual([expect.stringContaining('کد درست نیست')])
    expect((await check(early.mobile, early.code)).data.code).toBe(1)
  })

  it('is kept for two minutes', async () => {
    const { mobile } = await sent()
    const [row] = await app.rowsOf('oneTimeCodes', { mobile })
    const leftMs = (row?.expiresAt.getTime() ?? 0) - (await app.clock.now(app.db)).getTime()
    expect(leftMs).toBeGreaterThan(minuteMs)
    expect(leftMs).toBeLessThanOrEqual(2 * minuteMs)
  })

  it('is for its mobile and its purpose alone', async () => {
    const [one, other] = [await sent(), await sent()]
    expect((await check(one.mobile, other.code)).data.code).toBe(one.code === other.code ? 1 : -1)
    const codes = () => app.db.updateTable('oneTimeCodes')
    await codes().set({ purpose: 'device' }).where('mobile', '=', other.mobile).execute()
    expect((await check(other.mobile, other.code)).errors).toEqual([expect.stringContaining('کد درست نیست')])
    // nor does a kept code fit when somebody who has the database says that it is of another purpose, or another's
    const third = await sent()
    const { hash } = await app.oneRow('oneTimeCodes', { mobile: other.mobile })
    await codes().set({ hash }).where('mobile', '=', third.mobile).execute()
    expect((await check(third.mobile, other.code)).errors).toEqual([expect.stringContaining('کد درست نیست')])
  })

  it('is worth nothing once another was sent', async () => {
    const first = await sent()
    const { code } = await sent(first.mobile)
    if (first.code !== code)
      expect((await check(first.mobile, first.code)).errors).toEqual([
        expect.stringContaining('کد درست نیست'),
      ])
    expect((await check(first.mobile, code)).data.code).toBe(1)
  })

  it('is sent three times in ten minutes to one number by one who asks, at one moment too', async () => {
    const mobile = anyMobile()
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(mobile)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.message).toContain('برای این شماره کد زیادی خواسته شده است')
    expect(await codesSentTo(app, mobile)).toHaveLength(3)
    expect((await send(anyMobile())).status).toBe(200)
    expect((await send(mobile, stranger())).status).toBe(200)
    await app.clock.moveBy(10 * minuteMs)
    expect((await send(mobile)).data.data).toEqual({ validMs: 2 * minuteMs, sendsLeft: 2 })
  })

  it('is sent with the same words whether the number is known or not', async () => {
    const known = await app.buildDriver()
    const [one, other] = [await send(known.mobile), await send(anyMobile())]
    expect([one.status, one.data]).toEqual([other.status, other.data])
  })

  it('is read in any spelling of mobile and digits', async () => {
    const { mobile, code } = await sent()
    const persian = (text: string) => text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '')
    expect((await check(persian(mobile.replace(/^0/, '+98')), persian(code))).data.code).toBe(1)
  })
})

describe('guessing at codes', () => {
  it('of two hundred guesses at one moment five are looked at, however the right one lies among them', async () => {
    const { mobile, code } = await sent()
    const guesses = Array.from({ length: 200 }, (_, at) => (at === 199 ? code : wrong(code, at + 1)))
    const answers = await Promise.all(guesses.map((guess) => check(mobile, guess)))
    expect(answers.filter(({ data }) => data.code === 1)).toEqual([])
    expect((await check(mobile, code)).errors).toEqual([wrongCode(0)])
  })

  it('counts for the code that is alive: another that is sent has guesses of its own', async () => {
    const { mobile, code } = await sent()
    for (let guess = 1; guess <= 5; guess += 1)
      expect((await check(mobile, wrong(code, guess))).errors).toEqual([wrongCode(5 - guess)])
    expect((await check(mobile, code)).errors).toEqual([wrongCode(0)])
    const second = await sent(mobile)
    expect((await check(mobile, second.code)).data.code).toBe(1)
  })

  it('costs a number nothing while no code of it is live: a stranger keeps nobody off his phone', async () => {
    const mobile = anyMobile()
    for (let guess = 1; guess <= 20; guess += 1)
      expect((await check(mobile, '123456')).errors).toEqual([wrongCode(5)])
    const old = await sent(mobile)
    await app.clock.moveBy(3 * minuteMs)
    for (let guess = 1; guess <= 20; guess += 1)
      expect((await check(mobile, wrong(old.code, guess))).errors).toEqual([wrongCode(5)])
    const { code } = await sent(mobile)
    expect((await check(mobile, code)).data.code).toBe(1)
  })

  it('never meets the code of another who asked: it is neither right, nor uses up what he may guess', async () => {
    const { mobile, code } = await sent()
    const others = [stranger(), stranger(), openBrowser(app)]
    for (const other of others)
      for (let guess = 0; guess < 6; guess += 1)
        expect((await check(mobile, guess === 0 ? code : wrong(code, guess), other)).data.code).toBe(-1)
    expect((await check(mobile, code)).data.code).toBe(1)
  })

  it('is no easier for who has a code of his own sent to the number, and that takes the place of none', async () => {
    const { mobile, code } = await sent()
    const other = stranger()
    const his = await sent(mobile, other)
    if (his.code !== code) expect((await check(mobile, code, other)).data.code).toBe(-1)
    expect((await check(mobile, code)).data.code).toBe(1)
    expect((await check(mobile, his.code, other)).data.code).toBe(1)
  })

  it('is bounded for all strangers together: twenty codes a day are sent to a number, of five guesses each', async () => {
    const mobile = anyMobile()
    const answers = await Promise.all(Array.from({ length: 60 }, () => send(mobile, stranger())))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(answers.find(({ status }) => status === 429)?.message).toContain('به این شماره پیامک زیادی')
    expect(await codesSentTo(app, mobile)).toHaveLength(20)
  })

  it('is bounded for one network: its addresses together have a share of their own', async () => {
    const mobile = anyMobile()
    const of = (host: number) => openBrowser(app, `2001:db8:77:${host}::1`)
    const answers = await Promise.all(Array.from({ length: 40 }, (_, host) => send(mobile, of(host))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12)
    expect((await send(mobile, openBrowser(app, '2001:db8:78::1'))).status).toBe(200)
  })
})

it('leaves no code and no proof where a reader of the database or the log finds it', async () => {
  const { mobile, code } = await sent()
  const cookie = String((await check(mobile, code)).headers['set-cookie'])
  const asker = /asker=([\w-]{32})/.exec(someone.cookie())?.[1] ?? 'none'
  const token = /=([\w-]{43});/.exec(cookie)?.[1] ?? 'none'
  const times = ['at', 'created_at', 'expires_at', 'forget_at']
  for (const table of [
    'audit_log',
    'one_time_codes',
    'proofs',
    'outbox_messages',
    'tries',
    'idempotency_keys',
  ]) {
    const { rows } = await app.pool.query(
      `select row from (select (to_jsonb(t) - $3::text[])::text as row from ${table} t) as kept
        where row ~ $1 or row like '%' || $2 || '%' or row like '%' || $4 || '%'`,
      [`\\y${code}\\y`, token, times, asker],
    )
    expect(rows, table).toEqual([])
  }
})
