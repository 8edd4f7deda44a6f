/** The tables of product-owners, written by `npm run tables` from the migrations. */
import type { OwnerStatus } from '@bargah/contract/features/product-owners/product-owners.states.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export type ProductOwnersTables = {
  productOwners: {
    id: GeneratedAlways<number>
    firstName: string
    lastName: string | null
    nationalId: string
    mobile: string
    cityId: number | null
    isAccepted: Generated<boolean>
    createdAt: Date
    fileId: number | null
    addedBy: number | null
    acceptedAt: Date | null
    rejectedAt: Date | null
    rejectReason: string | null
    deletedAt: Date | null
    status: GeneratedAlways<OwnerStatus>
    searchText: Generated<string>
    registeredHash: string | null
  }
}
