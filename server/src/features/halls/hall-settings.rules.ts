type Settings = {
  cityId: number
  latitude: number
  longitude: number
  isActive: boolean
  isActiveShowTime: boolean
  isFreeCargo: boolean
  activeTurnApp: boolean
  reservationLimitMinutes: number
  reservationRangeKm: number
  cargoOriginKm: number
  turnRangeKm: number
  driverFeeRial: number
  companyFeeRial: number
  turnExpireHours: number
  nativeTurnExpireHours: number
  limitNewTurnHours: number
  travelTimeHours: number
}

/** In: a hall. Out: all of it that rules depend on, as its public log tells it; its place in millionths of a degree. */
export const settingsToTell = (hall: Settings): Record<string, number | boolean> => ({
  activeTurnApp: hall.activeTurnApp,
  cargoOriginKm: hall.cargoOriginKm,
  cityId: hall.cityId,
  companyFeeRial: hall.companyFeeRial,
  driverFeeRial: hall.driverFeeRial,
  isActive: hall.isActive,
  isActiveShowTime: hall.isActiveShowTime,
  isFreeCargo: hall.isFreeCargo,
  latitudeMillionths: Math.round(hall.latitude * 1_000_000),
  limitNewTurnHours: hall.limitNewTurnHours,
  longitudeMillionths: Math.round(hall.longitude * 1_000_000),
  nativeTurnExpireHours: hall.nativeTurnExpireHours,
  reservationLimitMinutes: hall.reservationLimitMinutes,
  reservationRangeKm: hall.reservationRangeKm,
  travelTimeHours: hall.travelTimeHours,
  turnExpireHours: hall.turnExpireHours,
  turnRangeKm: hall.turnRangeKm,
})
