import { describe, expect, it } from 'vitest'
import { parseJalaliDateTime } from '@bargah/contract/kernel/dates.ts'
import { chartOf, monthAfter, monthBefore, monthOf, movedParts, sayDays } from './account-report.rules.ts'

describe('the months of a report', () => {
  it.each([
    ['1405/08/12', '1405/08/01', '1405/08/30'],
    ['1405/01/31', '1405/01/01', '1405/01/31'],
    // a leap year and a common one
    ['1403/12/05', '1403/12/01', '1403/12/30'],
    ['1404/12/05', '1404/12/01', '1404/12/29'],
  ])('of %s are whole', (day, from, to) => {
    expect(monthOf(day)).toEqual({ from, to })
  })

  it('lead over the end of a year', () => {
    expect(monthBefore('1405/01/20').from).toBe('1404/12/01')
    expect(monthAfter('1404/12/29').from).toBe('1405/01/01')
    expect(monthAfter('1405/01/01').from).toBe('1405/02/01')
  })

  const now = parseJalaliDateTime('1405/08/30') as Date
  it.each([
    ['1405/08/01', '1405/08/30', 'آبان ۱۴۰۵'],
    ['1405/08/01', '1405/08/29', '۱ آبان تا ۲۹ آبان'],
    ['1405/08/09', '1405/08/09', '۹ آبان'],
    ['1404/12/01', '1405/01/02', '۱ اسفند ۱۴۰۴ تا ۲ فروردین'],
  ])('say %s to %s as %s', (from, to, said) => {
    expect(sayDays({ from, to }, now)).toBe(said)
  })
})

it('draws a small wallet in thousands and a large one in millions', () => {
  const now = parseJalaliDateTime('1405/08/30') as Date
  const day = (date: string, closing: number, topUp = 0) => ({ date, closing, topUp })
  const days = [day('1405/08/29', 980_000), day('1405/08/30', 1_230_000, 250_000)]
  const range = { from: '1405/08/29', to: '1405/09/02' }
  expect(chartOf({ ...range, days }, now, { isDriver: false, isPhone: false })).toEqual({
    unit: 'هزار ریال',
    points: ['۲۹ آبان', '۳۰ آبان', '۱ آذر', '۲ آذر'],
    values: [980, 1230, null, null],
    topUps: [1],
  })
  const rich = { ...range, to: '1405/08/29', days: [day('1405/08/29', 48_250_000)] }
  expect(chartOf(rich, now, { isDriver: false, isPhone: false })).toMatchObject({
    unit: 'میلیون ریال',
    values: [48.3],
  })
  expect(chartOf(rich, now, { isDriver: true, isPhone: false })).toMatchObject({
    unit: 'هزار تومان',
    values: [4825],
  })
})

it('draws no more days to come on a phone than make up a week, and none beside as many that have been', () => {
  const now = parseJalaliDateTime('1405/09/09') as Date
  const month = { from: '1405/09/01', to: '1405/09/30' }
  const drawn = (count: number, isPhone: boolean) => {
    const days = Array.from({ length: count }, (_, at) => ({
      date: `1405/09/${String(at + 1).padStart(2, '0')}`,
      closing: 50_000,
      topUp: 0,
    }))
    return chartOf({ ...month, days }, now, { isDriver: true, isPhone }).values.length
  }
  expect([1, 9].map((count) => drawn(count, true))).toEqual([7, 9])
  expect([1, 9].map((count) => drawn(count, false))).toEqual([30, 30])
})

describe('the sum of a report', () => {
  const sum = (amount: number) => ({ amount, count: 1 })
  const day = (topUp: number) => ({ date: '1405/08/30', closing: 0, topUp })
  const said = (report: Parameters<typeof movedParts>[0]) =>
    movedParts(report).map(({ sign, label, amount }) => `${sign} ${label} ${amount}`)

  it('calls money that came in «واریز», and what a hold gave free by its own word', () => {
    const held = {
      opening: 0,
      closing: 0,
      trucks: 0,
      cargos: 0,
      returned: sum(0),
      used: sum(0),
      held: sum(120),
      released: sum(60),
    }
    expect(
      said({ deposit: sum(1_080), withdraw: sum(150), held, days: [day(1_000), day(0), day(0)] }),
    ).toEqual(['+ واریز 1000', '+ آزاد شد 60', '+ بازگشت 20', '− بلوکه شد 120', '− برداشت 30'])
  })

  it('has two parts where nothing is on hold', () => {
    expect(said({ deposit: sum(50), withdraw: sum(20), held: null, days: [day(50)] })).toEqual([
      '+ واریز 50',
      '− برداشت 20',
    ])
  })
})
