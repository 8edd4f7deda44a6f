import * as z from 'zod/mini'
import { endpoint } from '../../kernel/endpoint.ts'
import { id } from '../../kernel/fields.ts'

const list = { method: 'GET', effect: 'read', reply: 'list' } as const

/** Fees in rials, limits in minutes, hours and kilometres, as their names in the tables say. */
export const HallRow = z.object({
  loadHallId: z.number(),
  name: z.string(),
  tel: z.string(),
  loadHallCityId: z.number(),
  cityName: z.string(),
  loadHallLat: z.number(),
  loadHallLong: z.number(),
  isActive: z.boolean(),
  reservationLimit: z.number(),
  reservationRange: z.number(),
  turnRange: z.number(),
  driverCharghe: z.number(),
  transportationCompanyCharghe: z.number(),
  activeTurnApp: z.boolean(),
  isActiveShowTime: z.boolean(),
  isFreeCargo: z.boolean(),
  turnExpireHour: z.number(),
  nativeTurnExpireHour: z.number(),
  limitNewTurn: z.number(),
  travelTime: z.number(),
})
/** A hall that the caller's company represents; `id` is the link's. */
export const CompanyHallRow = z.object({
  id: z.number(),
  loadHallId: z.number(),
  loadHallName: z.string(),
  citySourceName: z.string(),
  loadHallLat: z.number(),
  loadHallLong: z.number(),
  reservationRange: z.number(),
  isFreeCargo: z.boolean(),
})
/** The base rent of a hall to a city, in toman. */
export const TariffRow = z.object({
  id: z.number(),
  price: z.number(),
  cityDestinationId: z.number(),
  cityDestinationName: z.string(),
  citySourceName: z.string(),
  cityDestinationLat: z.number(),
  cityDestinationLong: z.number(),
})

export const halls = {
  listHalls: endpoint({ ...list, path: '/api/v1/LoadHall/GetAll', access: 'signedIn', data: HallRow }),
  listCompanyHalls: endpoint({
    ...list,
    path: '/api/v1/TransportationCompanyHall/GetTransportationCompanyHallByTransportationCompanyId',
    access: { roles: ['TransportationCompanyAdmin', 'TransportationCompanyMember'] },
    data: CompanyHallRow,
  }),
  listTariffs: endpoint({
    ...list,
    path: '/api/v1/LoadHallCharge/GetLoadHallChargeByLoadHallId',
    access: 'signedIn',
    query: z.object({ LoadHallId: id('سالن', 'انتخاب سالن الزامی است.') }),
    data: TariffRow,
  }),
}
