import { type Flag, flagAliases, flags, holdsFlag, type Role } from '@bargah/contract/kernel/access.ts'

const flagByName = new Map<string, Flag>([
  ...flags.map((flag): [string, Flag] => [flag.toLowerCase(), flag]),
  ...Object.entries(flagAliases).map(([name, flag]): [string, Flag] => [name.toLowerCase(), flag]),
])

/**
 * In: who asks and a flag's name, with or without `access_`, any case. Out: whether he has it: always for the
 * company's admin, never for a name that is no flag (rules 1.10).
 */
export function hasAccessTo(who: { role: Role; flags: readonly Flag[] }, name: string): boolean {
  const flag = flagByName.get(`access_${name.toLowerCase().replace(/^access_/, '')}`)
  return flag !== undefined && holdsFlag(who, flag)
}
