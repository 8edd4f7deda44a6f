/** The tables of customers, written by `npm run tables` from the migrations. */
import type { Generated, GeneratedAlways } from 'kysely'

export type CustomersTables = {
  customerAddresses: {
    id: GeneratedAlways<number>
    customerId: number
    cityId: number
    address: string
    postalCode: string | null
    tel: string | null
    mobile: string | null
  }
  customers: {
    id: GeneratedAlways<number>
    companyId: number
    nationalId: string
    name: string
    createdAt: Date
    createdBy: number | null
    searchText: Generated<string>
  }
}
