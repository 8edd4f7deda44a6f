import { agencyUsers } from '@bargah/contract/features/agency-users/agency-users.endpoints.ts'
import type { AgencyUserRow } from '@bargah/contract/features/agency-users/agency-users.schema.ts'
import {
  agencyUserActive,
  agencyUserAdded,
  agencyUserChanged,
  agencyUserClosed,
  agencyUserReopened,
} from '@bargah/contract/features/agency-users/agency-users.text.ts'
import { flags, namesOfFlag } from '@bargah/contract/kernel/access.ts'
import { badInput } from '../../kernel/errors.ts'
import { done, routes } from '../../kernel/routes.ts'
import { addAgencyUser } from './add-agency-user.ts'
import { memberManagerOf, reachOf } from './agency-company.ts'
import { listAgencyUsers } from './agency-users.store.ts'
import { closeAgencyUser, reopenAgencyUser, setAgencyUserActive } from './close-agency-user.ts'
import { updateAgencyUser } from './update-agency-user.ts'

export const agencyUsersRoutes = () =>
  routes(agencyUsers, {
    showAgencyKey: (call) => memberManagerOf(call).companyId,
    listAgencyUsers: async (call, { query }) => {
      const companyId = reachOf(call).companyId ?? query.CompanyId
      if (companyId === undefined) throw badInput(['شرکت را انتخاب کنید.'])
      return (await listAgencyUsers(call.db, companyId, query.Closed ?? false)).map(presentUser)
    },
    addAgencyUser: async (call, { body }) => {
      const username = await addAgencyUser(call, {
        name: body.Username,
        password: body.Password,
        fullName: body.Fullname,
        mobile: body.Mobile,
        nationalId: body.NationalId,
        flags: body.Access,
      })
      return { status: 200 as const, message: agencyUserAdded, username }
    },
    updateAgencyUser: async (call, { body }) => {
      const { Username, Fullname, Mobile, NationalId, ...sent } = body
      const username = await updateAgencyUser(call, {
        username: Username,
        fullName: Fullname,
        mobile: Mobile ?? null,
        nationalId: NationalId ?? null,
        flags: sent,
      })
      return { status: 200 as const, message: agencyUserChanged, username }
    },
    setAgencyUserActive: async (call, { body }) => {
      await setAgencyUserActive(call, body.Id, body.IsActive)
      return done(agencyUserActive(body.IsActive))
    },
    closeAgencyUser: async (call, { body }) => {
      await closeAgencyUser(call, body.Id)
      return done(agencyUserClosed)
    },
    reopenAgencyUser: async (call, { body }) => {
      await reopenAgencyUser(call, body.Id)
      return done(agencyUserReopened)
    },
  })

type User = Awaited<ReturnType<typeof listAgencyUsers>>[number]
function presentUser({ fullName, accessFlags, createdAt, lastSignInAt, ...user }: User): AgencyUserRow {
  const held = flags.flatMap((flag) => namesOfFlag(flag).map((name) => [name, accessFlags.includes(flag)]))
  return {
    ...user,
    fullname: fullName,
    createdAt: createdAt.toISOString(),
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    ...(Object.fromEntries(held) as Pick<AgencyUserRow, 'access_Cargo_Add' | (typeof flags)[number]>),
  }
}
