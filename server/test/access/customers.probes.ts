import type { Contract } from '@bargah/contract/contract.ts'
import { completeNationalCode } from '@bargah/contract/kernel/identity.ts'
import { next, padded } from '../plain.ts'
import { nothing, type Probe, type ProbeInput } from './probe.ts'
import type { Side } from './side.ts'

/** A customer of a side's company, whom a load of its hall and its product owner names. */
const named = async (side: Side) => {
  const customer = await side.app.buildCustomer(side.company.id)
  await side.load({ truckCount: 1, senderAddressId: customer.addressId })
  return customer
}
const customer = (say: (id: number) => ProbeInput): Probe => ({
  names: 'thing',
  fresh: true,
  make: async (side) => ({ id: (await side.app.buildCustomer(side.company.id)).id, say }),
})
const address = (say: (id: number) => ProbeInput): Probe => ({
  names: 'thing',
  fresh: true,
  make: async (side) => {
    const { addressId } = await side.app.buildCustomer(side.company.id, { addresses: [{}, {}] })
    return { id: addressId, say }
  },
})
const code = () => completeNationalCode(padded(800_000_000 + next(), 9))
const where = { CityId: 1, Address: 'خیابان بهشتی، پلاک ۴' }

/** Customers, as companies keep them and others meet them in cargos. */
export const customerProbes = {
  listCustomers: { names: 'rows', row: named },
  showCustomer: customer((Id) => ({ query: { Id } })),
  listAnyCustomers: { names: 'rows', row: named },
  addCustomer: nothing(() => ({ body: { FullName: 'کاشی نگین یزد', MeliCode: code(), ...where } })),
  updateCustomer: customer((Id) => ({ body: { Id, FullName: 'کاشی نگین یزد', MeliCode: code() } })),
  deleteCustomer: customer((Id) => ({ body: { Id } })),
  listCustomerAddresses: customer((CustomerId) => ({ query: { CustomerId } })),
  addCustomerAddress: customer((CustomerId) => ({ body: { CustomerId, ...where } })),
  updateCustomerAddress: address((Id) => ({ body: { Id, ...where } })),
  deleteCustomerAddress: address((Id) => ({ body: { Id } })),
  inquireNationalId: nothing(() => ({ query: { melicode: code() } })),
  inquirePostalCode: nothing(() => ({ query: { postalcode: '7917183461' } })),
  inquireNationalIdLegacy: nothing(() => ({ query: { ncode: code() } })),
  inquirePostalCodeLegacy: nothing(() => ({ query: { postalCode: '7917183461' } })),
} as const satisfies Partial<Record<keyof Contract, Probe>>
