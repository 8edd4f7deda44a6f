import {
  type OwnerStatus,
  ownerStatus,
} from '@bargah/contract/features/product-owners/product-owners.states.ts'
import type { OwnerRefusal } from '@bargah/contract/features/product-owners/product-owners.text.ts'

type Standing = { status: OwnerStatus }

/** In: whether an owner of the same code was accepted. Out: why he is not registered, or null: who waits keeps nobody out. */
export const mayRegister = (isTaken: boolean): OwnerRefusal | null => (isTaken ? 'taken' : null)

type EditFacts = { isSameCode: boolean; hasAccount: boolean; isTaken: boolean }

/** In: whether the code stays, and what stands against another one. Out: why he is not edited, or null (rules 3.10). */
export function mayEdit({ isSameCode, hasAccount, isTaken }: EditFacts): OwnerRefusal | null {
  if (isSameCode) return null
  if (hasAccount) return 'has_account'
  return isTaken ? 'taken' : null
}

const isAccepted = ({ status }: Standing) => status === ownerStatus.active

type Registration = Standing & { id: number }

/**
 * In: a registration, the others of its code, and which of them were seen beside it. Out: why it is not accepted, or null: one
 * of a code is at most, by a person who saw all (docs/decisions/0081). One that was rejected may be accepted later.
 */
export function mayAccept(
  owner: Standing,
  { others, seenIds }: { others: readonly Registration[]; seenIds: readonly number[] },
): OwnerRefusal | null {
  if (isAccepted(owner)) return 'accepted'
  if (others.some(isAccepted)) return 'another_accepted'
  return others.every(({ id }) => seenIds.includes(id)) ? null : 'others_unseen'
}

export function mayReject({ status }: Standing): OwnerRefusal | null {
  if (isAccepted({ status })) return 'accepted'
  return status === ownerStatus.rejected ? 'rejected' : null
}

export const mayCreateUser = (owner: Standing): OwnerRefusal | null =>
  isAccepted(owner) ? null : 'not_accepted'

/** In: whether a cargo of his is sent or awaits review, or a permit for one is open. */
export const mayDelete = (hasWork: boolean): OwnerRefusal | null => (hasWork ? 'has_work' : null)
