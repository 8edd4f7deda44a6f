import { expect, it } from 'vitest'
import { maySignIn } from '../src/features/auth/auth.rules.ts'
import { maySend } from '../src/features/files/files.rules.ts'
import { expectBank } from '../src/features/payments/begin-payment.ts'
import { mayDelete } from '../src/features/product-owners/delete-owner.ts'

const now = new Date('2026-11-21T10:00:00Z')
const before = new Date('2026-11-20T10:00:00Z')

type Account = Parameters<typeof maySignIn>[0] & object
const account = {
  role: 'TransportationCompanyAdmin',
  isActive: true,
  closedAt: null,
  companyIsActive: true,
  companyIsAccepted: true,
  companyRejectedAt: null,
  productOwnerIsActive: null,
  productOwnerIsAccepted: null,
  productOwnerRejectedAt: null,
  driverIsActive: null,
  driverAwaitsActivation: null,
  passwordExpiresAt: null,
  temporaryExpiresAt: before,
} as unknown as Account

it.each<[string | null, Partial<Account>]>([
  [null, {}],
  ['rejected', { companyRejectedAt: before, companyIsAccepted: false }],
  ['rejected', { productOwnerRejectedAt: before, productOwnerIsAccepted: false }],
  ['awaiting_approval', { companyIsAccepted: false }],
  ['awaiting_approval', { productOwnerIsAccepted: false }],
  ['awaiting_approval', { driverAwaitsActivation: true }],
  ['inactive', { isActive: false }],
  ['password_expired', { passwordExpiresAt: now }],
  ['unknown', { role: 'Driver' }],
])('an account signs in at its door: %s where %o', (refusal, other) => {
  expect(maySignIn({ ...account, ...other }, 'Company', 'own', now)).toBe(refusal)
})

it('a day’s files go to the last byte of its measure, and not beyond: quota', () => {
  expect([maySend(100, 100), maySend(101, 100)]).toEqual([null, 'quota'])
})

it('an owner who has work is not deleted: has_work', () => {
  expect([mayDelete(false), mayDelete(true)]).toEqual([null, 'has_work'])
})

it('without a bank nobody pays: no_bank', () => {
  expect(() => expectBank([])).toThrow(expect.objectContaining({ code: 'no_bank' }))
})
