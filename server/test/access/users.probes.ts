import type { Contract } from '@bargah/contract/contract.ts'
import { isOneOf, organizations } from '@bargah/contract/kernel/access.ts'
import { buildCompany } from '../../src/features/companies/companies.build.ts'
import { buildHall } from '../../src/features/halls/halls.build.ts'
import { nothing, type Probe, type ProbeInput } from './probe.ts'
import { addRow } from '../rows.ts'
import { signedIn } from '../../src/features/auth/auth.build.ts'
import { buildFactorRemoval, buildPasskey } from '../../src/features/factors/factors.build.ts'
import type { Side } from './side.ts'

/** A request that another administrator made, for a user of nobody's. */
async function removalOf({ app: { db } }: Side): Promise<number> {
  const asker = await signedIn(db, 'Admin')
  const owner = await signedIn(db, 'Customer')
  return buildFactorRemoval(db, { userId: owner.userId, askedBy: asker.userId })
}

const removal: Probe = {
  names: 'thing',
  fresh: true,
  make: async (side) => ({ id: await removalOf(side), say: (Id) => ({ body: { Id } }) }),
}

/** The second factor of one's own account, and the requests to take away another's. */
export const factorProbes = {
  showMyFactors: nothing(),
  startAuthenticator: nothing(),
  confirmAuthenticator: nothing(() => ({ body: { Code: '000000' } })),
  startPasskey: nothing(),
  addPasskey: nothing(() => ({ body: { Name: 'گذرکلید آزمون', Credential: { id: 'none' } } })),
  removeAuthenticator: nothing(),
  removePasskey: {
    names: 'thing',
    fresh: true,
    make: async ({ app: { db } }, { userId }) => {
      // one that stays, so that this one is not the last
      await buildPasskey(db, userId)
      return { id: await buildPasskey(db, userId), say: (Id) => ({ body: { Id } }) }
    },
  },
  renewRecoveryCodes: nothing(),
  listFactorRemovals: { names: 'rows', row: async (side) => ({ id: await removalOf(side) }) },
  // accounts go by their names here
  askFactorRemoval: nothing(() => ({ body: { Username: 'nobody-by-this-name' } })),
  confirmFactorRemoval: removal,
  withdrawFactorRemoval: removal,
} as const satisfies Partial<Record<keyof Contract, Probe>>

/** What an organisation looks after; Admin looks at one of the side's. */
const linksOf: Probe = {
  names: 'thing',
  make: async ({ users }, { role }) => ({
    id: isOneOf(role, organizations) ? users[role] : users.Organization,
    say: (Id) => ({ query: { Id } }),
  }),
}

const user = (say: (id: number) => ProbeInput): Probe => ({
  names: 'thing',
  make: async ({ users }) => ({ id: users.CustomerAdvancedMember, say }),
})

const person = { Fullname: 'کاربر آزمون', Email: 'user@bargah.test' }

/** The users that Admin makes, and what they look after. */
export const userProbes = {
  listLinkedCompanies: { names: 'rows', row: async ({ company: { id } }) => ({ id }) },
  signUp: nothing(() => ({ body: { ...person, UserName: '1', Password: 'short', Type: 2 } })),
  listUserTypes: nothing(),
  listUsersOfType: nothing(() => ({ query: { Type: 2 } })),
  showUser: user((Id) => ({ query: { Id } })),
  changeUser: user((Id) => ({ body: { ...person, Id } })),
  setUserActive: user((Id) => ({ body: { Id, IsActive: true } })),
  listUserCompanies: linksOf,
  addUserCompany: user((UserAdminId) => ({ body: { UserAdminId, TransportationCompanyId: 1 } })),
  removeUserCompany: {
    names: 'thing',
    fresh: true,
    make: async ({ app: { db }, users }) => {
      const { id: companyId } = await buildCompany(db)
      const link = await addRow(db, 'userCompanies', { userId: users.Customer, companyId })
      return { id: link.id, say: (Item1) => ({ body: { Item1 } }) }
    },
  },
  listUserHalls: linksOf,
  addUserHall: user((UserAdminId) => ({ body: { UserAdminId, LoadHallId: 1 } })),
  removeUserHall: {
    names: 'thing',
    fresh: true,
    make: async ({ app: { db }, users }) => {
      const { id: hallId } = await buildHall(db)
      const link = await addRow(db, 'userHalls', { userId: users.Customer, hallId })
      return { id: link.id, say: (Item1) => ({ body: { Item1 } }) }
    },
  },
} as const satisfies Partial<Record<keyof Contract, Probe>>
