import type { Contract } from '@bargah/contract/contract.ts'
import { isOneOf, organizations } from '@bargah/contract/kernel/access.ts'
import { buildCompany } from '../../src/features/companies/companies.build.ts'
import { buildHall } from '../../src/features/halls/halls.build.ts'
import { nothing, type Probe, type ProbeInput } from './probe.ts'
import { addRow } from '../rows.ts'

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
