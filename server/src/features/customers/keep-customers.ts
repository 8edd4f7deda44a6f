import { customerInUse, customerRefusals } from '@bargah/contract/features/customers/customers.text.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { violates } from '../../kernel/database.ts'
import { Refusal, refuse } from '../../kernel/errors.ts'
import { expectCity } from '../places/places.api.ts'
import * as store from './customers.store.ts'
import type { CustomerRefusal } from '@bargah/contract/features/customers/customers.text.ts'

const taken = () => new Refusal('taken', customerRefusals.taken)
/** Whose customers the caller keeps; access sees to it that he has a company. */
const companyOf = (call: Call) => sessionOf(call).companyId ?? 0

/** Adds a customer of the caller's company with his first address. */
export function addCustomer(call: Call, customer: store.CustomerFacts, address: store.AddressFacts) {
  return call.write(async (tx, now) => {
    await expectCity(tx, address.cityId)
    const by = { companyId: companyOf(call), createdAt: now, createdBy: sessionOf(call).userId }
    const id = await store.insertCustomer(tx, { ...customer, ...by })
    if (id === undefined) throw taken()
    return { id, addressId: await store.insertAddress(tx, id, address) }
  })
}

export async function updateCustomer(call: Call, id: number, customer: store.CustomerFacts): Promise<void> {
  const write = call.write(async (tx) => {
    await store.lockCustomer(tx, companyOf(call), id)
    await store.setCustomer(tx, id, customer)
  })
  await write.catch((error: unknown) => {
    if (violates(error, 'customers_by_national_id')) throw taken()
    throw error
  })
}

/** Deletes a customer with his addresses, unless a cargo names one of them. */
export const deleteCustomer = (call: Call, id: number): Promise<void> =>
  call.write(async (tx) => {
    await store.lockCustomer(tx, companyOf(call), id)
    refuseUsed('این مشتری', await store.findUse(tx, await store.lockAddressesOf(tx, id)))
    await store.removeCustomer(tx, id)
  })

/** Adds an address of a customer. Out: its id. */
export const addAddress = (call: Call, customerId: number, address: store.AddressFacts): Promise<number> =>
  call.write(async (tx) => {
    await store.lockCustomer(tx, companyOf(call), customerId)
    await expectCity(tx, address.cityId)
    return store.insertAddress(tx, customerId, address)
  })

export const updateAddress = (call: Call, id: number, address: store.AddressFacts): Promise<void> =>
  call.write(async (tx) => {
    await store.lockAddress(tx, companyOf(call), id)
    await expectCity(tx, address.cityId)
    await store.setAddress(tx, id, address)
  })

/** Deletes an address that no cargo names, unless it is its customer's last. */
export const deleteAddress = (call: Call, id: number): Promise<void> =>
  call.write(async (tx) => {
    const { customerId } = await store.lockAddress(tx, companyOf(call), id)
    refuseUsed('این نشانی', await store.findUse(tx, [id]))
    refuse(mayDeleteAddress((await store.lockAddressesOf(tx, customerId)).length), customerRefusals)
    await store.removeAddress(tx, id)
  })

function refuseUsed(what: 'این مشتری' | 'این نشانی', { count, newest }: store.Used): void {
  if (count === 0) return
  const sentence = customerInUse(what, { count, newest: newest.map(({ id }) => id) })
  throw new Refusal('in_use', sentence, { cargoCount: count, cargos: newest })
}

/** In: how many addresses its customer has. Out: why one is not deleted, or null: whoever is named has an address. */
const mayDeleteAddress = (addresses: number): CustomerRefusal | null =>
  addresses > 1 ? null : 'only_address'
