import type { CompanyRefusal } from '@bargah/contract/features/companies/companies.text.ts'
import { type CompanyStatus, companyStatus } from '@bargah/contract/features/companies/companies.states.ts'

type Standing = { status: CompanyStatus }

/** In: the company of the same national id, if there is one. Out: why it is not registered, or null: one that was rejected may try again. */
export const mayRegister = (known: Standing | undefined): CompanyRefusal | null =>
  known && known.status !== companyStatus.rejected ? 'taken' : null

type EditFacts = { isSameId: boolean; hasAccount: boolean; isTaken: boolean }

/** In: whether the national id stays, and what stands against another one. Out: why it is not edited, or null (rules 3.10). */
export function mayEdit({ isSameId, hasAccount, isTaken }: EditFacts): CompanyRefusal | null {
  if (isSameId) return null
  if (hasAccount) return 'has_account'
  return isTaken ? 'taken' : null
}

const isAccepted = ({ status }: Standing) =>
  status === companyStatus.active || status === companyStatus.closed

/** One that was rejected may be accepted later. */
export const mayAccept = (company: Standing): CompanyRefusal | null =>
  isAccepted(company) ? 'accepted' : null

export function mayReject(company: Standing): CompanyRefusal | null {
  if (isAccepted(company)) return 'accepted'
  return company.status === companyStatus.rejected ? 'rejected' : null
}

export const mayCreateUser = (company: Standing): CompanyRefusal | null =>
  isAccepted(company) ? null : 'not_accepted'
