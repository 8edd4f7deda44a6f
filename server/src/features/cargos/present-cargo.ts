import type { CargoCard, CargoRow, CargoSheet } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { clockTime, isoInstant, jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { computeNetPay, computePayPerKm } from './cargos.rules.ts'
import type { CargoFound, CargoWhole } from './cargos.views.ts'

export const presentCargo = (cargo: CargoFound): CargoRow => ({
  id: cargo.id,
  cargoStatus: cargo.status,
  cargoDate: jalaliDate(cargo.announcedAt),
  cargoTime: clockTime(cargo.announcedAt),
  announcedAt: isoInstant(cargo.announcedAt),
  finishDate: cargo.finishedAt && jalaliDate(cargo.finishedAt),
  finishTime: cargo.finishedAt && clockTime(cargo.finishedAt),
  finishedAt: cargo.finishedAt && isoInstant(cargo.finishedAt),
  finishReason: cargo.finishReason,
  isLoadHall: cargo.isHall,
  loadHallId: cargo.hallId,
  loadHallName: cargo.hallName,
  transportationCompanyId: cargo.companyId,
  transportationCompanyName: cargo.companyName,
  transportationCompanyMobile: cargo.companyMobile,
  cargoSource: cargo.origin,
  cargoDestination: cargo.destination,
  freighterNumber: cargo.truckCount,
  remaining: cargo.remaining,
  cargoRent: cargo.rentToman,
  kalaWeight: cargo.weightKg,
  kalaId: cargo.goodsId,
  kalaDesc: cargo.goodsName,
  bastebandyName: cargo.packagingName,
  bastebandyNumber: cargo.packagingCount,
  loaderTypeNames: cargo.loaderTypeNames,
  cargoDistance: cargo.distanceKm,
  cargoDuration: cargo.durationHours,
  description: cargo.description,
  tel: cargo.tel,
})

export const presentWhole = (cargo: CargoWhole): CargoSheet => ({
  ...presentCargo(cargo),
  kalaValue: cargo.goodsValueToman,
  bastebandyId: cargo.packagingId,
  cargoRange: cargo.rangeKm,
  loaderTypes: cargo.loaderTypeIds,
  typeCode: cargo.categoryCode,
  cityDestinationId: cargo.destinationCityId,
  cargoSourceLat: cargo.originLatitude,
  cargoSourceLong: cargo.originLongitude,
  cargoDestinationLat: cargo.destinationLatitude,
  cargoDestinationLong: cargo.destinationLongitude,
})

export function presentCard(cargo: CargoFound): CargoCard {
  const netPayToman = computeNetPay(cargo.rentToman, cargo.driverFeeRial)
  return {
    ...presentCargo(cargo),
    netPayToman,
    payPerKmToman: computePayPerKm(netPayToman, cargo.distanceKm),
    driverFeeRial: cargo.driverFeeRial,
    cargoRange: cargo.rangeKm,
  }
}
