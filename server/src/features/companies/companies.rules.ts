import type { CompanyRefusal } from '@bargah/contract/features/companies/companies.text.ts'
import { type CompanyStatus, companyStatus } from '@bargah/contract/features/companies/companies.states.ts'

type Standing = { status: CompanyStatus }

/** In: whether a company of the same national id was accepted. Out: why it is not registered, or null: what waits keeps nobody out. */
export const mayRegister = (isTaken: boolean): CompanyRefusal | null => (isTaken ? 'taken' : null)

type EditFacts = { isSameId: boolean; hasAccount: boolean; isTaken: boolean }

/** In: whether the national id stays, and what stands against another one. Out: why it is not edited, or null (rules 3.10). */
export function mayEdit({ isSameId, hasAccount, isTaken }: EditFacts): CompanyRefusal | null {
  if (isSameId) return null
  if (hasAccount) return 'has_account'
  return isTaken ? 'taken' : null
}

const isAccepted = ({ status }: Standing) =>
  status === companyStatus.active || status === companyStatus.closed

type Registration = Standing & { id: number }

/**
 * In: a registration, the others of its national id, and which of them were seen beside it. Out: why it is not accepted, or null:
 * one of a national id is at most, by a person who saw all (docs/decisions/0081). One that was rejected may be accepted later.
 */
export function mayAccept(
  company: Standing,
  { others, seenIds }: { others: readonly Registration[]; seenIds: readonly number[] },
): CompanyRefusal | null {
  if (isAccepted(company)) return 'accepted'
  if (others.some(isAccepted)) return 'another_accepted'
  return others.every(({ id }) => seenIds.includes(id)) ? null : 'others_unseen'
}

export function mayReject(company: Standing): CompanyRefusal | null {
  if (isAccepted(company)) return 'accepted'
  return company.status === companyStatus.rejected ? 'rejected' : null
}

export const mayCreateUser = (company: Standing): CompanyRefusal | null =>
  isAccepted(company) ? null : 'not_accepted'
