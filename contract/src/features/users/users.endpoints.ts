import * as z from 'zod/mini'
import { organizations } from '../../kernel/access.ts'
import { command, endpoint, listing, madeCommand, reading, writing } from '../../kernel/endpoint.ts'
import { id } from '../../kernel/fields.ts'
import { linkedCompanies } from './linked-companies.endpoints.ts'
import { userCompanyTable, userHallTable, userTable, userTypeTable } from './users.columns.ts'
import {
  AddUserCompanyBody,
  AddUserHallBody,
  ChangeUserBody,
  DeleteLinkBody,
  LinksQuery,
  SetUserActiveBody,
  SignUpBody,
  signUpFaults,
  UserCompanyRow,
  UserHallRow,
  UserRow,
  UsersQuery,
  UserTypeRow,
} from './users.schema.ts'
import { accountRefusals, passwordRefusals } from '../auth/auth.text.ts'
import { linkRefusals } from './users.text.ts'

const admin = { roles: ['Admin'] } as const
const write = { ...writing, access: admin } as const

export const users = {
  ...linkedCompanies,
  signUp: endpoint({
    ...write,
    path: '/api/v1/User/signup',
    title: 'ساختن کاربر',
    changes: ['user', 'notification'],
    reaches: ['outside'],
    reauthenticates: true,
    gate: 'passwords',
    refusals: [passwordRefusals, accountRefusals],
    body: SignUpBody,
    faults: signUpFaults,
    data: command(z.object({ userId: z.number(), userName: z.string() })),
  }),
  listUserTypes: endpoint({
    ...listing,
    path: '/api/v1/UserByAdmin/GetAll',
    about: ['user'],
    access: admin,
    data: UserTypeRow,
    table: userTypeTable,
  }),
  listUsersOfType: endpoint({
    ...listing,
    path: '/api/v1/User/GetAdminUserByType',
    about: ['user'],
    access: admin,
    query: UsersQuery,
    data: UserRow,
    table: userTable,
  }),
  /** Ours: one user that Admin made. */
  showUser: endpoint({
    ...reading,
    path: '/api/v1/UserByAdmin/GetById',
    about: ['user'],
    access: admin,
    query: z.object({ Id: id('کاربر') }),
    data: UserRow,
  }),
  /** Ours: name, ways to reach and place of a user that Admin made. */
  changeUser: endpoint({
    ...write,
    path: '/api/v1/UserByAdmin/Update',
    title: 'عوض کردن مشخصات کاربر',
    changes: ['user', 'member'],
    reaches: [],
    stays: 'typed',
    // a mobile that is changed here is one to which a forgotten password goes
    reauthenticates: true,
    body: ChangeUserBody,
  }),
  /** Ours: an account that is not active is closed to its owner, and its sessions end. */
  setUserActive: endpoint({
    ...write,
    path: '/api/v1/UserByAdmin/SetActive',
    title: 'فعال یا غیرفعال کردن کاربر',
    changes: ['user', 'session'],
    reaches: ['outside'],
    held: true,
    reauthenticates: true,
    body: SetUserActiveBody,
  }),
  listUserCompanies: endpoint({
    ...listing,
    path: '/api/v1/TransportationCompanyUser/GetByUserId',
    about: ['user', 'company'],
    byKey: 'linked_read',
    access: { roles: ['Admin', ...organizations] },
    query: LinksQuery,
    data: UserCompanyRow,
    table: userCompanyTable,
  }),
  addUserCompany: endpoint({
    ...write,
    path: '/api/v1/TransportationCompanyUser/AddTransportationCompanyUser',
    title: 'دادن شرکت به کاربر',
    changes: ['user', 'company'],
    reaches: [],
    undoneBy: 'removeUserCompany',
    refusals: [linkRefusals],
    body: AddUserCompanyBody,
    data: madeCommand,
  }),
  removeUserCompany: endpoint({
    ...write,
    path: '/api/v1/TransportationCompanyUser/DeleteTransportationCompanyUser',
    title: 'گرفتن شرکت از کاربر',
    changes: ['user', 'company'],
    reaches: [],
    undoneBy: 'addUserCompany',
    body: DeleteLinkBody,
  }),
  listUserHalls: endpoint({
    ...listing,
    path: '/api/v1/LoadHallUser/GetByUserId',
    about: ['user', 'hall'],
    byKey: 'linked_read',
    access: { roles: ['Admin', ...organizations] },
    query: LinksQuery,
    data: UserHallRow,
    table: userHallTable,
  }),
  addUserHall: endpoint({
    ...write,
    path: '/api/v1/LoadHallUser/AddLoadHallUser',
    title: 'دادن سالن به کاربر',
    changes: ['user', 'hall'],
    reaches: [],
    undoneBy: 'removeUserHall',
    refusals: [linkRefusals],
    body: AddUserHallBody,
    data: madeCommand,
  }),
  removeUserHall: endpoint({
    ...write,
    path: '/api/v1/LoadHallUser/DeleteLoadHallUser',
    title: 'گرفتن سالن از کاربر',
    changes: ['user', 'hall'],
    reaches: [],
    undoneBy: 'addUserHall',
    body: DeleteLinkBody,
  }),
}
