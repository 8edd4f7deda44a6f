import * as z from 'zod/mini'
import { flagNames, isOneOf, type Role, supporters } from '../../kernel/access.ts'
import { endpoint, plainCommand, writing } from '../../kernel/endpoint.ts'
import { flag, id } from '../../kernel/fields.ts'
import {
  AddAgencyUserBody,
  AgencyUserDone,
  AgencyUserRow,
  AgencyUsersQuery,
  UpdateAgencyUserBody,
} from './agency-users.schema.ts'
import { agencyUserRefusals, lacksFlags } from './agency-users.text.ts'
import { accountRefusals, passwordRefusals } from '../auth/auth.text.ts'

/** Whose company it is, the session says; support alone names one. Who is gone, the company's admin alone sees. */
const ownCompany = (role: Role | null) => [
  ...(role !== null && isOneOf(role, supporters) ? [] : ['CompanyId']),
  ...(role === 'TransportationCompanyAdmin' ? [] : ['Closed']),
]

export const agencyUsers = {
  /** What an agency user's name ends in: `_Agent` and this. */
  showAgencyKey: endpoint({
    method: 'GET',
    path: '/api/ClientApi/GetMemberAgencyId',
    reply: 'bare',
    effect: 'read',
    about: ['company'],
    byKey: false,
    access: { roles: [], flags: ['access_Member_Add', 'access_Member_List'] },
    data: z.number(),
  }),
  listAgencyUsers: endpoint({
    method: 'GET',
    path: '/api/ClientApi/GetAgencyMembers',
    reply: 'bare',
    effect: 'read',
    about: ['agencyUser'],
    byKey: false,
    access: { roles: supporters, flags: ['access_Member_List'] },
    query: AgencyUsersQuery,
    ignored: ownCompany,
    data: z.array(AgencyUserRow),
  }),
  addAgencyUser: endpoint({
    method: 'POST',
    path: '/api/ClientApi/AddAgencyMember',
    title: 'افزودن کاربر نمایندگی',
    reply: 'bare',
    effect: 'write',
    changes: ['agencyUser'],
    reaches: [],
    stays: 'added',
    refusals: [agencyUserRefusals, { lacks_flag: lacksFlags }, passwordRefusals, accountRefusals],
    byKey: false,
    access: { roles: [], flags: ['access_Member_Add'] },
    body: AddAgencyUserBody,
    gate: 'passwords',
    data: AgencyUserDone,
  }),
  /** Support changes who he is and how he is reached, not what he may do (rules 1.11). */
  updateAgencyUser: endpoint({
    method: 'POST',
    path: '/api/ClientApi/Update',
    title: 'ویرایش کاربر نمایندگی',
    reply: 'bare',
    effect: 'write',
    changes: ['agencyUser', 'member'],
    reaches: ['outside'],
    refusals: [agencyUserRefusals, { lacks_flag: lacksFlags }],
    byKey: false,
    access: { roles: supporters, flags: ['access_Member_Update'] },
    // a mobile that is changed here is one to which a forgotten password goes
    reauthenticates: true,
    body: UpdateAgencyUserBody,
    ignored: (role) => (role !== null && isOneOf(role, supporters) ? flagNames : []),
    data: AgencyUserDone,
  }),
  /** Lets an account in again, or keeps it out and ends its sessions (ours). */
  setAgencyUserActive: endpoint({
    ...writing,
    path: '/api/v1/AgencyUser/SetActive',
    title: 'فعال یا غیرفعال کردن کاربر نمایندگی',
    changes: ['agencyUser', 'session'],
    reaches: ['outside'],
    held: true,
    refusals: [agencyUserRefusals],
    byKey: false,
    access: { roles: [], flags: ['access_Member_Update'] },
    reauthenticates: true,
    body: z.object({ Id: id('کاربر'), IsActive: flag('فعال بودن') }),
    data: plainCommand,
  }),
  /** Closes an account: it is listed no more, and its name is nobody else's (ours). */
  closeAgencyUser: endpoint({
    ...writing,
    path: '/api/v1/AgencyUser/Delete',
    title: 'حذف کاربر نمایندگی',
    changes: ['agencyUser', 'session'],
    reaches: ['outside'],
    held: true,
    refusals: [agencyUserRefusals],
    byKey: false,
    access: { roles: [], flags: ['access_Member_Delete'] },
    reauthenticates: true,
    body: z.object({ Id: id('کاربر') }),
    data: plainCommand,
  }),
  /** Opens a closed account again (ours): what a colleague closed, the company's admin need not do without. */
  reopenAgencyUser: endpoint({
    ...writing,
    path: '/api/v1/AgencyUser/Reopen',
    title: 'بازگرداندن کاربر نمایندگی',
    changes: ['agencyUser'],
    reaches: [],
    held: true,
    refusals: [agencyUserRefusals],
    access: { roles: ['TransportationCompanyAdmin'] },
    reauthenticates: true,
    body: z.object({ Id: id('کاربر') }),
    data: plainCommand,
  }),
}
