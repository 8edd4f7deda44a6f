type Told = {
  isHall: boolean
  truckCount: number
  announcedAt: Date
  destinationCityId: number | null
  goodsId: number
  loaderTypeIds: readonly number[]
  rentToman: number
  weightKg: number
  rangeKm: number
  distanceKm: number
}

/** What the public log of a hall tells of a cargo that is announced there, or changed (docs/log-format.md). */
export const tellCargo = (cargoId: number, cargo: Told) => ({
  cargo: cargoId,
  trucks: cargo.truckCount,
  free: !cargo.isHall,
  offeredFrom: cargo.announcedAt.getTime(),
  cityId: cargo.destinationCityId,
  goodsId: cargo.goodsId,
  loaderTypeIds: cargo.loaderTypeIds.toSorted((a, b) => a - b),
  rentToman: cargo.rentToman,
  weightKg: cargo.weightKg,
  rangeFrom: cargo.isHall ? 'hall' : 'place',
  rangeKm: cargo.rangeKm,
  wayKm: cargo.distanceKm,
})
