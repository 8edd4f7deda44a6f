import * as z from 'zod/mini'
import { flagNames, isOneOf, type Role, supporters } from '../../kernel/access.ts'
import { endpoint, writing } from '../../kernel/endpoint.ts'
import { flag, id } from '../../kernel/fields.ts'
import {
  AddCompanyUserBody,
  CompanyUserDone,
  CompanyUserRow,
  CompanyUsersQuery,
  UpdateCompanyUserBody,
} from './company-users.schema.ts'
import { companyUserRefusals, lacksFlags } from './company-users.text.ts'
import { accountRefusals, passwordRefusals } from '../auth/auth.text.ts'

/** Whose company it is, the session says; support alone names one. Who is gone, the company's admin alone sees. */
const ownCompany = (role: Role | null) => [
  ...(role !== null && isOneOf(role, supporters) ? [] : ['CompanyId']),
  ...(role === 'TransportationCompanyAdmin' ? [] : ['Closed']),
]

export const companyUsers = {
  /** What a company user's name ends in: `_Agent` and this. */
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
  listCompanyUsers: endpoint({
    method: 'GET',
    path: '/api/ClientApi/GetAgencyMembers',
    reply: 'bare',
    effect: 'read',
    about: ['companyUser'],
    byKey: false,
    access: { roles: supporters, flags: ['access_Member_List'] },
    query: CompanyUsersQuery,
    ignored: ownCompany,
    data: z.array(CompanyUserRow),
  }),
  addCompanyUser: endpoint({
    method: 'POST',
    path: '/api/ClientApi/AddAgencyMember',
    title: 'افزودن کاربر نمایندگی',
    reply: 'bare',
    effect: 'write',
    changes: ['companyUser'],
    reaches: [],
    stays: 'added',
    refusals: [companyUserRefusals, { lacks_flag: lacksFlags }, passwordRefusals, accountRefusals],
    byKey: false,
    access: { roles: [], flags: ['access_Member_Add'] },
    body: AddCompanyUserBody,
    gate: 'passwords',
    data: CompanyUserDone,
  }),
  /** Support changes who he is and how he is reached, not what he may do (rules 1.11). */
  updateCompanyUser: endpoint({
    method: 'POST',
    path: '/api/ClientApi/Update',
    title: 'ویرایش کاربر نمایندگی',
    reply: 'bare',
    effect: 'write',
    changes: ['companyUser', 'member'],
    reaches: ['outside'],
    refusals: [companyUserRefusals, { lacks_flag: lacksFlags }],
    byKey: false,
    access: { roles: supporters, flags: ['access_Member_Update'] },
    // a mobile that is changed here is one to which a forgotten password goes
    reauthenticates: true,
    body: UpdateCompanyUserBody,
    ignored: (role) => (role !== null && isOneOf(role, supporters) ? flagNames : []),
    data: CompanyUserDone,
  }),
  /** Lets an account in again, or keeps it out and ends its sessions (ours). */
  setCompanyUserActive: endpoint({
    ...writing,
    path: '/api/v1/AgencyUser/SetActive',
    title: 'فعال یا غیرفعال کردن کاربر نمایندگی',
    changes: ['companyUser', 'session'],
    reaches: ['outside'],
    held: true,
    refusals: [companyUserRefusals],
    byKey: false,
    access: { roles: [], flags: ['access_Member_Update'] },
    reauthenticates: true,
    body: z.object({ Id: id('کاربر'), IsActive: flag('فعال بودن') }),
  }),
  /** Closes an account: it is listed no more, and its name is nobody else's (ours). */
  closeCompanyUser: endpoint({
    ...writing,
    path: '/api/v1/AgencyUser/Delete',
    title: 'حذف کاربر نمایندگی',
    changes: ['companyUser', 'session'],
    reaches: ['outside'],
    held: true,
    refusals: [companyUserRefusals],
    byKey: false,
    access: { roles: [], flags: ['access_Member_Delete'] },
    reauthenticates: true,
    body: z.object({ Id: id('کاربر') }),
  }),
  /** Opens a closed account again (ours): what a colleague closed, the company's admin need not do without. */
  reopenCompanyUser: endpoint({
    ...writing,
    path: '/api/v1/AgencyUser/Reopen',
    title: 'بازگرداندن کاربر نمایندگی',
    changes: ['companyUser'],
    reaches: [],
    held: true,
    refusals: [companyUserRefusals],
    access: { roles: ['TransportationCompanyAdmin'] },
    reauthenticates: true,
    body: z.object({ Id: id('کاربر') }),
  }),
}
