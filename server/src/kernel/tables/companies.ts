/** The tables of companies, written by `npm run tables` from the migrations. */
import type { CompanyStatus } from '@bargah/contract/features/companies/companies.states.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export type CompaniesTables = {
  companies: {
    id: GeneratedAlways<number>
    name: string
    nationalId: string
    email: string | null
    tel: string | null
    mobile: string | null
    address: string | null
    postalCode: string | null
    cityId: number | null
    isActive: Generated<boolean>
    isAccepted: Generated<boolean>
    instantBill: Generated<boolean>
    loadSystemReserve: Generated<boolean>
    loadSelectedDrivers: Generated<boolean>
    reserveEntrancePermission: Generated<boolean>
    insertDraft: Generated<boolean>
    minLoadReserveRangeKm: number | null
    maxLoadReserveRangeKm: number | null
    commissionFixedRial: Generated<number>
    commissionByKm: Generated<boolean>
    commissionMaxKmPriceRial: Generated<number>
    commissionMinKmPriceRial: Generated<number>
    commissionMinKm: Generated<number>
    createdAt: Date
    mainOfficeId: number | null
    fileId: number | null
    addedBy: number | null
    acceptedAt: Date | null
    rejectedAt: Date | null
    rejectReason: string | null
    status: GeneratedAlways<CompanyStatus>
    searchText: Generated<string>
    registeredHash: string | null
  }
}
