import { parseJalaliDateTime } from '@bargah/contract/kernel/dates.ts'
import { describe, expect, it } from 'vitest'
import { computeChanges, sayNoRounds, sayWhen } from './hall-changes.rules.ts'
import { newHall } from './hall-values.rules.ts'

const before = {
  ...newHall,
  Name: 'سالن اصفهان',
  TurnRange: 20,
  LimitNewTurn: 2,
  LoadHallCityId: 1,
  times: { '07:00': true, '12:00': true },
}
const now = parseJalaliDateTime('1405/08/30', '14:16') as Date
const cityName = (id: number | null) => (id === 1 ? 'اصفهان' : 'نجف‌آباد')
const told = (after: Partial<typeof before>) =>
  computeChanges(before, { ...before, ...after }, cityName).map(({ label, from, to }) => [label, from, to])

describe('the changes of a hall’s settings', () => {
  it('are none where nothing differs', () => {
    expect(computeChanges(before, { ...before, times: { '07:00': true, '12:00': true } }, cityName)).toEqual(
      [],
    )
  })

  it('are told from old to new, in the order of the page', () => {
    expect(told({ LimitNewTurn: 3, TurnRange: 30 })).toEqual([
      ['دورترین جای گرفتن نوبت', '۲۰', '۳۰ کیلومتر'],
      ['فاصلهٔ دو نوبت', '۲', '۳ ساعت'],
    ])
  })

  it.each([
    ['a switch', { IsFreeCargo: true }, ['بار آزاد', 'خاموش', 'روشن']],
    ['a city', { LoadHallCityId: 2 }, ['شهر', 'اصفهان', 'نجف‌آباد']],
    ['an empty field', { TurnRange: null }, ['دورترین جای گرفتن نوبت', '۲۰ کیلومتر', 'خالی']],
    ['no range', { TurnRange: 0 }, ['دورترین جای گرفتن نوبت', '۲۰ کیلومتر', 'هر جا']],
    ['no rest between turns', { LimitNewTurn: 0 }, ['فاصلهٔ دو نوبت', '۲ ساعت', 'خاموش']],
    ['no hour', { times: {} }, ['ساعت‌های اعلام', '۲ دور', 'هیچ']],
    ['one more time', { times: { ...before.times, '18:00': true } }, ['ساعت‌های اعلام', '۲', '۳ دور']],
    [
      'another time',
      { times: { '07:00': true, '12:00': false, '18:00': true } },
      ['ساعت‌های اعلام', '', '۱۲:۰۰ و ۱۸:۰۰ عوض شد'],
    ],
  ])('words %s', (_, after, words) => {
    expect(told(after as Partial<typeof before>)).toEqual([words])
  })

  it('say what is given up where a hall is to have no rounds, and nothing where it had none', () => {
    expect(sayNoRounds(10, 0)).toContain('کسی است که زودتر بزند')
    expect(sayNoRounds(null, 0)).toContain('کسی است که زودتر بزند')
    expect(sayNoRounds(0, 0)).toBeNull()
    expect(sayNoRounds(10, 5)).toBeNull()
  })

  it('say from when on they count, and that the log keeps what rules depend on', () => {
    const range = computeChanges(before, { ...before, TurnRange: 30 }, cityName)
    const name = computeChanges(before, { ...before, Name: 'سالن بزرگ' }, cityName)
    const nextRound = parseJalaliDateTime('1405/08/30', '14:30')
    const closesAt = parseJalaliDateTime('1405/08/30', '14:20')
    const logged = 'به کار می‌آید و در دفتر عمومی سالن نوشته می‌شود.'
    expect(sayWhen(range, { closesAt: null, nextRound }, now)).toBe(`از دور *۱۴:۳۰* ${logged}`)
    expect(sayWhen(range, { closesAt: null, nextRound: null }, now)).toBe(`از *همین حالا* ${logged}`)
    expect(sayWhen(range, { closesAt, nextRound }, now)).toBe(
      `دور باز با تنظیم پیشین تمام می‌شود؛ از ساعت *۱۴:۲۰* ${logged}`,
    )
    expect(sayWhen(name, { closesAt, nextRound }, now)).toBe('همین حالا دیده می‌شود.')
  })
})
