import { type Flag, flags, type Role } from '@bargah/contract/kernel/access.ts'

/**
 * In: who asks and a flag's name, with or without `access_`, any case. Out: whether he has it: always for the
 * company's admin, never for a name that is no flag (decisions §3).
 */
export function hasAccessTo(who: { role: Role; flags: readonly Flag[] }, name: string): boolean {
  const wanted = name.toLowerCase().replace(/^access_/, '')
  const flag = flags.find((one) => one.toLowerCase() === `access_${wanted}`)
  if (!flag) return false
  return who.role === 'TransportationCompanyAdmin' || who.flags.includes(flag)
}
