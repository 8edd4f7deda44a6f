import { customers } from '@bargah/contract/features/customers/customers.endpoints.ts'
import type { AddressFields } from '@bargah/contract/features/customers/customers.schema.ts'
import * as said from '@bargah/contract/features/customers/customers.text.ts'
import { sessionOf } from '../../kernel/call.ts'
import { done, made, routes } from '../../kernel/routes.ts'
import { askOnce } from '../inquiries/inquiries.api.ts'
import * as views from './customers.views.ts'
import { inquireNationalId, inquirePostalCode, type Registry } from './inquire.ts'
import * as keep from './keep-customers.ts'

export const customersRoutes = (registry: Registry) =>
  routes(customers, {
    listCustomers: (call) => views.listCustomers(call.db, sessionOf(call)),
    showCustomer: (call, { query }) => views.showCustomer(call.db, sessionOf(call), query.Id),
    listAnyCustomers: (call) => views.listAnyCustomers(call.db, sessionOf(call)),
    addCustomer: async (call, { body }) =>
      made(
        said.customerAdded(body.FullName),
        await keep.addCustomer(call, readCustomer(body), readAddress(body)),
      ),
    updateCustomer: async (call, { body }) => {
      await keep.updateCustomer(call, body.Id, readCustomer(body))
      return done(said.customerUpdated)
    },
    deleteCustomer: async (call, { body }) => {
      await keep.deleteCustomer(call, body.Id)
      return done(said.customerDeleted)
    },
    listCustomerAddresses: (call, { query }) =>
      views.listAddresses(call.db, sessionOf(call), query.CustomerId),
    addCustomerAddress: async (call, { body }) =>
      made(said.addressAdded, { id: await keep.addAddress(call, body.CustomerId, readAddress(body)) }),
    updateCustomerAddress: async (call, { body }) => {
      await keep.updateAddress(call, body.Id, readAddress(body))
      return done(said.addressUpdated)
    },
    deleteCustomerAddress: async (call, { body }) => {
      await keep.deleteAddress(call, body.Id)
      return done(said.addressDeleted)
    },
    inquireNationalId: (call, { query }) => inquireNationalId(call, registry, query.melicode),
    inquirePostalCode: (call, { query }) => inquirePostalCode(call, registry, query.postalcode),
    inquireNationalIdLegacy: (call, { query: { ncode: number } }) =>
      askOnce(call, { kind: 'national_id', number }, () => inquireNationalId(call, registry, number)),
    inquirePostalCodeLegacy: (call, { query: { postalCode: number } }) =>
      askOnce(call, { kind: 'postal_code', number }, () => inquirePostalCode(call, registry, number)),
  })

const readCustomer = ({ FullName, MeliCode }: { FullName: string; MeliCode: string }) => ({
  name: FullName,
  nationalId: MeliCode,
})

const readAddress = ({ CityId, Address, PostalCode, Telephone, Mobile }: Omit<AddressFields, 'Id'>) => ({
  cityId: CityId,
  address: Address,
  postalCode: PostalCode ?? null,
  tel: Telephone ?? null,
  mobile: Mobile ?? null,
})
