import { expect } from '@playwright/test'
import { accounts, newSession } from './accounts.ts'
import { url } from './world.ts'

/** Of rounds of a minute, as loads come. */
export const minuteHall = { id: 3, name: 'بندر امام خمینی', latitude: 30.43, longitude: 49.07 }

/** Without rounds: each choice is settled when it is made. */
export const atOnceHall = { id: 1, name: 'بندر شهید رجایی', latitude: 27.1, longitude: 56.06 }

/** With a round every half hour. */
export const halfHourHall = { id: 2, name: 'اصفهان', latitude: 32.6146, longitude: 51.6693 }

type Load = { rentToman: number; hall?: typeof minuteHall; loaderTypeId?: number; trucks?: number }

/** The body of a load at a hall, to Mashhad: of one truck and for trailers with curtains where nothing else is said. */
export const loadOf = ({ rentToman, hall = minuteHall, loaderTypeId = 5003, trucks = 1 }: Load) => ({
  IsLoadHall: true,
  LoadHallId: hall.id,
  CityDestinationId: 491,
  CargoSource: hall.name,
  CargoDestination: 'مشهد',
  CargoSourceLat: hall.latitude,
  CargoSourceLong: hall.longitude,
  CargoDestinationLat: 36.2605,
  CargoDestinationLong: 59.6168,
  CargoDistance: 1_500,
  CargoDuration: 24,
  CargoRange: 45,
  KalaId: 1,
  KalaWeight: 22_000,
  BastebandyId: 12,
  BastebandyNumber: 3,
  LoaderTypeIds: [loaderTypeId],
  FreighterNumber: trucks,
  CargoRent: rentToman,
  Tel: '06152221111',
})

type Declared = Load & { by?: Parameters<typeof newSession>[0] }

/** A company declares a load over HTTP. Out: its id. */
export async function declareLoad({ by = accounts.TransportationCompanyAdmin, ...load }: Declared) {
  const { accessToken } = await newSession(by)
  const reply = await fetch(`${url()}/api/v1/Cargo/AddCargo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify(loadOf(load)),
  })
  const said = (await reply.json()) as { data: { data: { id: number } } }
  expect(said).toMatchObject({ statusCode: 200 })
  return said.data.data.id
}
