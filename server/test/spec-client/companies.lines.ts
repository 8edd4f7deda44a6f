import { buildCompany } from '../../src/features/companies/companies.build.ts'
import { pdf } from '../files.ts'
import { newNationalCode } from '../plain.ts'
import type { Line } from './line.ts'
import type { World } from './world.ts'

const company =
  'transportationCompanyId transportationCompanyName email nationalId address postalCode tell mobile provinceId cityId fileName transportationCompanyActive isAccept userId'

const facts = () => ({
  TransportationCompanyName: 'ترابر خلیج',
  Email: 'info@example.com',
  NationalId: newNationalCode(),
  Address: 'بندرعباس، بلوار امام خمینی',
  PostalCode: '7914836512',
  Tell: '07633554411',
  Mobile: '09121234567',
  CityId: 1,
})
/** A company of its own for each request. */
const made = async ({ app: { db }, tokens }: World, isAccepted: boolean) => ({
  token: tokens.admin,
  query: { TransportationCompanyId: (await buildCompany(db, { isAccepted })).id },
})

/** Companies and how they are administered. */
export const companyLines: Line[] = [
  {
    key: 'listCompanies',
    call: 'GET api/v1/TransportationCompany/GetAll',
    say: ({ tokens }) => ({ token: tokens.admin }),
    reads: company,
  },
  {
    key: 'listCompanies',
    call: 'GET api/v1/TransportationCompany/GetAll',
    say: ({ tokens }) => ({ token: tokens.owner }),
    reads: 'transportationCompanyId transportationCompanyName',
  },
  {
    key: 'showCompany',
    call: 'GET api/v1/TransportationCompany/GetByTransportationCompanyId',
    say: ({ tokens, company: { id } }) => ({ token: tokens.company, query: { TransportationCompanyId: id } }),
    reads: 'transportationCompanyName nationalId mobile cityName Address',
  },
  {
    key: 'registerCompany',
    call: 'POST /api/v1/TransportationCompany/AddTransportationCompany',
    say: ({ tokens }) => ({ token: tokens.admin, body: facts(), files: { File: pdf() } }),
    reads: 'code message',
  },
  {
    key: 'editCompany',
    call: 'POST api/v1/TransportationCompany/EditTransportationCompany',
    say: async ({ app: { db }, tokens }) => ({
      token: tokens.admin,
      body: { Id: (await buildCompany(db)).id, ...facts() },
    }),
    reads: 'message',
  },
  {
    key: 'acceptCompany',
    call: 'POST api/v1/TransportationCompany/AcceptTransportationCompany',
    say: (world) => made(world, false),
  },
  {
    key: 'createCompanyUser',
    call: 'POST api/v1/TransportationCompany/CreateTransportationCompanyUser',
    say: (world) => made(world, true),
    reads: 'userName password',
  },
]
