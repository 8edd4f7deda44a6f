import { parseJalaliDateTime } from '@bargah/contract/kernel/dates.ts'
import { describe, expect, it } from 'vitest'
import * as say from './hall-effects.rules.ts'

const now = parseJalaliDateTime('1405/08/30', '14:16') as Date

describe('what a setting of a hall does', () => {
  it.each([
    [
      'turns from afar',
      say.sayTurnRange(30, true),
      'راننده باید در *۳۰ کیلومتری* سالن باشد؛ دورتر نوبت نمی‌گیرد.',
    ],
    ['turns from anywhere', say.sayTurnRange(0, true), 'با ۰ از *هر جا* نوبت می‌گیرد.'],
    ['no phones', say.sayTurnRange(30, false), 'متصدی از راننده جا نمی‌پرسد؛ این فاصله تنها برای گوشی است.'],
    ['life until tomorrow', say.sayTurnLife(24, now), 'اگر اکنون بگیرد، تا *فردا ۱۴:۱۶*.'],
    ['life until tonight', say.sayTurnLife(5, now), 'اگر اکنون بگیرد، تا *۱۹:۱۶*.'],
    ['life of days', say.sayTurnLife(72, now), 'اگر اکنون بگیرد، تا *۳ آذر ۱۴:۱۶*.'],
    ['life without end', say.sayTurnLife(0, now), 'با ۰ نوبت *پایان ندارد*.'],
    ['hours between turns', say.sayLimitNewTurn(3, now), 'مجوز ساعت ۱۴:۱۶، نوبت تازه از *۱۷:۱۶*.'],
    ['none between', say.sayLimitNewTurn(0, now), 'با ۰ خاموش است: نوبت تازه *همان دم* پس از پایان مجوز.'],
    [
      'hours after a route',
      say.sayTravelTime(2, { to: 'تهران', hours: 22.4 }),
      'تهران، ۲۳ ساعت راه: پس از *۲۵ ساعت*.',
    ],
    ['after an unknown route', say.sayTravelTime(2, null), 'نوبت تازه پس از زمان راه و *۲ ساعت*.'],
    ['routes uncounted', say.sayTravelTime(0, null), 'با ۰ خاموش است: زمان راه شمرده نمی‌شود.'],
    ['a switch that is on', say.sayTurnApp(true), 'اگر خاموش باشد، تنها متصدی نوبت می‌دهد.'],
    ['choices from near', say.saySelectRange(45), 'راننده باید در *۴۵ کیلومتری* سالن باشد؛ ۰ از هر جا.'],
    ['choices from anywhere', say.saySelectRange(0), 'با ۰ از *هر جا* انتخاب می‌کنند.'],
    ['a driver’s fee', say.sayDriverFee(350_000), 'شرط گرفتن نوبت هم هست: با *موجودی کمتر* نوبت نمی‌گیرد.'],
    ['no driver’s fee', say.sayDriverFee(0), 'با ۰ از راننده چیزی کم نمی‌شود.'],
    ['where loads are loaded', say.sayCargoOrigin(100), 'بار این سالن تا *۱۰۰ کیلومتری* آن بارگیری می‌شود.'],
    ['a company’s fee', say.sayCompanyFee(420_000), '۵ کامیون: *۲٬۱۰۰٬۰۰۰* ریال.'],
  ])('%s', (_, said, expected) => {
    expect(said).toBe(expected)
  })

  it.each([[null], [Number.NaN], [2.5], [-1]])('is not said of %s', (value) => {
    expect(say.sayTurnLife(value, now)).toBe('')
    expect(say.saySelectRange(value)).toBe('')
    expect(say.sayCompanyFee(value)).toBe('')
  })

  it('warns of no time to choose, whatever is set', () => {
    expect(say.sayLimit(10)).toBe('با ۰ دقیقه، هر که زودتر بزند می‌برد.')
    expect(say.sayLimit(0)).toContain('دست‌کم ۱ دقیقه')
  })
})

describe('the next round', () => {
  const times = { '09:00': true, '14:30': true, '23:00': false }

  it.each([
    [
      'at a show time',
      { IsActiveShowTime: true, times, ReservationLimit: 10 },
      'دور بعدی *ساعت ۱۴:۳۰* باز و *۱۴:۴۰* بسته می‌شود، اگر بار باشد.',
    ],
    [
      'tomorrow',
      { IsActiveShowTime: true, times: { '09:00': true }, ReservationLimit: 25 },
      'دور بعدی *فردا ساعت ۰۹:۰۰* باز و *۰۹:۲۵* بسته می‌شود، اگر بار باشد.',
    ],
    [
      'never',
      { IsActiveShowTime: true, times: { '23:00': false }, ReservationLimit: 10 },
      'بدون ساعت روشن دوری باز نمی‌شود؛ در جدول زیر دست‌کم یکی را روشن کنید.',
    ],
    [
      'with the next load',
      { IsActiveShowTime: false, times, ReservationLimit: 10 },
      'اگر اکنون بار اعلام شود، دور باز و ساعت *۱۴:۲۶* بسته می‌شود.',
    ],
    [
      'none, without a limit',
      { IsActiveShowTime: true, times, ReservationLimit: 0 },
      'دوری باز نمی‌شود: *هر انتخاب همان دم* قطعی است.',
    ],
  ])('is told: %s', (_, values, said) => {
    expect(say.sayNextRound(values, now)).toBe(said)
  })

  it('is a moment only where show times decide', () => {
    const at = parseJalaliDateTime('1405/08/30', '14:30')
    expect(say.nextRoundOf({ IsActiveShowTime: true, times, ReservationLimit: 1 }, now)).toEqual(at)
    expect(say.nextRoundOf({ IsActiveShowTime: false, times, ReservationLimit: 1 }, now)).toBeNull()
    expect(say.nextRoundOf({ IsActiveShowTime: true, times, ReservationLimit: 0 }, now)).toBeNull()
  })
})
