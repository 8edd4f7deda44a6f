import { sayFlags } from '@bargah/contract/features/company-users/flags.text.ts'
import type { CompanyUserRow } from '@bargah/contract/features/company-users/company-users.schema.ts'
import { type Access, type Flag, flags } from '@bargah/contract/kernel/access.ts'
import { normalizeText } from '@bargah/contract/kernel/text.ts'

/** The flags of a user, in the contract's order. */
export const heldBy = (user: Pick<CompanyUserRow, Flag>): Flag[] => flags.filter((flag) => user[flag])

/** In: who may make each call. Out: the flags that open one; the others are kept and open nothing yet. */
export const findBound = (accesses: readonly Access[]): Set<Flag> =>
  new Set(accesses.flatMap((access) => (typeof access === 'object' ? (access.flags ?? []) : [])))

export type Switched = { on: Flag[]; off: Flag[] }

export const compareFlags = (before: readonly Flag[], after: readonly Flag[]): Switched => ({
  on: flags.filter((flag) => after.includes(flag) && !before.includes(flag)),
  off: flags.filter((flag) => before.includes(flag) && !after.includes(flag)),
})

/** In: the flags as they were, those wanted, and what another made of them meanwhile. Out: the latter, with what was switched here. */
export const mergeFlags = (were: readonly Flag[], wanted: readonly Flag[], stand: readonly Flag[]): Flag[] =>
  flags.filter((flag) => (were.includes(flag) === wanted.includes(flag) ? stand : wanted).includes(flag))

/** In: the flags now, those wanted, and those that may be switched. Out: the wanted ones where they may, the rest as they are. */
export const switchTo = (now: readonly Flag[], wanted: readonly Flag[], mine: readonly Flag[]): Flag[] =>
  flags.filter((flag) => (mine.includes(flag) ? wanted : now).includes(flag))

/** What a save will do, in words: «روشن می‌شود: اعلام بار. عوض می‌شود: موبایل.» */
export const sayChanges = ({ on, off }: Switched, fields: readonly string[]): string =>
  [
    on.length > 0 && `روشن می‌شود: ${sayFlags(on)}.`,
    off.length > 0 && `خاموش می‌شود: ${sayFlags(off)}.`,
    fields.length > 0 && `عوض می‌شود: ${fields.join('، ')}.`,
  ]
    .filter(Boolean)
    .join(' ')

/** In: users and what was typed. Out: those whose name or username has every word of it. */
export function findUsers<User extends { fullname: string; username: string }>(
  users: readonly User[],
  typed: string,
): User[] {
  const words = normalizeText(typed).split(' ').filter(Boolean)
  return users.filter(({ fullname, username }) => {
    const text = normalizeText(`${fullname} ${username}`)
    return words.every((word) => text.includes(word))
  })
}
