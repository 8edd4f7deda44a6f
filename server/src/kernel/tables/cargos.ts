/** The tables of cargos, written by `npm run tables` from the migrations. */
import type { CargoEventKind } from '@bargah/contract/features/cargos/cargo-life.states.ts'
import type { CargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export type CargosTables = {
  cargoEvents: {
    id: GeneratedAlways<number>
    cargoId: number
    kind: CargoEventKind
    fromStatus: CargoStatus | null
    toStatus: CargoStatus
    at: Date
    byUser: number | null
    reason: string | null
    permitId: number | null
  }
  cargoLoaderTypes: {
    cargoId: number
    loaderTypeId: number
  }
  cargos: {
    id: GeneratedAlways<number>
    status: CargoStatus
    companyId: number
    productOwnerId: number | null
    hallId: number | null
    isHall: boolean
    announcedAt: Date
    declaredAt: Date
    declaredBy: number | null
    finishedAt: Date | null
    finishReason: string | null
    origin: string
    destination: string
    destinationCityId: number | null
    originLatitude: number
    originLongitude: number
    destinationLatitude: number
    destinationLongitude: number
    distanceKm: number
    durationHours: number
    rangeKm: number
    weightKg: number
    rentToman: number
    goodsId: number
    goodsValueToman: number | null
    packagingId: number
    packagingCount: number | null
    tel: string
    description: Generated<string>
    truckCount: number
    remaining: number
    companyFeeRial: number
    commissionRial: number
    driverFeeRial: number
    searchText: Generated<string>
    isg: string | null
    shippingOrder: string | null
  }
}
