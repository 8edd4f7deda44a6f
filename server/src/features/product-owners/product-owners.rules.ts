import {
  type OwnerStatus,
  ownerStatus,
} from '@bargah/contract/features/product-owners/product-owners.states.ts'
import type { OwnerRefusal } from '@bargah/contract/features/product-owners/product-owners.text.ts'

type Standing = { status: OwnerStatus }

/** In: the owner of the same code, if there is one. Out: why he is not registered, or null: one who was rejected may try again. */
export const mayRegister = (known: Standing | undefined): OwnerRefusal | null =>
  known && known.status !== ownerStatus.rejected ? 'taken' : null

type EditFacts = { isSameCode: boolean; hasAccount: boolean; isTaken: boolean }

/** In: whether the code stays, and what stands against another one. Out: why he is not edited, or null (rules 3.10). */
export function mayEdit({ isSameCode, hasAccount, isTaken }: EditFacts): OwnerRefusal | null {
  if (isSameCode) return null
  if (hasAccount) return 'has_account'
  return isTaken ? 'taken' : null
}

/** One who was rejected may be accepted later. */
export const mayAccept = ({ status }: Standing): OwnerRefusal | null =>
  status === ownerStatus.active ? 'accepted' : null

export function mayReject({ status }: Standing): OwnerRefusal | null {
  if (status === ownerStatus.active) return 'accepted'
  return status === ownerStatus.rejected ? 'rejected' : null
}

export const mayCreateUser = ({ status }: Standing): OwnerRefusal | null =>
  status === ownerStatus.active ? null : 'not_accepted'

/** In: whether a cargo of his is sent or awaits review, or a permit for one is open. */
export const mayDelete = (hasWork: boolean): OwnerRefusal | null => (hasWork ? 'has_work' : null)
