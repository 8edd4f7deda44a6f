import type { CargoLife, CargoStep } from '@bargah/contract/features/cargos/cargo-life.schema.ts'
import { describe, expect, it } from 'vitest'
import { cargoLines } from './cargo-steps.rules.ts'

const now = new Date('2026-11-21T12:00:00+03:30')
const step = (given: Partial<CargoStep> & Pick<CargoStep, 'kind'>): CargoStep => ({
  at: '2026-11-20T18:30:00+03:30',
  by: null,
  reason: null,
  fromStatus: 0,
  toStatus: 0,
  permitId: null,
  driverName: null,
  round: null,
  ...given,
})
const round = (requests: number, granted = 0, gotBetter = 0) =>
  step({
    kind: 'round',
    round: { id: 1, opensAt: '2026-11-20T19:00:00+03:30', requests, granted, gotBetter },
  })
const life = (steps: CargoStep[], given: Partial<CargoLife> = {}): CargoLife => ({
  cargoStatus: 1,
  announcedAt: '2026-11-20T18:30:00+03:30',
  notReturned: null,
  freighterNumber: 3,
  remaining: 2,
  permitCount: 1,
  waitingCount: 0,
  releaseRial: 0,
  round: null,
  reviewUntil: null,
  steps,
  ...given,
})
const said = (of: CargoLife) => cargoLines(of, now).map(({ act, detail }) => [act, detail])

describe('the lines of a cargo’s history', () => {
  it('say of a load that was declared for later when it is announced, and not that it is', () => {
    const declared = step({ kind: 'declared' })
    const at = (announcedAt: string, more: CargoStep[] = []) =>
      said(life([declared, ...more], { announcedAt }))[0]?.[0]
    expect(at('2026-11-20T18:30:20+03:30')).toBe('ثبت و اعلام بار')
    expect(at('2026-11-22T02:04:00+03:30')).toBe('ثبت بار، برای اعلام فردا ۰۲:۰۴')
    expect(at('2026-11-20T19:30:00+03:30')).toBe('ثبت بار، برای اعلام ۲۹ آبان ۱۹:۳۰')
    // one that was sent again is announced by that
    expect(at('2026-11-21T09:00:00+03:30', [step({ kind: 'returned' })])).toBe('ثبت و اعلام بار')
  })

  it('name what an edit changed, where that is known', () => {
    const by = 'بار گستر پارس'
    const steps = [step({ kind: 'edited', by }), step({ kind: 'edited', by, reason: 'کرایه، بارگیر' })]
    expect(said(life(steps))).toEqual([
      ['ویرایش بار', by],
      ['ویرایش بار', `کرایه، بارگیر؛ ${by}`],
    ])
  })

  it('say who did what, and quote the reasons that people gave', () => {
    const steps = [
      step({ kind: 'declared', by: 'رضا سلیمی، بار گستر پارس' }),
      step({ kind: 'finished', by: 'رضا سلیمی، بار گستر پارس', reason: 'راننده پیدا نشد', toStatus: 1 }),
      step({ kind: 'returned', by: 'مریم صالحی، مدیر سامانه', fromStatus: 1 }),
      step({ kind: 'assigned', toStatus: 2, permitId: 58_409, driverName: 'سعید مرادی', by: 'مریم صالحی' }),
      step({ kind: 'reopened', fromStatus: 2, permitId: 58_409, by: 'مریم صالحی' }),
      step({ kind: 'expired', toStatus: 1, reason: 'منقضی' }),
    ]
    expect(said(life(steps))).toEqual([
      ['ثبت و اعلام بار', 'رضا سلیمی، بار گستر پارس'],
      ['تمام شد', '«راننده پیدا نشد»، رضا سلیمی، بار گستر پارس'],
      ['برگشت به ارسال', 'مریم صالحی، مدیر سامانه'],
      ['تخصیص با بارنامه', 'سعید مرادی، مجوز ۵۸۴۰۹، به دست مریم صالحی'],
      ['برگشت به ارسال', 'مجوز ۵۸۴۰۹ باطل شد، مریم صالحی'],
      ['منقضی شد', 'زمان ماندن آن بر تابلوها گذشت'],
    ])
    expect(cargoLines(life(steps), now).map(({ isBad = false }) => isBad)).toEqual([
      false,
      true,
      false,
      false,
      false,
      true,
    ])
    expect(cargoLines(life(steps), now)[0]?.when).toBe('۲۹ آبان ۱۸:۳۰')
  })

  it('tell of each round what came of it, and of rounds in a row that nobody wanted in one line', () => {
    const rounds = [round(3, 0, 3), round(0), round(0), round(5, 2, 1), round(0)]
    expect(said(life(rounds))).toEqual([
      ['دور ۱۹:۰۰، ۳ درخواست', 'بی‌نتیجه، ۳ راننده بار دیگری گرفتند'],
      ['۲ دور، بی‌درخواست', undefined],
      ['دور ۱۹:۰۰، ۵ درخواست', '۲ راننده آن را گرفتند، ۱ راننده بار دیگری گرفت'],
      ['دور ۱۹:۰۰، بی‌درخواست', undefined],
    ])
  })

  it.each([
    [{ cargoStatus: 0 }, ['در حال ارسال', 'تمام'], 'now'],
    [{ cargoStatus: 0, remaining: 0 }, ['تکمیل مجوزها', 'تمام'], 'waits'],
    [{ cargoStatus: 2, remaining: 0 }, ['تکمیل مجوزها', 'تمام'], 'waits'],
    [{ cargoStatus: -1 }, ['بررسی', 'در حال ارسال', 'تمام'], 'waits'],
    [{ cargoStatus: 1 }, [], undefined],
  ] as const)('end with what is to come (%o)', (given, acts, first) => {
    const lines = cargoLines(life([], given), now)
    expect(lines.map(({ act }) => act)).toEqual(acts)
    expect(lines[0]?.state).toBe(first)
  })

  it('say by when a review is due', () => {
    const waiting = life([], { cargoStatus: -1, reviewUntil: '2026-11-24T12:15:00+03:30' })
    expect(cargoLines(waiting, now)[0]?.when).toBe('تا ۳ آذر ۱۲:۱۵')
  })
})
