import type { ReviewCheck } from '@bargah/contract/features/cargos/cargo-life.text.ts'
import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import { expect, it } from 'vitest'
import { computeReviewChecks, type ReviewedFacts } from './review-checks.rules.ts'

const plain: ReviewedFacts = {
  rentToman: 20_000_000,
  rents: { sample: 5, usualFrom: 20_000_000, usualTo: 24_000_000 },
  officialRentToman: 20_000_000,
  waitedMs: 15 * minuteMs,
  holdRial: 16_000,
  balanceRial: 16_000,
  isOwnerAccepted: true,
  isCompanyOpen: true,
}
const rest = ['wallet_enough', 'owner_accepted', 'unanswered'] as const

it.each<[string, Partial<ReviewedFacts>, readonly ReviewCheck[]]>([
  ['all that it should be', {}, ['rent_usual', ...rest]],
  ['a rent at the upper end', { rentToman: 24_000_000 }, ['rent_usual', ...rest]],
  ['a rent below what is usual', { rentToman: 19_999_999 }, ['rent_low', ...rest]],
  ['a rent above it', { rentToman: 24_000_001 }, ['rent_high', ...rest]],
  ['a route that nobody went', { rents: null }, rest],
  ['a route that too few went', { rents: { sample: 4, usualFrom: 1, usualTo: 2 } }, rest],
  [
    'a rent far under the official one, where nothing is usual',
    { rents: null, rentToman: 11_999_999 },
    ['rent_off', ...rest],
  ],
  ['a rent not so far under it', { rents: null, rentToman: 12_000_000 }, rest],
  ['a rent with a zero too many', { rents: null, rentToman: 200_000_001 }, ['rent_off', ...rest]],
  ['a rent on a day without a rate', { rents: null, rentToman: 1, officialRentToman: null }, rest],
  [
    'a load that came just now',
    { waitedMs: 15 * minuteMs - 1 },
    ['rent_usual', 'wallet_enough', 'owner_accepted'],
  ],
  [
    'a wallet with a rial too little',
    { balanceRial: 15_999 },
    ['rent_usual', 'wallet_short', ...rest.slice(1)],
  ],
  ['nothing to hold', { holdRial: 0, balanceRial: 0 }, ['rent_usual', ...rest.slice(1)]],
  [
    'an owner who was rejected since',
    { isOwnerAccepted: false },
    ['rent_usual', 'wallet_enough', 'owner_closed', 'unanswered'],
  ],
  [
    'a company that was closed since',
    { isCompanyOpen: false },
    ['rent_usual', 'wallet_enough', 'owner_accepted', 'company_closed', 'unanswered'],
  ],
])('before approving, of %s it is said', (_what, given, checks) => {
  expect(computeReviewChecks({ ...plain, ...given })).toEqual(checks)
})
