import { flagGroups } from '@bargah/contract/features/company-users/flags.text.ts'
import { scopeLabel, scopeOpens } from '@bargah/contract/features/api-keys/api-keys.text.ts'
import type { Flag, Role } from '@bargah/contract/kernel/access.ts'
import { offeredScopes } from '@bargah/contract/kernel/key-access.ts'
import type { Scope } from '@bargah/contract/kernel/key-scopes.ts'
import type { OptionGroup } from '../../ui/option.ts'

/** In: who makes a key. Out: what it may be made for, a company's in the groups of the flags. */
export function scopeGroups(who: { role: Role; flags: readonly Flag[] }): OptionGroup<Scope>[] {
  const offered = offeredScopes(who)
  const ofFlags = flagGroups.map(({ label, flags }) => ({
    label,
    options: flags
      .filter(({ flag }) => offered.includes(flag))
      .map(({ flag, label: name, opens }) => ({ key: flag as Scope, label: name, detail: opens })),
  }))
  const others = offered.flatMap((scope) => {
    const detail = scopeOpens(scope)
    return detail === null ? [] : [{ key: scope, label: scopeLabel(scope), detail }]
  })
  return [...ofFlags, { label: 'اجازه‌ها', options: others }].filter(({ options }) => options.length > 0)
}

const month = 30
/** For how long keys are made, in days. */
export const lives = [
  { key: month, label: 'یک ماه' },
  { key: 3 * month, label: 'سه ماه' },
  { key: 6 * month, label: 'شش ماه' },
  { key: 365, label: 'یک سال' },
] as const
export const usualLife = 3 * month
