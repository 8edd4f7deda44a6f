/** The tables of permits, written by `npm run tables` from the migrations. */
import type { PermitStatus, ReserveType } from '@bargah/contract/features/permits/permits.states.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export type PermitsTables = {
  permitEvents: {
    id: GeneratedAlways<number>
    permitId: number
    status: PermitStatus
    at: Date
    byUser: number | null
    note: string | null
    withdrawnDocumentId: number | null
  }
  permits: {
    id: GeneratedAlways<number>
    cargoId: number
    companyId: number
    driverId: number
    freighterId: number
    driverFreighterId: number
    turnId: number | null
    priorityId: number | null
    roundId: number | null
    status: PermitStatus
    reserveType: ReserveType
    issuedAt: Date
    issuedBy: number | null
    driverFeeRial: number
    companyFeeRial: number
    commissionRial: number
    logHead: string | null
    voidReason: string | null
    searchText: Generated<string>
    code: Generated<string>
    turnReturnedAt: Date | null
    turnReturnedBy: number | null
    turnReturnedLine: number | null
    logSize: number | null
  }
  reserveAskings: {
    id: Generated<number>
    cargoId: number
    driverId: number
    askedBy: number
    codeSealed: string
    askedAt: Date
    expiresAt: Date
  }
}
