import { signedIn } from '../../src/features/auth/auth.build.ts'
import { next, padded } from '../plain.ts'
import type { Line } from './line.ts'
import type { World } from './world.ts'

async function organization({ app: { db }, company, hall }: World) {
  const { userId } = await signedIn(db, 'Organization')
  const given = { userId, companyId: company.id }
  const companyLink = await db.insertInto('userCompanies').values(given).returning('id').executeTakeFirst()
  const hallGiven = { userId, hallId: hall.id }
  const hallLink = await db.insertInto('userHalls').values(hallGiven).returning('id').executeTakeFirst()
  return { userId, companyLink: companyLink?.id, hallLink: hallLink?.id }
}

/** Users that Admin makes, and the companies and halls that they look after. */
export const userLines: Line[] = [
  {
    key: 'signUp',
    call: 'POST /api/v1/User/signup',
    say: ({ tokens }) => ({
      token: tokens.admin,
      body: {
        UserName: padded(2_000_000_000 + next(), 10),
        Password: 'bargah24680',
        Email: 'user@bargah.test',
        Fullname: 'سازمان آزمون',
        Type: 5,
      },
    }),
    reads: 'code message',
  },
  {
    key: 'listUserTypes',
    call: 'GET /api/v1/UserByAdmin/GetAll',
    say: ({ tokens }) => ({ token: tokens.admin }),
    reads: 'type name',
  },
  {
    key: 'listUsersOfType',
    call: 'GET /api/v1/User/GetAdminUserByType',
    say: async (world) => {
      await organization(world)
      return { token: world.tokens.admin, query: { Type: 5 } }
    },
    reads: 'userId userName fullName isActive type',
  },
  {
    key: 'listUserCompanies',
    call: 'GET /api/v1/TransportationCompanyUser/GetByUserId',
    say: async (world) => ({
      token: world.tokens.admin,
      query: { Id: (await organization(world)).userId },
    }),
    reads:
      'id transportationCompanyId transportationCompanyName transportationCompanyNationalId transportationCompanyMobile',
  },
  {
    key: 'addUserCompany',
    call: 'POST /api/v1/TransportationCompanyUser/AddTransportationCompanyUser',
    say: async (world) => {
      const { userId } = await organization(world)
      const { id } = await world.app.buildCompany()
      return { token: world.tokens.admin, body: { TransportationCompanyId: id, UserAdminId: userId } }
    },
  },
  {
    key: 'removeUserCompany',
    call: 'POST /api/v1/TransportationCompanyUser/DeleteTransportationCompanyUser',
    say: async (world) => ({
      token: world.tokens.admin,
      body: { Item1: (await organization(world)).companyLink },
    }),
  },
  {
    key: 'listUserHalls',
    call: 'GET /api/v1/LoadHallUser/GetByUserId',
    say: async (world) => ({
      token: world.tokens.admin,
      query: { Id: (await organization(world)).userId },
    }),
    reads: 'id loadHallId',
  },
  {
    key: 'addUserHall',
    call: 'POST /api/v1/LoadHallUser/AddLoadHallUser',
    say: async (world) => {
      const { userId } = await organization(world)
      const { id } = await world.app.buildHall()
      return { token: world.tokens.admin, body: { LoadHallId: id, UserAdminId: userId } }
    },
  },
  {
    key: 'removeUserHall',
    call: 'POST /api/v1/LoadHallUser/DeleteLoadHallUser',
    say: async (world) => ({
      token: world.tokens.admin,
      body: { Item1: (await organization(world)).hallLink },
    }),
  },
]
