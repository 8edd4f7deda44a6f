import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJalaliDateTime } from '@bargah/contract/kernel/dates.ts'
import { computeReport, type Moved } from './account-report.rules.ts'

const at = (day: string, hour = '00:00') => parseJalaliDateTime(day, hour) as Date
const range = { since: at('1405/08/24'), before: at('1405/09/01'), now: at('1405/08/30', '16:20') }

describe('the report of a wallet', () => {
  // the days of the drawn statement, 24 to 30 Aban
  const moved: Moved[] = [
    { day: '2026-11-15', kind: 'hold', side: 'out', amountRial: 2_400_000, count: 1 },
    { day: '2026-11-21', kind: 'top_up', side: 'in', amountRial: 30_000_000, count: 1 },
    { day: '2026-11-21', kind: 'company_fee', side: 'held_out', amountRial: 600_000, count: 1 },
    { day: '2026-11-21', kind: 'company_refund', side: 'held_in', amountRial: 300_000, count: 1 },
    { day: '2026-11-21', kind: 'release', side: 'in', amountRial: 1_200_000, count: 2 },
  ]
  const held = { balanceRial: 31_200_000, trucks: 52, cargos: 19 }

  it('adds up backwards from what the wallet holds now', () => {
    const report = computeReport({ balanceRial: 48_250_000, held, moved }, range)
    expect(report).toMatchObject({
      from: '1405/08/24',
      to: '1405/08/30',
      isUntilNow: true,
      opening: 19_450_000,
      deposit: { amount: 31_200_000, count: 3 },
      withdraw: { amount: 2_400_000, count: 1 },
      closing: 48_250_000,
      lines: 6,
    })
    expect(report.days.map(({ closing }) => closing / 1000)).toEqual([
      17_050, 17_050, 17_050, 17_050, 17_050, 17_050, 48_250,
    ])
    expect(report.days.at(-1)).toEqual({ date: '1405/08/30', closing: 48_250_000, topUp: 30_000_000 })
    expect(report.held).toMatchObject({
      opening: 30_300_000,
      held: { amount: 2_400_000, count: 1 },
      returned: { amount: 300_000 },
      released: { amount: 1_200_000, count: 2 },
      used: { amount: 600_000 },
      closing: 31_200_000,
    })
  })

  it('closes with what there was then, where later days moved it', () => {
    const report = computeReport(
      { balanceRial: 48_250_000, held, moved },
      { ...range, before: at('1405/08/30') },
    )
    expect(report).toMatchObject({ isUntilNow: false, opening: 19_450_000, closing: 17_050_000 })
    expect(report.held?.closing).toBe(32_700_000)
  })

  it.each([
    ['from its first line on', '2023-03-25', 1_338, '1402/01/05'],
    ['of the last 400 days, where all lines are newer', '2026-11-15', 401, '1404/07/25'],
  ])('of a century has the days %s, and adds up all the same', (_which, day, count, first) => {
    const one: Moved = { day, kind: 'top_up', side: 'in', amountRial: 7_000, count: 1 }
    const report = computeReport(
      { balanceRial: 9_000, held: null, moved: [one] },
      { ...range, since: at('1300/01/01') },
    )
    expect([report.days.length, report.days[0]?.date]).toEqual([count, first])
    expect(report).toMatchObject({ opening: 2_000, closing: 9_000, deposit: { amount: 7_000 } })
    expect(report.days[0]?.closing).toBe(day < '2025' ? 9_000 : 2_000)
  })

  it('of days to come, and of none, stands still', () => {
    const facts = { balanceRial: 5, held: null, moved: [] }
    for (const { since, before } of [
      { since: at('1405/09/10'), before: at('1405/09/12') },
      { since: at('1405/08/20'), before: at('1405/08/10') },
    ])
      expect(computeReport(facts, { since, before, now: range.now })).toMatchObject({
        opening: 5,
        closing: 5,
        lines: 0,
        days: [],
      })
  })

  it('adds up whatever moved', () => {
    const days = ['2026-11-14', '2026-11-15', '2026-11-18', '2026-11-21', '2026-11-22']
    const one = fc.record({
      day: fc.constantFrom(...days.slice(1)),
      moved: fc.constantFrom<Pick<Moved, 'kind' | 'side'>>(
        { kind: 'top_up', side: 'in' },
        { kind: 'withdrawal', side: 'out' },
        { kind: 'hold', side: 'out' },
        { kind: 'release', side: 'in' },
        { kind: 'company_fee', side: 'held_out' },
        { kind: 'company_refund', side: 'held_in' },
        { kind: 'company_refund', side: 'in' },
      ),
      amountRial: fc.integer({ min: 1, max: 1e12 }),
      count: fc.integer({ min: 1, max: 100 }),
    })
    fc.assert(
      fc.property(fc.array(one), fc.integer({ min: 0, max: 1e12 }), (some, balanceRial) => {
        const lines = some.map(({ moved, ...line }) => ({ ...line, ...moved }))
        const report = computeReport({ balanceRial, held, moved: lines }, range)
        expect(report.opening + report.deposit.amount - report.withdraw.amount).toBe(report.closing)
        expect(report.days.at(-1)?.closing).toBe(report.closing)
        const parts = report.held
        expect(
          parts &&
            parts.opening +
              parts.held.amount +
              parts.returned.amount -
              parts.released.amount -
              parts.used.amount,
        ).toBe(parts?.closing)
      }),
    )
  })
})
