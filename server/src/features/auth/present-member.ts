import type { Member } from '@bargah/contract/features/auth/auth.schema.ts'
import { type Flag, namesOfFlag, type Role } from '@bargah/contract/kernel/access.ts'

type Account = {
  id: number
  username: string
  role: Role
  fullName: string
  accessFlags: readonly Flag[]
  passwordMustChange: boolean
  mustAddFactor: boolean
  showsAll: boolean
  driverId: number | null
  companyId: number | null
  productOwnerId: number | null
  hallId: number | null
  mainOfficeId: number | null
}

/** The id that stands for the account's own thing on the wire (rules 1.13). */
const clientIdOf = (account: Account) =>
  account.driverId ??
  account.companyId ??
  account.productOwnerId ??
  account.hallId ??
  account.mainOfficeId ??
  account.id

/** In: an account. Out: the member of the wire, its flags flat beside the rest (rules 1.13). */
export function presentMember(account: Account): Member {
  const flags = Object.fromEntries(account.accessFlags.flatMap(namesOfFlag).map((name) => [name, true]))
  return {
    memberId: account.id,
    username: account.username,
    role: account.role,
    fullname: account.fullName,
    clientId: clientIdOf(account),
    ...(account.passwordMustChange && { mustChangePassword: true }),
    ...(account.mustAddFactor && { mustAddFactor: true }),
    ...(account.showsAll && { showsAll: true }),
    ...flags,
  }
}
