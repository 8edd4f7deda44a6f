import type { VerifiedPermit } from '@bargah/contract/features/permits/permits.schema.ts'
import type { PermitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { expect, it } from 'vitest'
import { verifiedSteps } from './verified-steps.ts'

const now = new Date('2026-11-21T12:50:00Z')
const seen = (status: PermitStatus | null, ...course: PermitStatus[]) => {
  const steps = course.map((step) => ({ status: step, at: '2026-11-21T10:40:00Z' }))
  const permit = { status, course: steps } as VerifiedPermit
  return verifiedSteps(permit, now).map(({ act, state, when, who }) => [act, state, when, who])
}

it('says to whoever has the code what became of a permit, by nobody, and that its load is to arrive', () => {
  expect(seen(2, 1, 2)).toEqual([
    ['صادرشده', 'done', 'امروز ۱۴:۱۰', undefined],
    ['چاپ‌شده', 'now', 'امروز ۱۴:۱۰', undefined],
    ['تحویل بار', 'next', undefined, undefined],
  ])
})

it('ends where a permit was voided or its load has arrived, and is empty of a code that is not ours', () => {
  expect(seen(0, 1, 0).map(([act, state]) => [act, state])).toEqual([
    ['صادرشده', 'done'],
    ['باطل‌شده', 'void'],
  ])
  expect(seen(5, 1, 5).at(-1)?.slice(0, 2)).toEqual(['تحویل‌شده', 'now'])
  expect(seen(6, 1, 5, 6).at(-1)?.slice(0, 2)).toEqual(['تکمیل‌شده', 'done'])
  expect(seen(null)).toEqual([])
})
