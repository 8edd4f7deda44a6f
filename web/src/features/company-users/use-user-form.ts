import { companyUserChanged } from '@bargah/contract/features/company-users/company-users.text.ts'
import { type Flag, flags } from '@bargah/contract/kernel/access.ts'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { toast } from '../../ui/toast.ts'
import type { CompanyUser } from './company-users.queries.ts'
import { compareFlags, heldBy, mergeFlags } from './company-users.rules.ts'

const checks = async () => ({
  body: (await import('@bargah/contract/features/company-users/company-users.schema.ts'))
    .UpdateCompanyUserBody,
})

const names = { Fullname: 'نام', Mobile: 'موبایل', NationalId: 'کد ملی' } as const

const factsOf = (user: CompanyUser) => ({
  Fullname: user.fullname,
  Mobile: user.mobile ?? '',
  NationalId: user.nationalId ?? '',
})

/** The form of one user, and what in it differs from what is kept. Support sends no flags. */
export function useUserForm(user: CompanyUser, onDone?: () => void) {
  const before = heldBy(user)
  const start = { ...factsOf(user), flags: before }
  const form = useWriteForm('updateCompanyUser', {
    start,
    follows: {
      merge: (kept, values, stands) => ({ flags: mergeFlags(kept.flags, values.flags, stands.flags) }),
    },
    checks,
    input: ({ flags: wanted, ...facts }) => ({
      body: { Username: user.username, ...facts, ...changedFlags(before, wanted) },
    }),
    onDone: ({ message }) => {
      toast({ title: message || companyUserChanged })
      onDone?.()
    },
  })
  const switched = compareFlags(before, form.values.flags)
  const fields = (Object.keys(names) as (keyof typeof names)[])
    .filter((name) => form.values[name] !== start[name])
    .map((name) => names[name])
  const count = switched.on.length + switched.off.length + fields.length
  return { form, before, switched, fields, count }
}
export type UserForm = ReturnType<typeof useUserForm>

/** Only what was switched: what another switched meanwhile stays. */
const changedFlags = (before: readonly Flag[], wanted: readonly Flag[]) =>
  Object.fromEntries(
    flags
      .filter((flag) => before.includes(flag) !== wanted.includes(flag))
      .map((flag) => [flag, wanted.includes(flag)]),
  )
