import type { CustomerRefusal } from '@bargah/contract/features/customers/customers.text.ts'

/** In: how many addresses its customer has. Out: why one is not deleted, or null: whoever is named has an address. */
export const mayDeleteAddress = (addresses: number): CustomerRefusal | null =>
  addresses > 1 ? null : 'only_address'
