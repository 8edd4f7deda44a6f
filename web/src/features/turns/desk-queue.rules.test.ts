import { describe, expect, it } from 'vitest'
import type { QueueTurn } from '@bargah/contract/features/rounds/desk.schema.ts'
import {
  clockOf,
  computeConditions,
  computeStanding,
  type Giving,
  givingOf,
  computeViews,
  filterQueue,
  obstacleOf,
  sayLastFiled,
  sayWhatHelps,
} from './desk-queue.rules.ts'

const turn = (given: Partial<QueueTurn> = {}): QueueTurn => ({
  id: 1,
  turnNumber: 4207,
  driverName: 'بهرام',
  driverFamily: 'دشتی',
  nationalId: '1000000028',
  mobile: '09171143086',
  plaqueNumber: '61ع275',
  plaqueSerialNumber: '16',
  loaderTypeName: 'تریلی لبه‌دار',
  loaderShortName: 'لبه‌دار',
  takenAt: '2026-11-21T05:00:00Z',
  expiresAt: null,
  returnedAt: null,
  choiceCount: 0,
  lastFiledAt: null,
  lastByStaff: false,
  hasPhone: true,
  hasAccount: true,
  takenByStaff: false,
  driverIsActive: true,
  openPermitId: null,
  canPay: true,
  feeRial: 350_000,
  near: null,
  far: null,
  ...given,
})
const far = { awayKm: 62, rangeKm: 45 }
const chosen = turn({ choiceCount: 4, lastFiledAt: '2026-11-21T10:30:52Z' })
const queue = [
  chosen,
  turn({ id: 2, turnNumber: 4208 }),
  turn({ id: 3, turnNumber: 4210, hasPhone: false, takenByStaff: true }),
  turn({ id: 4, turnNumber: 4211, canPay: false, choiceCount: 2 }),
  turn({ id: 5, turnNumber: 4213, far }),
]

const open: Giving = { is: 'open', closesAt: '2026-11-21T10:40:00Z' }

describe('the views of the queue', () => {
  it('have in the chosen all who chose, as the round’s card counts them, also those who are held back', () => {
    const counts = Object.fromEntries(computeViews(queue, open).map(({ key, count }) => [key, count]))
    expect(counts).toEqual({ all: 5, chosen: 2, unchosen: 1, atHall: 1, blocked: 2 })
    expect(filterQueue(queue, 'chosen', '').map(({ id }) => id)).toEqual([1, 4])
  })

  it('say of nobody that he lacks a choice before a round opens', () => {
    const labels = (turns: QueueTurn[], giving: Giving) =>
      computeViews(turns, giving).map(({ label }) => label)
    expect(labels([], open).slice(1, 3)).toEqual(['انتخاب کرده', 'بی‌انتخاب'])
    expect(labels([], { is: 'waits' }).slice(1)).toEqual(['در انتظار دور', 'نوبت از سالن', 'مانع دارد'])
    // a choice from before the round, of a hall whose rounds open by the first
    expect(labels([turn({ choiceCount: 1 })], { is: 'waits' })).toContain('انتخاب کرده')
    expect(computeStanding(turn(), { is: 'waits' }).badge).toBe('در انتظار دور')
    expect(computeStanding(turn(), { is: 'first' }).badge).toBe('در انتظار دور')
  })

  it('are searched by number, name, plate and national code, in the order of service', () => {
    expect(filterQueue(queue, 'blocked', '').map(({ id }) => id)).toEqual([4, 5])
    expect(filterQueue(queue, 'all', '۴۲۱۰').map(({ id }) => id)).toEqual([3])
    expect(filterQueue(queue, 'all', 'دشتي ۲۷۵')).toHaveLength(5)
    expect(filterQueue(queue, 'chosen', 'رستمی')).toEqual([])
    expect(filterQueue(queue, 'all', '۱۰۰۰۰۰۰۰۲۸')).toHaveLength(5)
  })
})

describe('how a turn stands', () => {
  it.each<[Partial<QueueTurn>, string, string]>([
    [{ choiceCount: 4, lastFiledAt: '2026-11-21T10:30:52Z' }, '۴ بار', '۱۴:۰۰:۵۲'],
    [{ choiceCount: 1, lastByStaff: true }, '۱ بار', 'به دست سالن'],
    [{}, 'بی‌انتخاب', ''],
    // an account is a phone that may be used again; he who took his turn himself has only been signed out
    [{ hasPhone: false }, 'بی‌انتخاب', ''],
    [{ hasPhone: false, takenByStaff: true }, 'نوبت از سالن', 'سالن ثبت کند'],
    [{ hasPhone: true, takenByStaff: true }, 'بی‌انتخاب', ''],
    [{ hasPhone: false, hasAccount: false, takenByStaff: true }, 'گوشی ندارد', 'سالن ثبت کند'],
    [{ canPay: false }, 'موجودی کم', 'کمتر از ۳۵۰٬۰۰۰ ریال'],
    [{ canPay: false, choiceCount: 2 }, 'موجودی کم', '۲ انتخاب'],
    [{ openPermitId: 58_362 }, 'مجوز باز', 'مجوز ۵۸۳۶۲'],
    [{ driverIsActive: false, canPay: false }, 'راننده غیرفعال', 'پشتیبانی فعال می‌کند'],
    [{ far }, 'بیرون از محدوده', '۶۲ از ۴۵ کیلومتر'],
  ])('%j', (given, badge, detail) => {
    expect(computeStanding(turn(given), open)).toMatchObject({ badge, detail })
  })

  it('is not held back by distance while another choice waits', () => {
    expect(obstacleOf(turn({ far, choiceCount: 1 }))).toBeNull()
  })
})

describe('why', () => {
  it('says what the split will ask, what fails first, and never what is in a wallet', () => {
    const now = new Date('2026-11-21T10:32:00Z')
    const poor = turn({ canPay: false, choiceCount: 2, near: { awayKm: 12, rangeKm: 45 } })
    expect(computeConditions(poor, now).map(({ holds, words }) => [holds, words])).toEqual([
      [false, 'موجودی کمتر از ۳۵۰٬۰۰۰ ریال'],
      [true, 'نوبت بی‌پایان'],
      [true, 'راننده فعال'],
      [true, 'مجوز باز ندارد'],
      [true, '۱۲ از ۴۵ کیلومتر'],
    ])
    expect(computeConditions(turn({ far }), now)[0]).toMatchObject({
      holds: false,
      words: '۶۲ از ۴۵ کیلومتر',
    })
  })

  it('says what still helps before the round closes', () => {
    expect(sayWhatHelps(turn({ canPay: false, choiceCount: 2 }), open)).toBe(
      '۲ بار خواسته است. اگر تا ۱۴:۱۰ کیف پول را پر کند، در همین دور حساب می‌شود.',
    )
    expect(sayWhatHelps(turn(), { is: 'waits' })).toBe('چیزی سر راه این نوبت نیست؛ هنوز باری نخواسته است.')
  })

  it('speaks of the next round while none is open, and of none where there are none', () => {
    const poor = turn({ canPay: false })
    expect(sayWhatHelps(poor, { is: 'waits' })).toBe(
      'اگر پیش از دور بعد کیف پول را پر کند، در آن دور حساب می‌شود.',
    )
    expect(sayWhatHelps(poor, { is: 'at_once' })).toBe('اگر کیف پول را پر کند، همان دم می‌تواند بار بگیرد.')
    const closed = { round: null, isSettledAtOnce: false, opensByChoice: false }
    expect(givingOf({ ...closed, isSettledAtOnce: true })).toEqual({ is: 'at_once' })
    expect(givingOf(closed)).toEqual({ is: 'waits' })
    expect(givingOf({ ...closed, opensByChoice: true })).toEqual({ is: 'first' })
  })
})

it('the last that was filed is told with its time and place on the list', () => {
  expect(sayLastFiled(queue)).toBe('۱۴:۰۰:۵۲ نوبت ۴۲۰۷ بار چهارم را افزود')
  expect(sayLastFiled([])).toBeNull()
  expect(clockOf(null)).toBe('')
})
