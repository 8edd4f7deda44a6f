import type { Member } from '@bargah/contract/features/auth/auth.schema.ts'
import type { Flag, Role } from '@bargah/contract/kernel/access.ts'

type Account = {
  id: number
  username: string
  role: string
  fullName: string
  accessFlags: readonly string[]
  driverId: number | null
  companyId: number | null
  productOwnerId: number | null
  hallId: number | null
  mainOfficeId: number | null
}

/** The id that stands for the account's own thing on the wire (decisions §3). */
const clientIdOf = (account: Account) =>
  account.driverId ??
  account.companyId ??
  account.productOwnerId ??
  account.hallId ??
  account.mainOfficeId ??
  account.id

/** In: an account. Out: the member of the wire, its flags flat beside the rest (decisions §3). */
export function presentMember(account: Account): Member {
  const flags = Object.fromEntries(account.accessFlags.map((flag) => [flag as Flag, true]))
  return {
    memberId: account.id,
    username: account.username,
    role: account.role as Role,
    fullname: account.fullName,
    clientId: clientIdOf(account),
    ...flags,
  }
}
