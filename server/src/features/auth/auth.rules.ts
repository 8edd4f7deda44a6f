import { type LoginDoor, loginDoors, type Role } from '@bargah/contract/kernel/access.ts'

export type SignInRefusal = 'unknown' | 'too_many' | 'inactive' | 'awaiting_approval'

export const failuresAllowed = 10
export const failureWindowMs = 15 * 60_000

type AccountFacts = {
  role: Role
  isActive: boolean
  driverIsActive: boolean | null
  companyIsAccepted: boolean | null
  productOwnerIsAccepted: boolean | null
}

/**
 * In: the account behind a name, the door of the login page, and whether the password was right. Out: why it may not
 * sign in, or null. Whether a name exists is told to nobody (decisions §3).
 */
export function maySignIn(
  account: AccountFacts | null,
  door: LoginDoor,
  passwordIsRight: boolean,
): SignInRefusal | null {
  if (!account || !passwordIsRight) return 'unknown'
  if (!(loginDoors[door] as readonly Role[]).includes(account.role)) return 'unknown'
  if (account.companyIsAccepted === false || account.productOwnerIsAccepted === false)
    return 'awaiting_approval'
  if (!account.isActive || account.driverIsActive === false) return 'inactive'
  return null
}
