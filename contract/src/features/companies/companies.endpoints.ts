import * as z from 'zod/mini'
import { organizations, supporters } from '../../kernel/access.ts'
import { hourMs } from '../../kernel/durations.ts'
import { command, endpoint, listing, madeCommand, reading, writing } from '../../kernel/endpoint.ts'
import { id, list, oneOf, optional, text } from '../../kernel/fields.ts'
import { accountRefusals } from '../auth/auth.text.ts'
import { companyTable } from './companies.columns.ts'
import {
  CompanyBody,
  CompanyDetail,
  companyFaultsOf,
  companyPaper,
  CompanyRow,
  Credentials,
  EnteredCompanyBody,
  nationalId,
  NewCompanyBody,
} from './companies.schema.ts'
import { companyStatuses } from './companies.states.ts'
import {
  companyFaults,
  companyRefusals,
  enterCompanyRefusals,
  removeCompanyRefusals,
} from './companies.text.ts'
import { notWritten } from '../../kernel/not-given.ts'

const OneCompany = z.object({ TransportationCompanyId: id('شرکت') })
const admin = { roles: ['Admin'] } as const

export const companies = {
  listCompanies: endpoint({
    ...listing,
    path: '/api/v1/TransportationCompany/GetAll',
    about: ['company'],
    byKey: 'all',
    access: 'signedIn',
    /** Of those who see companies whole; of a national id all that registered under it (ours). */
    query: z.object({
      Status: optional(oneOf('وضعیت', companyStatuses)),
      NationalId: optional(nationalId),
    }),
    data: CompanyRow,
    table: companyTable,
  }),
  showCompany: endpoint({
    ...reading,
    path: '/api/v1/TransportationCompany/GetByTransportationCompanyId',
    about: ['company'],
    byKey: 'all',
    access: {
      roles: [...supporters, ...organizations, 'TransportationCompanyAdmin', 'TransportationCompanyMember'],
    },
    query: OneCompany,
    data: CompanyDetail,
  }),
  /** Whoever proved his mobile is shown once the account that his company will have; Admin adds one without an account. */
  registerCompany: endpoint({
    ...writing,
    path: '/api/v1/TransportationCompany/AddTransportationCompany',
    title: 'ثبت‌نام شرکت حمل',
    changes: ['company', 'member'],
    reaches: [],
    stays: 'typed',
    refusals: [companyRefusals],
    access: 'public',
    needsProof: { purpose: 'registration', mobile: 'Mobile' },
    limits: [{ by: 'address', most: 30, inMs: hourMs, kept: 'database' }],
    showsSecret: true,
    body: NewCompanyBody,
    files: { File: companyPaper },
    faults: (body, role) => {
      if (role === 'Admin') return companyFaultsOf(body)
      return body.Mobile === undefined ? [['Mobile', companyFaults.mobile]] : []
    },
    data: command(z.extend(z.partial(Credentials), { id: z.number() })),
  }),
  /** Puts a company on record as an administrator knows it: accepted, without a paper (docs/decisions/0124). */
  enterCompany: endpoint({
    ...writing,
    path: '/api/v1/TransportationCompany/EnterTransportationCompany',
    title: 'ثبت شرکت شناخته‌شده',
    changes: ['company', 'member'],
    reaches: [],
    stays: 'added',
    refusals: [enterCompanyRefusals, { username_taken: accountRefusals.username_taken }],
    access: admin,
    body: NewCompanyBody,
    faults: companyFaultsOf,
    data: madeCommand,
  }),
  /** Takes back one of those of which nothing came yet. */
  removeEnteredCompany: endpoint({
    ...writing,
    path: '/api/v1/TransportationCompany/RemoveEnteredTransportationCompany',
    title: 'برداشتن شرکت تازه',
    changes: ['company', 'member', 'wallet'],
    reaches: [],
    stays: 'reversible',
    refusals: [removeCompanyRefusals],
    access: admin,
    body: EnteredCompanyBody,
  }),
  editCompany: endpoint({
    ...writing,
    path: '/api/v1/TransportationCompany/EditTransportationCompany',
    title: 'ویرایش شرکت حمل',
    changes: ['company', 'member'],
    reaches: [],
    stays: 'typed',
    refusals: [companyRefusals],
    access: admin,
    // a mobile that is changed here is one to which a forgotten password goes
    reauthenticates: true,
    body: CompanyBody,
    faults: companyFaultsOf,
  }),
  /** `SeenIds`: the other registrations of its national id, which whoever accepts one has seen beside it (docs/decisions/0081). */
  acceptCompany: endpoint({
    ...writing,
    path: '/api/v1/TransportationCompany/AcceptTransportationCompany',
    title: 'تأیید شرکت حمل',
    changes: ['company', 'member', 'sms'],
    reaches: ['outside'],
    refusals: [companyRefusals],
    access: admin,
    query: z.extend(OneCompany, {
      SeenIds: optional(list('ثبت‌نام‌های دیگر', id('ثبت‌نام'), { max: 200 })),
    }),
    data: z.string(),
  }),
  rejectCompany: endpoint({
    ...writing,
    path: '/api/v1/TransportationCompany/RejectTransportationCompany',
    title: 'رد شرکت حمل',
    changes: ['company', 'sms'],
    reaches: ['outside'],
    refusals: [companyRefusals],
    access: admin,
    query: OneCompany,
    body: z.object({ Desc: text('دلیل رد', { max: 300, missing: notWritten('دلیل رد') }) }),
    data: z.string(),
  }),
  createCompanyUser: endpoint({
    ...writing,
    path: '/api/v1/TransportationCompany/CreateTransportationCompanyUser',
    title: 'ساختن حساب شرکت حمل',
    changes: ['company', 'member', 'session'],
    reaches: [],
    stays: 'added',
    refusals: [companyRefusals],
    access: admin,
    gate: 'passwords',
    reauthenticates: true,
    showsSecret: true,
    query: OneCompany,
    data: Credentials,
  }),
}
