import { halls } from '@bargah/contract/features/halls/halls.endpoints.ts'
import { sessionOf } from '../../kernel/call.ts'
import { forbidden } from '../../kernel/errors.ts'
import { routes, whole } from '../../kernel/routes.ts'
import { listCompanyHalls, listHalls, listTariffs } from './halls.views.ts'

export const hallsRoutes = () =>
  routes(halls, {
    listHalls: async (call) => whole((await listHalls(call.db, sessionOf(call))).map(presentHall)),
    listCompanyHalls: async (call) => {
      const { companyId } = sessionOf(call)
      if (companyId === null) throw forbidden()
      return whole((await listCompanyHalls(call.db, companyId)).map(presentCompanyHall))
    },
    listTariffs: async ({ db }, { query }) =>
      whole((await listTariffs(db, query.LoadHallId)).map(presentTariff)),
  })

const presentHall = (hall: Awaited<ReturnType<typeof listHalls>>[number]) => ({
  loadHallId: hall.id,
  name: hall.name,
  tel: hall.tel,
  loadHallCityId: hall.cityId,
  cityName: hall.cityName,
  loadHallLat: hall.latitude,
  loadHallLong: hall.longitude,
  isActive: hall.isActive,
  reservationLimit: hall.reservationLimitMinutes,
  reservationRange: hall.reservationRangeKm,
  turnRange: hall.turnRangeKm,
  driverCharghe: hall.driverFeeRial,
  transportationCompanyCharghe: hall.companyFeeRial,
  activeTurnApp: hall.activeTurnApp,
  isActiveShowTime: hall.isActiveShowTime,
  isFreeCargo: hall.isFreeCargo,
  turnExpireHour: hall.turnExpireHours,
  nativeTurnExpireHour: hall.nativeTurnExpireHours,
  limitNewTurn: hall.limitNewTurnHours,
  travelTime: hall.travelTimeHours,
})

const presentCompanyHall = (link: Awaited<ReturnType<typeof listCompanyHalls>>[number]) => ({
  id: link.id,
  loadHallId: link.hallId,
  loadHallName: link.name,
  citySourceName: link.cityName,
  loadHallLat: link.latitude,
  loadHallLong: link.longitude,
  reservationRange: link.reservationRangeKm,
  isFreeCargo: link.isFreeCargo,
  reservationLimit: link.reservationLimitMinutes,
  showTimes: link.showTimes,
})

const presentTariff = (tariff: Awaited<ReturnType<typeof listTariffs>>[number]) => ({
  id: tariff.id,
  price: tariff.priceToman,
  cityDestinationId: tariff.cityId,
  cityDestinationName: tariff.destinationName,
  citySourceName: tariff.sourceName,
  cityDestinationLat: tariff.latitude,
  cityDestinationLong: tariff.longitude,
})
