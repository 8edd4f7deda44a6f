import { shortestName } from '@bargah/contract/features/company-users/company-users.schema.ts'
import type { CompanyUserRefusal } from '@bargah/contract/features/company-users/company-users.text.ts'
import {
  type Flag,
  flagAliases,
  flags,
  holdsFlag,
  isOneOf,
  type Role,
  supporters,
} from '@bargah/contract/kernel/access.ts'

/** Flags as the wire sends them: by each of their names, or not at all. */
export type SentFlags = Partial<Record<Flag | keyof typeof flagAliases, boolean | undefined>>

const longestUsername = 50

type Named = { username: string; name: string }

/** In: a name as it was sent, with or without its suffix, and the company's key. Out: it whole, and without its suffix. */
export function nameCompanyUser(sent: string, key: number): Named {
  const suffix = `_Agent${key}`
  const isWhole = sent.toLowerCase().endsWith(suffix.toLowerCase())
  const name = isWhole ? sent.slice(0, -suffix.length) : sent
  return { username: `${name}${suffix}`, name }
}

export function mayBeNamed({ username, name }: Named): CompanyUserRefusal | null {
  if (name.length < shortestName) return 'name_too_short'
  return username.length > longestUsername ? 'name_too_long' : null
}

const aliasOf = (flag: Flag) =>
  (Object.keys(flagAliases) as (keyof typeof flagAliases)[]).find((alias) => flagAliases[alias] === flag)

/** In: the flags so far and those sent. Out: those to be; what was not sent stays, a flag's own name counts before its other. */
export function computeFlags(before: readonly Flag[], sent: SentFlags): Flag[] {
  return flags.filter((flag) => {
    const alias = aliasOf(flag)
    return sent[flag] ?? (alias && sent[alias]) ?? before.includes(flag)
  })
}

type Editor = { userId: number; role: Role; flags: readonly Flag[] }
const lacks = (editor: Editor) => (flag: Flag) => !holdsFlag(editor, flag)

/** In: who edits, the flags before and after. Out: those that he would switch and does not hold himself, either way. */
export const findLacking = (editor: Editor, before: readonly Flag[], after: readonly Flag[]): Flag[] =>
  flags.filter((flag) => before.includes(flag) !== after.includes(flag)).filter(lacks(editor))

type Target = { id: number; mobile: string | null; accessFlags: readonly Flag[] }

/**
 * Whether somebody may change anything of an account: nobody his own, and no colleague that of one who holds a flag that he
 * lacks, since a name, a mobile or a closed account is as good as the flag (docs/decisions/0077). Support is no colleague.
 */
export function mayTouch(editor: Editor, target: Target): CompanyUserRefusal | null {
  if (editor.userId === target.id) return 'own_row'
  return !isOneOf(editor.role, supporters) && target.accessFlags.some(lacks(editor)) ? 'stronger_user' : null
}

/** A temporary password is sent to an account's mobile, and AdminSupport has no say over others' passwords (rules 1.4). */
export const mayChangeMobile = (
  editor: Editor,
  target: Target,
  wanted: string | null,
): CompanyUserRefusal | null =>
  editor.role === 'AdminSupport' && target.mobile !== wanted ? 'mobile_of_another' : null
