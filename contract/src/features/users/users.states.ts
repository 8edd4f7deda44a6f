import type { Role } from '../../kernel/access.ts'

/** The kinds of users that Admin makes, by their numbers on the wire: their roles, and how their usernames end (rules 4.14). */
export const userTypes = {
  2: { role: 'AdminSupport', suffix: '' },
  3: { role: 'Customer', suffix: '' },
  4: { role: 'CustomerAdvancedMember', suffix: '' },
  5: { role: 'Organization', suffix: 'OR' },
  6: { role: 'DriversAssociation', suffix: 'DA' },
  7: { role: 'AssociationTransportCompanies', suffix: 'ATC' },
} as const satisfies Record<number, { role: Role; suffix: string }>
export type UserType = keyof typeof userTypes

export const userTypeNumbers = Object.keys(userTypes).map(Number) as [UserType, ...UserType[]]

/** The roles of all users that Admin makes. */
export const madeRoles: readonly Role[] = Object.values(userTypes).map(({ role }) => role)

/** The type of a user that Admin made, by his role. Throws for any other. */
export function typeOfRole(role: Role): UserType {
  const found = userTypeNumbers.find((type) => userTypes[type].role === role)
  if (found === undefined) throw new Error(`${role} is no role of a user that Admin makes`)
  return found
}

const parts = /^(\d+)([a-z]*)$/i

/** In: a username as it was typed, with its suffix or without. Out: digits and suffix, or null when it is no such name. */
export function splitUsername(text: string): { digits: string; suffix: string } | null {
  const [, digits, suffix = ''] = parts.exec(text) ?? []
  return digits === undefined ? null : { digits, suffix: suffix.toUpperCase() }
}
