import { dayMs, hourMs } from '@bargah/contract/kernel/durations.ts'
import { completeNationalCode } from '@bargah/contract/kernel/identity.ts'

/** What builders take where a test says nothing. */
let serial = 0

/** A number that no other thing of this test file has. */
export const next = () => ++serial
export const padded = (n: number, length: number) => String(n).padStart(length, '0')

/** A national code or id that nobody has yet, with the right control digits. */
export const newNationalCode = () => completeNationalCode(padded(500_000_000 + next(), 9))

export const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs)
export const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)

export const bandarAbbas = { latitude: 27.1865, longitude: 56.2808 }
/** Long before all tests, so that nothing is in the future by accident. */
export const longAgo = new Date('2024-01-01T00:00:00Z')

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
