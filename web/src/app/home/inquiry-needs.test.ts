import type { InquiryRow } from '@bargah/contract/features/inquiries/inquiries.schema.ts'
import { expect, it } from 'vitest'
import { inquiryNeeds } from './inquiry-needs.ts'

const now = new Date('2026-11-21T10:30:00Z')
const nobody = { name: null, lastName: null, fullAddress: null, cityId: null, provinceId: null }
const unknown = { ...nobody, isSuccessful: false, isAway: false, isDemo: false }
const asked = (id: number, inquired: Partial<InquiryRow['inquired']>): InquiryRow => ({
  id,
  kind: 'national_id',
  number: '0012345679',
  askedAt: now.toISOString(),
  inquired: { ...unknown, ...inquired },
  driverCard: null,
  truckCard: null,
})
const totals = (rows: InquiryRow[]) =>
  inquiryNeeds({ data: rows, isError: false }, now).map(({ key, total, search }) => [key, total, search])

it('says what nobody answered and what is unknown, each leading to the first of them', () => {
  expect(
    totals([
      asked(1, { isSuccessful: true, name: 'رضا' }),
      asked(2, {}),
      asked(3, { isAway: true }),
      asked(4, {}),
    ]),
  ).toEqual([
    ['silent', 1, { open: 3 }],
    ['unknown', 2, { open: 2 }],
    ['ending', 0, {}],
  ])
})

it('does not take an answer that is on its way for none', () => {
  const known = (data: InquiryRow[] | undefined, isError = false) =>
    inquiryNeeds({ data, isError }, now).every(({ isKnown }) => isKnown)
  expect([known(undefined), known([]), known(undefined, true)]).toEqual([false, true, true])
})
