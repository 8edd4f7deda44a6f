/** The tables of cargos, written by `npm run tables` from the migrations. */
import type { CargoEventKind } from '@bargah/contract/features/cargos/cargo-life.states.ts'
import type { CargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export type CargosTables = {
  cargoChosenDrivers: {
    cargoId: number
    driverId: number
    chosenAt: Date
  }
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
    id: Generated<number>
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
    senderAddressId: number | null
    receiverAddressId: number | null
    isForChosen: Generated<boolean>
    originAddress: Generated<string>
    destinationAddress: Generated<string>
  }
  preLoads: {
    id: GeneratedAlways<number>
    companyId: number
    name: string
    keptAt: Date
    keptBy: number
    isHall: boolean
    hallId: number | null
    senderAddressId: number | null
    receiverAddressId: number | null
    destinationCityId: number | null
    origin: string
    destination: string
    originLatitude: number | null
    originLongitude: number | null
    destinationLatitude: number | null
    destinationLongitude: number | null
    distanceKm: number | null
    durationHours: number | null
    rangeKm: number | null
    goodsId: number
    goodsValueToman: number | null
    weightKg: number | null
    packagingId: number | null
    packagingCount: number | null
    loaderTypeIds: Generated<number[]>
    truckCount: number
    rentToman: number | null
    tel: string | null
    description: Generated<string>
  }
}
