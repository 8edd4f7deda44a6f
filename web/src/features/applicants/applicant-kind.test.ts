import { companyStatus as status } from '@bargah/contract/features/companies/companies.states.ts'
import type { WholeCompany } from '@bargah/contract/features/companies/companies.schema.ts'
import { expect, it } from 'vitest'
import { type ApplicantKind, keepsCode, whyNotAccepted } from './applicant-kind.ts'

const kind = { status, words: { anotherAccepted: 'دیگری' } } as unknown as ApplicantKind<WholeCompany>

it.each([
  [[], null],
  [[status.waiting, status.rejected], null],
  [[status.rejected, status.active], 'دیگری'],
  [[status.closed], 'دیگری'],
])('beside others of its code that stand as %j one is not accepted for: %s', (statuses, why) => {
  const others = statuses.map((one) => ({ status: one }) as WholeCompany)
  expect(whyNotAccepted(kind, others)).toBe(why)
})

it('keeps its code once it has, or was told of, an account', () => {
  expect(keepsCode({ username: 'TC10380284790' })).toBe(true)
  expect(keepsCode({ username: null })).toBe(false)
})
