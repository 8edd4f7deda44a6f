/** What a company sends that declares a truckload of goods from Bandar Abbas to Tehran; whose, and where, the test says. */
export const plainDeclaration = {
  KalaId: 1,
  Tel: '07633554411',
  KalaWeight: 22_000,
  BastebandyId: 1,
  CargoRent: 37_550_000,
  FreighterNumber: 1,
  CargoSource: 'بندرعباس',
  CargoDestination: 'تهران',
  CargoSourceLat: 27.18,
  CargoSourceLong: 56.28,
  CargoDestinationLat: 35.69,
  CargoDestinationLong: 51.39,
  CargoDuration: 17,
  CargoDistance: 1268,
  CargoRange: 45,
  LoaderTypeIds: [5001],
}
