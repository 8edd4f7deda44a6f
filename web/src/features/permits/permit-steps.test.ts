import type { PermitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { describe, expect, it } from 'vitest'
import type { PermitDetail } from '@bargah/contract/features/permits/permits.schema.ts'
import { permitSteps, sayMissingWaybill } from './permit-steps.ts'

const now = new Date('2026-11-21T12:50:00Z')
const event = (status: PermitStatus, at: string, by: string | null = null, note: string | null = null) => ({
  status,
  at: `2026-11-21T${at}:00Z`,
  by,
  note,
  withdrawn: null,
})
const permit = (status: PermitStatus, events: PermitDetail['events']) =>
  ({ status, events, turnNumber: 4218, voidReason: null }) as PermitDetail
const issued = event(1, '10:40')
const printed = event(2, '11:01', 'رضا کاویانی')

it('says of a load that arrived without its waybill that the paper is still to come', () => {
  expect(sayMissingWaybill({ status: 5, hasBill: false })).toBe(
    'بی‌بارنامه تحویل شد؛ بارنامهٔ آن هنوز نرسیده است.',
  )
  expect(sayMissingWaybill({ status: 6, hasBill: false })).toContain('بی‌بارنامه تکمیل شد')
  expect(sayMissingWaybill({ status: 5, hasBill: true })).toBeNull()
  expect(sayMissingWaybill({ status: 2, hasBill: false })).toBeNull()
})

describe('the steps of a permit', () => {
  it('tells what happened, rings the last step, and leaves the rest hollow', () => {
    const steps = permitSteps(permit(2, [issued, printed]), now)
    expect(steps.map(({ act, state }) => [act, state])).toEqual([
      ['صدور قطعی', 'done'],
      ['چاپ', 'now'],
      ['تحویل بار', 'next'],
      ['تکمیل', 'next'],
    ])
    expect(steps[0]).toMatchObject({ who: 'نوبت ۴۲۱۸', when: 'امروز ۱۴:۱۰' })
    expect(steps[1]).toMatchObject({ who: 'رضا کاویانی' })
  })

  it('ends with the reason when it was voided', () => {
    const steps = permitSteps(permit(0, [issued, event(0, '12:00', 'مریم صالحی', 'راننده نیامد')]), now)
    expect(steps).toHaveLength(2)
    expect(steps[1]).toMatchObject({ act: 'ابطال', state: 'void', who: 'راننده نیامد، مریم صالحی' })
  })

  it('tells a document that was taken back, why and by whom, and what is to come again', () => {
    const sent = event(4, '11:30', 'رضا کاویانی')
    const back = {
      ...event(1, '12:00', 'رضا کاویانی', 'بارنامهٔ بار دیگری بود'),
      withdrawn: { type: 0, title: 'پشت بارنامه' } as const,
    }
    const steps = permitSteps(permit(1, [issued, sent, back]), now)
    expect(steps.map(({ act, state }) => [act, state])).toEqual([
      ['صدور قطعی', 'done'],
      ['رسیدن بارنامه', 'done'],
      ['پس گرفتن بارنامه', 'now'],
      ['چاپ', 'next'],
      ['تحویل بار', 'next'],
      ['تکمیل', 'next'],
    ])
    expect(steps[2]?.who).toBe('رضا کاویانی، بارنامهٔ بار دیگری بود')
  })

  it('has nothing to come once it is complete', () => {
    const steps = permitSteps(permit(6, [issued, printed, event(6, '12:30', 'پشتیبان')]), now)
    expect(steps.map((step) => step.state)).toEqual(['done', 'done', 'done'])
  })
})
