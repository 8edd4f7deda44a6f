import type { ReviewCheck } from '@bargah/contract/features/cargos/cargo-life.text.ts'
import { fewestAlike } from './rents.rules.ts'

export type ReviewedFacts = {
  rentToman: number
  rents: { sample: number; usualFrom: number; usualTo: number } | null
  holdRial: number
  balanceRial: number
  isOwnerAccepted: boolean
  isCompanyOpen: boolean
}

/** What is known before an owner's cargo is approved: a rent by enough others alone, a wallet where something will be held. */
export const computeReviewChecks = (facts: ReviewedFacts): ReviewCheck[] => [
  ...checkRent(facts),
  ...checkWallet(facts),
  facts.isOwnerAccepted ? 'owner_accepted' : 'owner_closed',
  ...(facts.isCompanyOpen ? [] : (['company_closed'] as const)),
  'unanswered',
]

function checkRent({ rentToman, rents }: ReviewedFacts): ReviewCheck[] {
  if (!rents || rents.sample < fewestAlike) return []
  if (rentToman < rents.usualFrom) return ['rent_low']
  return [rentToman > rents.usualTo ? 'rent_high' : 'rent_usual']
}

function checkWallet({ holdRial, balanceRial }: ReviewedFacts): ReviewCheck[] {
  if (holdRial === 0) return []
  return [balanceRial >= holdRial ? 'wallet_enough' : 'wallet_short']
}
