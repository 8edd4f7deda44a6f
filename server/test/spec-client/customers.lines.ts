import { buildCustomer } from '../../src/features/customers/customers.build.ts'
import { completeNationalCode } from '@bargah/contract/kernel/identity.ts'
import { next, padded } from '../plain.ts'
import type { Line } from './line.ts'
import type { World } from './world.ts'

const where = {
  Address: 'یافت‌آباد، بازار آهن',
  Telephone: '02166254088',
  Mobile: '',
  PostalCode: '',
  CityId: 1,
}
const who = () => ({
  FullName: 'فولاد هرمزگان جنوب',
  MeliCode: completeNationalCode(padded(810_000_000 + next(), 9)),
})
/** A customer of its own for each request. */
const made = ({ app: { db }, company }: World) => buildCustomer(db, company.id)
const inquired = 'isSuccessful name lastName fullAddress'

/** Customers, their addresses, and what is asked of a registry for them. */
export const customerLines: Line[] = [
  {
    key: 'listCustomers',
    call: 'GET /api/v1/Customer/GetCustomerByTransportationCompanyId',
    say: async (world) => {
      await made(world)
      return { token: world.tokens.company }
    },
    reads: 'id meliCode customerFullName',
  },
  {
    key: 'listAnyCustomers',
    call: 'GET /api/v1/Customer/GetAllCustomer',
    say: async (world) => {
      await made(world)
      return { token: world.tokens.admin }
    },
    reads: 'id meliCode customerFullName',
  },
  {
    key: 'addCustomer',
    call: 'POST /api/v1/Customer/AddCustomer',
    say: ({ tokens }) => ({ token: tokens.company, body: { ...who(), ...where } }),
  },
  {
    key: 'updateCustomer',
    call: 'POST /api/v1/Customer/UpdateCustomer',
    say: async (world) => ({
      token: world.tokens.company,
      body: { Id: (await made(world)).id, ...who() },
    }),
  },
  {
    key: 'deleteCustomer',
    call: 'POST /api/v1/Customer/DeleteCustomer',
    say: async (world) => ({ token: world.tokens.company, body: { Id: (await made(world)).id } }),
  },
  {
    key: 'listCustomerAddresses',
    call: 'GET /api/v1/CustomerAddress/GetCustomerAddressByCustomerId',
    say: async (world) => ({ token: world.tokens.company, query: { CustomerId: (await made(world)).id } }),
    reads: 'id customerId cityId cityName provinceId city address telephone mobile postalCode cityBol',
  },
  {
    key: 'addCustomerAddress',
    call: 'POST /api/v1/CustomerAddress/AddCustomerAddress',
    say: async (world) => ({
      token: world.tokens.company,
      body: { CustomerId: (await made(world)).id, ...where },
    }),
  },
  {
    key: 'updateCustomerAddress',
    call: 'POST /api/v1/CustomerAddress/UpdateCustomerAddress',
    say: async (world) => ({
      token: world.tokens.company,
      body: { Id: (await made(world)).addressId, ...where },
    }),
  },
  {
    key: 'inquireNationalId',
    call: 'GET /api/v1/Customer/InquiryMeliCode',
    say: ({ tokens }) => ({ token: tokens.company, query: { melicode: '10380284790' } }),
    reads: inquired,
  },
  {
    key: 'inquirePostalCode',
    call: 'GET /api/v1/Customer/InquiryPostalCode',
    say: ({ tokens }) => ({ token: tokens.company, query: { postalcode: '7917183461' } }),
    reads: inquired,
  },
  {
    key: 'inquireNationalIdLegacy',
    call: 'GET api/CustomerApi/GetInquiryNationalId',
    say: ({ tokens }) => ({ token: tokens.company, query: { ncode: '10380284790' } }),
    reads: inquired,
  },
  {
    key: 'inquirePostalCodeLegacy',
    call: 'GET api/CustomerApi/GetInquiryPostalCodeData',
    say: ({ tokens }) => ({ token: tokens.company, query: { postalCode: '7917183461' } }),
    reads: inquired,
  },
  {
    key: 'inquireDriverCard',
    call: 'GET api/DriverApi/InquirDriverSmartCard',
    say: ({ tokens }) => ({ token: tokens.company, query: { driverSmartCard: '8000001' } }),
    reads: 'cardNumber name family nationalId mobile isActive',
  },
  {
    key: 'inquireTruckCard',
    call: 'GET api/DriverApi/InquirCarSmartCard',
    say: ({ tokens }) => ({ token: tokens.company, query: { carSmartCard: '4000001' } }),
    reads: 'loadingTypeTitle name plaqueNumber plaqueSerialNumber madeYear mobile isActive',
  },
]
