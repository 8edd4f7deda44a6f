import { companyUsers } from '@bargah/contract/features/company-users/company-users.endpoints.ts'
import type { CompanyUserRow } from '@bargah/contract/features/company-users/company-users.schema.ts'
import {
  companyUserActive,
  companyUserAdded,
  companyUserChanged,
  companyUserClosed,
  companyUserReopened,
} from '@bargah/contract/features/company-users/company-users.text.ts'
import { flags, namesOfFlag } from '@bargah/contract/kernel/access.ts'
import { badInput } from '../../kernel/errors.ts'
import { done, routes, says } from '../../kernel/routes.ts'
import { addCompanyUser } from './add-company-user.ts'
import { memberManagerOf, reachOf } from './own-company.ts'
import { listCompanyUsers } from './company-users.store.ts'
import { closeCompanyUser, reopenCompanyUser, setCompanyUserActive } from './close-company-user.ts'
import { updateCompanyUser } from './update-company-user.ts'
import { notChosen } from '@bargah/contract/kernel/not-given.ts'

export const companyUsersRoutes = () =>
  routes(companyUsers, {
    showAgencyKey: (call) => memberManagerOf(call).companyId,
    listCompanyUsers: async (call, { query }) => {
      const companyId = reachOf(call).companyId ?? query.CompanyId
      if (companyId === undefined) throw badInput([notChosen('شرکت')])
      return (await listCompanyUsers(call.db, companyId, query.Closed ?? false)).map(presentUser)
    },
    addCompanyUser: async (call, { body }) => {
      const username = await addCompanyUser(call, {
        name: body.Username,
        password: body.Password,
        fullName: body.Fullname,
        mobile: body.Mobile,
        nationalId: body.NationalId,
        flags: body.Access,
      })
      return { status: 200 as const, message: companyUserAdded, username }
    },
    updateCompanyUser: async (call, { body }) => {
      const { Username, Fullname, Mobile, NationalId, ...sent } = body
      const username = await updateCompanyUser(call, {
        username: Username,
        fullName: Fullname,
        mobile: Mobile ?? null,
        nationalId: NationalId ?? null,
        flags: sent,
      })
      return { status: 200 as const, message: companyUserChanged, username }
    },
    setCompanyUserActive: async (call, { body }) => {
      await setCompanyUserActive(call, body.Id, body.IsActive)
      return done(companyUserActive(body.IsActive))
    },
    closeCompanyUser: says(companyUserClosed, (call, { body }) => closeCompanyUser(call, body.Id)),
    reopenCompanyUser: says(companyUserReopened, (call, { body }) => reopenCompanyUser(call, body.Id)),
  })

type User = Awaited<ReturnType<typeof listCompanyUsers>>[number]
function presentUser({ fullName, accessFlags, createdAt, lastSignInAt, ...user }: User): CompanyUserRow {
  const held = flags.flatMap((flag) => namesOfFlag(flag).map((name) => [name, accessFlags.includes(flag)]))
  return {
    ...user,
    fullname: fullName,
    createdAt: createdAt.toISOString(),
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    ...(Object.fromEntries(held) as Pick<CompanyUserRow, 'access_Cargo_Add' | (typeof flags)[number]>),
  }
}
