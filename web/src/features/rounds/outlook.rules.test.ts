import { describe, expect, it } from 'vitest'
import { type Outlook, outlookKinds } from '@bargah/contract/features/rounds/outlook.schema.ts'
import { sayDemand, sayOutlook } from './outlook.rules.ts'

const outlook = (given: Partial<Outlook> = {}): Outlook => ({
  turnNumber: 4218,
  aheadOfMe: 36,
  countedAt: '2026-11-21T10:32:00Z',
  demand: [{ cargoId: 7, ahead: 12 }],
  kind: 'likely',
  cargoId: 7,
  rank: 2,
  lackingRial: null,
  ...given,
})

describe('how many before me want a load too', () => {
  it('is told with when it was counted, and not at all while too few have a list', () => {
    expect(sayDemand(outlook(), 7)).toBe('۱۲ نفر از جلوترها هم می‌خواهند (تا ۱۴:۰۲)')
    expect(sayDemand(outlook(), 8)).toBe('از جلوترها کسی آن را نخواسته است (تا ۱۴:۰۲)')
    expect(sayDemand(outlook({ countedAt: null }), 7)).toBeNull()
    expect(sayDemand(outlook({ aheadOfMe: 0, countedAt: null }), 7)).toBe('کسی جلوتر از شما نیست.')
    expect(sayDemand(null, 7)).toBeNull()
  })
})

describe('what would come of my list', () => {
  it('names the choice and its town', () => {
    expect(sayOutlook(outlook(), 'تهران', false).words).toBe(
      'اگر اعلام بار همین حالا بسته شود، انتخاب ۲، تهران، به شما می‌رسد. فهرست دیگران هنوز عوض می‌شود.',
    )
  })

  it('says by how much the wallet is short', () => {
    expect(sayOutlook(outlook({ kind: 'no_money', lackingRial: 70_000 }), null, false).words).toContain(
      'هزینهٔ نوبت ۷٬۰۰۰ تومان کم دارد',
    )
  })

  it('speaks to the driver of himself', () => {
    expect(sayOutlook(outlook({ kind: 'driver_inactive' }), null, false).words).toContain(
      'حساب شما غیرفعال است',
    )
  })

  it('names no later look where the last minute runs', () => {
    const untold = (isLast: boolean) => sayOutlook(outlook({ kind: 'untold' }), null, isLast).words
    expect(untold(false)).toContain('کمی دیرتر نگاه کنید')
    expect(untold(true)).not.toContain('دیرتر')
    expect(untold(true)).toContain('با بسته شدن اعلام بار، نتیجه همین‌جا می‌آید.')
  })

  it.each(outlookKinds)('%s is a whole sentence', (kind) => {
    expect(sayOutlook(outlook({ kind }), null, false).words).toMatch(/\.$/)
  })
})
