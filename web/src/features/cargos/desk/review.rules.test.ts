import type { ReviewChecks } from '@bargah/contract/features/cargos/review-cargo.schema.ts'
import { describe, expect, it } from 'vitest'
import { approvalSentence, lackingOf, lackSentence, reviewTicks } from './review.rules.ts'

const now = new Date('2026-11-21T10:32:00Z')
const rents = {
  sample: 87,
  low: 18_000_000,
  usualFrom: 20_100_000,
  usualTo: 23_800_000,
  high: 30_000_000,
  byTonneKm: false,
}
const known: ReviewChecks = {
  checks: ['rent_usual', 'wallet_enough', 'owner_accepted', 'unanswered'],
  rents,
  officialRentToman: 19_000_000,
  holdRial: 1_440_000,
  balanceRial: 21_450_000,
  ownerLoads: 14,
  ownerRejected: 1,
  declaredAt: '2026-11-21T08:45:00Z',
  reviewUntil: '2026-11-24T08:45:00Z',
}
const linesOf = (given: Partial<ReviewChecks>, company: string | null = 'ترابر خلیج') =>
  reviewTicks({ ...known, ...given }, company, now).map(({ label, value }) => [label, value])

describe('before approving', () => {
  it('a rent far from the official one is read with that', () => {
    expect(linesOf({ checks: ['rent_off'], rents: null })).toEqual([
      ['کرایه از نرخ رسمی بسیار دور است', 'نرخ رسمی ۱۹٬۰۰۰٬۰۰۰ تومان'],
    ])
  })

  it('each check is read with the number that decides', () => {
    expect(linesOf({})).toEqual([
      ['کرایه در بازهٔ معمول است', '۲۰٫۱ تا ۲۳٫۸ میلیون، ۸۷ بار'],
      ['کیف پول ترابر خلیج می‌رسد', '۱٬۴۴۰٬۰۰۰ از ۲۱٬۴۵۰٬۰۰۰ ریال'],
      ['صاحب کالا تأیید شده است', '۱۴ بار، ۱ رد'],
      ['ترابر خلیج هنوز پاسخ نداده است', '۱ ساعت و ۴۷ دقیقه'],
    ])
  })

  it.each<[string, Partial<ReviewChecks>, [string, string | undefined]]>([
    ['a new owner', { checks: ['owner_accepted'], ownerLoads: 0 }, ['صاحب کالا تأیید شده است', 'نخستین بار']],
    [
      'whole hours',
      { checks: ['unanswered'], declaredAt: '2026-11-20T10:32:00Z' },
      ['هنوز پاسخ نداده‌اید', '۲۴ ساعت'],
    ],
    [
      'this very minute',
      { checks: ['unanswered'], declaredAt: now.toISOString() },
      ['هنوز پاسخ نداده‌اید', '۰ دقیقه'],
    ],
    ['a closed company', { checks: ['company_closed'] }, ['حساب شرکت شما بسته است', undefined]],
    [
      'rents of other weights',
      { checks: ['rent_low'], rents: { ...rents, byTonneKm: true } },
      ['کرایه کمتر از معمول است', '۲۰٫۱ تا ۲۳٫۸ میلیون، ۸۷ بار، به نسبت تن'],
    ],
  ])('to the company itself, of %s', (_what, given, line) => {
    expect(linesOf(given, null)).toEqual([line])
  })
})

it.each<[Partial<Parameters<typeof approvalSentence>[0]>, string]>([
  [{}, 'با تأیید، ۱٬۴۴۰٬۰۰۰ ریال از ترابر خلیج بلوکه می‌شود و رانندگان بی‌درنگ بار را می‌بینند.'],
  [
    { company: null, holdRial: undefined },
    'با تأیید، هزینهٔ بار از کیف پول شما بلوکه می‌شود و رانندگان بی‌درنگ بار را می‌بینند.',
  ],
  [
    { holdRial: 0, announcedAt: '2026-11-24T08:45:00Z' },
    'با تأیید، چیزی از ترابر خلیج کم نمی‌شود و رانندگان از ۳ آذر ۱۲:۱۵ بار را می‌بینند.',
  ],
])('what follows from approving is said: %j', (given, sentence) => {
  const plain = { company: 'ترابر خلیج', holdRial: 1_440_000, announcedAt: '2026-11-21T08:45:00Z', now }
  expect(approvalSentence({ ...plain, ...given })).toBe(sentence)
})

it('what a wallet is short of holds approving up, by that sum alone', () => {
  expect(lackingOf(known)).toBeUndefined()
  const short: ReviewChecks = { ...known, checks: ['wallet_short'], balanceRial: 1_000_000 }
  expect(lackingOf(short)).toBe(440_000)
  expect(lackSentence('ترابر خلیج', 440_000)).toBe('برای تأیید، ۴۴۰٬۰۰۰ ریال در کیف پول ترابر خلیج کم است.')
  expect(lackSentence(null, 440_000)).toBe('برای تأیید، ۴۴۰٬۰۰۰ ریال در کیف پول شما کم است.')
})
