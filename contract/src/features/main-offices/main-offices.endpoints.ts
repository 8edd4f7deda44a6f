import * as z from 'zod/mini'
import { endpoint } from '../../kernel/endpoint.ts'
import { id } from '../../kernel/fields.ts'
import { agentId } from '../company-settings/company-settings.schema.ts'
import { officeTable } from './main-offices.columns.ts'
import { AddOfficeBody, OfficeCompany, officeId, OfficeRow, UpdateOfficeBody } from './main-offices.schema.ts'
import { accountRefusals } from '../auth/auth.text.ts'
import { officeRefusals } from './main-offices.text.ts'

const access = { roles: ['Admin'] } as const
const reads = { method: 'GET', effect: 'read', about: ['mainOffice'], access } as const
const writes = { reply: 'bare', effect: 'write', changes: ['mainOffice'], access } as const

export const mainOffices = {
  /** Ours: the same rows as `listMainAgencies`, as a list. */
  listMainOffices: endpoint({
    ...reads,
    path: '/api/v1/MainOffice/GetAll',
    reply: 'list',
    data: OfficeRow,
    table: officeTable,
  }),
  /** Ours: one of them. */
  showMainOffice: endpoint({
    ...reads,
    path: '/api/v1/MainOffice/GetById',
    reply: 'envelope',
    query: z.object({ Id: officeId }),
    data: OfficeRow,
  }),
  listMainAgencies: endpoint({
    ...reads,
    path: '/api/AgencyApi/GetMainAgencies',
    reply: 'bare',
    data: z.array(OfficeRow),
  }),
  /** Makes the office and its account, which is shown this once. */
  addMainOffice: endpoint({
    ...writes,
    method: 'POST',
    path: '/api/AgencyApi/AddMainBranchAgency',
    title: 'ثبت دفتر مرکزی',
    reaches: [],
    stays: 'added',
    reauthenticates: true,
    gate: 'passwords',
    showsSecret: true,
    refusals: [officeRefusals, accountRefusals],
    body: AddOfficeBody,
    data: z.object({ agentMainId: z.number(), username: z.string(), password: z.string() }),
  }),
  /** One that is not active is closed to its account. */
  updateMainOffice: endpoint({
    ...writes,
    method: 'POST',
    path: '/api/AgencyApi/UpdateAgencyMainBranch',
    title: 'ویرایش دفتر مرکزی',
    changes: ['mainOffice', 'session'],
    reaches: [],
    stays: 'typed',
    refusals: [officeRefusals],
    body: UpdateOfficeBody,
    data: z.boolean(),
  }),
  listCompanyOffices: endpoint({
    ...reads,
    about: ['mainOffice', 'company'],
    path: '/api/AgencyApi/GetAgencies',
    reply: 'bare',
    data: z.array(OfficeCompany),
  }),
  /** The companies of a main office, which is what `agencyId` names (docs/decisions/0036). */
  listOfficeCompanies: endpoint({
    ...reads,
    about: ['mainOffice', 'company'],
    path: '/api/AgencyApi/GetAgencyMainBranches',
    reply: 'bare',
    query: z.object({ agencyId: id('دفتر مرکزی') }),
    data: z.array(OfficeCompany),
  }),
  /** A company of another office leaves that one. */
  setOfficeOfCompany: endpoint({
    ...writes,
    method: 'GET',
    path: '/api/AgencyApi/SetAgentMainIdForAgent',
    title: 'پیوستن نمایندگی به دفتر مرکزی',
    reaches: [],
    undoneBy: 'removeOfficeOfCompany',
    query: z.object({ agentId, agentMainId: officeId }),
    data: z.boolean(),
  }),
  removeOfficeOfCompany: endpoint({
    ...writes,
    method: 'GET',
    path: '/api/AgencyApi/RemoveAgentMainIdFromAgent',
    title: 'جدا کردن نمایندگی از دفتر مرکزی',
    reaches: [],
    undoneBy: 'setOfficeOfCompany',
    query: z.object({ agentId }),
    data: z.boolean(),
  }),
}
