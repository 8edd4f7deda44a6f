/** What rules depend on in a hall, in the words of its table: minutes, kilometres, rials and hours. */
export type HallSettings = {
  latitude: number
  longitude: number
  reservationLimitMinutes: number
  reservationRangeKm: number
  /** How far from the hall its loads may be loaded. */
  cargoOriginKm: number
  turnRangeKm: number
  driverFeeRial: number
  companyFeeRial: number
  activeTurnApp: boolean
  isActiveShowTime: boolean
  isFreeCargo: boolean
  turnExpireHours: number
  nativeTurnExpireHours: number
  limitNewTurnHours: number
  travelTimeHours: number
}
