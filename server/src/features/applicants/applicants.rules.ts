import type { CompanyRefusal } from '@bargah/contract/features/companies/companies.text.ts'
import type { OwnerRefusal } from '@bargah/contract/features/product-owners/product-owners.text.ts'

/** What is refused to companies and product owners alike, each in its own words. */
export type ApplicantRefusal = CompanyRefusal & OwnerRefusal

/** Whether one was accepted, and since when it is rejected; neither: it waits. */
export type ApplicantDecision = { isAccepted: boolean; rejectedAt: Date | null }

export const isWaiting = ({ isAccepted, rejectedAt }: ApplicantDecision) => !isAccepted && rejectedAt === null

/** In: whether another of the same national id was accepted. Out: why one is not registered, or null: what waits keeps nobody out. */
export const mayRegister = (isTaken: boolean): ApplicantRefusal | null => (isTaken ? 'taken' : null)

type EditFacts = { isSameId: boolean; hasAccount: boolean; isTaken: boolean }

/** In: whether the national id stays, and what stands against another one. Out: why it is not edited, or null (rules 3.10). */
export function mayEdit({ isSameId, hasAccount, isTaken }: EditFacts): ApplicantRefusal | null {
  if (isSameId) return null
  if (hasAccount) return 'has_account'
  return isTaken ? 'taken' : null
}

type Others = { others: readonly (ApplicantDecision & { id: number })[]; seenIds: readonly number[] }

/**
 * In: a registration, the others of its national id, and which of them were seen beside it. Out: why it is not accepted, or null:
 * one of a national id is at most, by a person who saw all (docs/decisions/0081). One that was rejected may be accepted later.
 */
export function mayAccept(
  { isAccepted }: ApplicantDecision,
  { others, seenIds }: Others,
): ApplicantRefusal | null {
  if (isAccepted) return 'accepted'
  if (others.some((other) => other.isAccepted)) return 'another_accepted'
  return others.every(({ id }) => seenIds.includes(id)) ? null : 'others_unseen'
}

export function mayReject({ isAccepted, rejectedAt }: ApplicantDecision): ApplicantRefusal | null {
  if (isAccepted) return 'accepted'
  return rejectedAt === null ? null : 'rejected'
}

export const mayCreateUser = ({ isAccepted }: ApplicantDecision): ApplicantRefusal | null =>
  isAccepted ? null : 'not_accepted'
