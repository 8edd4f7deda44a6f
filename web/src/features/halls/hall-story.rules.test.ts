import { parseJalaliDateTime } from '@bargah/contract/kernel/dates.ts'
import { describe, expect, it } from 'vitest'
import { tellHall } from './hall-story.rules.ts'
import { type HallValues, newHall } from './hall-values.rules.ts'

const now = parseJalaliDateTime('1405/08/30', '14:16') as Date
const told = (values: Partial<HallValues>) =>
  Object.fromEntries(tellHall({ ...newHall, ...values }, now).map(({ key, text }) => [key, text]))

describe('how a hall works', () => {
  it('is told from turn to turn', () => {
    const values = {
      ActiveTurnApp: true,
      TurnRange: 30,
      TurnExpireHour: 24,
      IsActiveShowTime: true,
      times: { '09:00': true, '14:30': true, '18:00': false },
      ReservationRange: 45,
      DriverCharghe: 350_000,
      TransportationCompanyCharghe: 420_000,
      LimitNewTurn: 3,
      TravelTime: 2,
    }
    expect(tellHall({ ...newHall, ...values }, now).map(({ title }) => title)).toEqual([
      'نوبت می‌گیرند',
      'دور باز می‌شود',
      'انتخاب می‌کنند',
      'بار تقسیم می‌شود',
      'مجوز صادر می‌شود',
      'به صف برمی‌گردند',
    ])
    expect(told(values)).toMatchObject({
      turn: 'با گوشی تا *۳۰ کیلومتری*، یا پیش متصدی. شماره‌ها پشت سر هم‌اند و نوبت *۲۴ ساعت* زنده می‌ماند.',
      round: '*۲ بار* در روز، هر بار *۱۰ دقیقه*. دور بعدی *۱۴:۳۰*.',
      choose: 'هر چند بار، به ترتیب دلخواه، از *۴۵ کیلومتری*.',
      permit: '*۳۵۰٬۰۰۰* ریال از راننده و *۴۲۰٬۰۰۰* ریال از شرکت.',
      back: 'دست‌کم *۳ ساعت* پس از مجوز و *۲ ساعت* پس از راه.',
    })
  })

  it.each<[string, Partial<HallValues>, string, string]>([
    [
      'no phones',
      { ActiveTurnApp: false, TurnRange: 30 },
      'turn',
      'تنها *پیش متصدی*. شماره‌ها پشت سر هم‌اند و نوبت *پایان ندارد*.',
    ],
    ['rounds as loads come', {}, 'round', 'با اعلام بار، هر بار *۱۰ دقیقه*.'],
    ['no time that is on', { IsActiveShowTime: true }, 'round', 'هنوز *ساعتی روشن نیست*.'],
    [
      'choices at once',
      { ReservationLimit: 0 },
      'split',
      'هر که *زودتر بزند* می‌برد؛ شمارهٔ نوبت به کار نمی‌آید.',
    ],
    ['no fees', {}, 'permit', '*بی‌هزینه* برای راننده و شرکت.'],
    [
      'a fee of the company alone',
      { TransportationCompanyCharghe: 5 },
      'permit',
      '*۵* ریال از شرکت؛ از راننده هیچ.',
    ],
    ['no limits', {}, 'back', '*همان دم* پس از پایان مجوز.'],
    ['a limit alone', { LimitNewTurn: 3 }, 'back', 'دست‌کم *۳ ساعت* پس از مجوز.'],
    ['the route alone', { TravelTime: 2 }, 'back', 'دست‌کم *۲ ساعت* پس از زمان راه.'],
    ['a field that is empty', { TravelTime: null }, 'back', 'دست‌کم *… ساعت* پس از زمان راه.'],
  ])('tells of %s', (_, values, step, text) => {
    expect(told(values)[step]).toBe(text)
  })
})
