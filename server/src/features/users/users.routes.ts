import { users } from '@bargah/contract/features/users/users.endpoints.ts'
import {
  typeOfRole,
  userTypeNumbers,
  userTypes,
  type UserType,
} from '@bargah/contract/features/users/users.states.ts'
import * as said from '@bargah/contract/features/users/users.text.ts'
import { roleLabels } from '@bargah/contract/kernel/access.ts'
import { isoInstant } from '@bargah/contract/kernel/dates.ts'
import { sessionOf } from '../../kernel/call.ts'
import { done, made, routes, whole } from '../../kernel/routes.ts'
import { changeUser, noUser, setUserActive } from './change-user.ts'
import { giveCompany, giveHall, ownerOfLinks, takeLink } from './links.ts'
import { listLinkedCompanies } from './linked-companies.views.ts'
import { signUp } from './sign-up.ts'
import { findUser, listUserCompanies, listUserHalls, listUsers } from './users.views.ts'

type Wire = {
  Fullname: string
  Email: string
  Mobile?: string | undefined
  ProvinceId?: number | undefined
  CityId?: number | undefined
}
const readPerson = ({ Fullname, Email, Mobile, ProvinceId, CityId }: Wire) => ({
  fullName: Fullname,
  email: Email,
  mobile: Mobile,
  provinceId: ProvinceId,
  cityId: CityId,
})

export const usersRoutes = () =>
  routes(users, {
    listLinkedCompanies: async (call) =>
      whole(await listLinkedCompanies(call.db, sessionOf(call).userId, await call.now())),
    signUp: async (call, { body }) => {
      const named = { username: body.UserName, password: body.Password, type: body.Type }
      const { userId, username } = await signUp(call, { ...named, ...readPerson(body) })
      return made(said.userMade(username), { userId, userName: username })
    },
    listUserTypes: () => whole(userTypeNumbers.map(presentType)),
    listUsersOfType: async ({ db }, { query }) => whole((await listUsers(db, query.Type)).map(presentUser)),
    showUser: async ({ db }, { query }) => {
      const user = await findUser(db, query.Id)
      if (!user) throw noUser()
      return presentUser(user)
    },
    changeUser: async (call, { body }) => {
      await changeUser(call, body.Id, readPerson(body))
      return done(said.userChanged)
    },
    setUserActive: async (call, { body }) => {
      await setUserActive(call, body.Id, body.IsActive)
      return done(body.IsActive ? said.userActivated : said.userDeactivated)
    },
    listUserCompanies: async (call, { query }) =>
      whole((await listUserCompanies(call.db, await ownerOfLinks(call, query.Id))).map(presentCompany)),
    addUserCompany: async (call, { body }) => {
      const given = { userId: body.UserAdminId, thingId: body.TransportationCompanyId }
      return made(said.companyGiven, { id: await giveCompany(call, given) })
    },
    removeUserCompany: async (call, { body }) => {
      await takeLink(call, 'userCompanies', body.Item1)
      return done(said.companyTaken)
    },
    listUserHalls: async (call, { query }) =>
      whole((await listUserHalls(call.db, await ownerOfLinks(call, query.Id))).map(presentHall)),
    addUserHall: async (call, { body }) => {
      const given = { userId: body.UserAdminId, thingId: body.LoadHallId }
      return made(said.hallGiven, { id: await giveHall(call, given) })
    },
    removeUserHall: async (call, { body }) => {
      await takeLink(call, 'userHalls', body.Item1)
      return done(said.hallTaken)
    },
  })

const presentType = (type: UserType) => {
  const { role, suffix } = userTypes[type]
  return { type, name: roleLabels[role], suffix }
}

type User = Awaited<ReturnType<typeof listUsers>>[number]
const presentUser = ({ username, role, createdAt, ...user }: User) => ({
  ...user,
  userId: user.id,
  userName: username,
  type: typeOfRole(role),
  createdAt: isoInstant(createdAt),
})

const presentCompany = (link: Awaited<ReturnType<typeof listUserCompanies>>[number]) => ({
  id: link.id,
  transportationCompanyId: link.companyId,
  transportationCompanyName: link.name,
  transportationCompanyNationalId: link.nationalId,
  transportationCompanyMobile: link.mobile,
})

const presentHall = ({ id, hallId, name, tel, cityName }: UserHall) => ({
  id,
  loadHallId: hallId,
  name,
  tel,
  cityName,
})
type UserHall = Awaited<ReturnType<typeof listUserHalls>>[number]
