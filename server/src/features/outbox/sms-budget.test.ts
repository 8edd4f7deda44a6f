import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { next, padded } from '../../../test/plain.ts'

const hourMs = 60 * 60_000
const mostAnHour = 30
const app = useTestApp({ smsBudget: { mostAnHour } })

const anyMobile = () => `0914${padded(next(), 7)}`
const ask = (mobile: string, way: 'sendCode' | 'forgetPassword') =>
  way === 'sendCode' ? app.call(way, { body: { mobile } }) : app.call(way, { query: { mobile } })
const done = (answers: { status: number }[]) => answers.filter(({ status }) => status === 200).length

describe('messages that strangers have sent', () => {
  it('to one number are twenty a day, of all kinds together', async () => {
    const mobile = anyMobile()
    let sent = 0
    for (let turn = 0; turn < 5; turn += 1) {
      const ways = [0, 1, 2].flatMap(() => ['sendCode', 'forgetPassword'] as const)
      sent += done(await Promise.all(ways.map((way) => ask(mobile, way))))
      await app.clock.moveBy(hourMs)
    }
    expect(sent).toBe(20)
    expect((await ask(mobile, 'forgetPassword')).message).toContain('به این شماره پیامک زیادی')
    expect((await ask(anyMobile(), 'sendCode')).status).toBe(200)
    await app.clock.moveBy(24 * hourMs)
    expect((await ask(mobile, 'sendCode')).status).toBe(200)
  })

  it('to all numbers are so many an hour, from wherever and at one moment', async () => {
    await app.clock.moveBy(hourMs)
    const answers = await Promise.all(
      Array.from({ length: mostAnHour + 10 }, (_, i) =>
        ask(anyMobile(), i % 2 ? 'sendCode' : 'forgetPassword'),
      ),
    )
    expect(done(answers)).toBe(mostAnHour)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.message).toContain('اکنون پیامک بسیاری فرستاده می‌شود')
    await app.clock.moveBy(hourMs)
    expect((await ask(anyMobile(), 'sendCode')).status).toBe(200)
  })
})
