import type { ReviewCheck } from '@bargah/contract/features/cargos/cargo-life.text.ts'
import { isFarFromOfficial } from '@bargah/contract/features/cargos/pay.rules.ts'
import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import { fewestAlike } from './rents.rules.ts'

export type ReviewedFacts = {
  rentToman: number
  rents: { sample: number; usualFrom: number; usualTo: number } | null
  officialRentToman: number | null
  /** Since it was declared. */
  waitedMs: number
  holdRial: number
  balanceRial: number
  isOwnerAccepted: boolean
  isCompanyOpen: boolean
}

/** For so long nobody is late with an answer. */
const soonMs = 15 * minuteMs

/**
 * What is known before an owner's cargo is approved: a rent by enough others, and where there are none by the official rate where it
 * is far from it; a wallet where something will be held.
 */
export const computeReviewChecks = (facts: ReviewedFacts): ReviewCheck[] => [
  ...checkRent(facts),
  ...checkWallet(facts),
  facts.isOwnerAccepted ? 'owner_accepted' : 'owner_closed',
  ...(facts.isCompanyOpen ? [] : (['company_closed'] as const)),
  ...(facts.waitedMs < soonMs ? [] : (['unanswered'] as const)),
]

function checkRent({ rentToman, rents, officialRentToman: official }: ReviewedFacts): ReviewCheck[] {
  if (!rents || rents.sample < fewestAlike)
    return official !== null && isFarFromOfficial(rentToman, official) ? ['rent_off'] : []
  if (rentToman < rents.usualFrom) return ['rent_low']
  return [rentToman > rents.usualTo ? 'rent_high' : 'rent_usual']
}

function checkWallet({ holdRial, balanceRial }: ReviewedFacts): ReviewCheck[] {
  if (holdRial === 0) return []
  return [balanceRial >= holdRial ? 'wallet_enough' : 'wallet_short']
}
