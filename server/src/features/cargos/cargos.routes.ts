import { cargos } from '@bargah/contract/features/cargos/cargos.endpoints.ts'
import type { DeclareCargo } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { cargoFilter } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { Maps } from '../../adapters/maps/maps.port.ts'
import { sessionOf } from '../../kernel/call.ts'
import { computeDays } from '../../kernel/days.ts'
import { notFound } from '../../kernel/errors.ts'
import { presented, routes } from '../../kernel/routes.ts'
import { searchCargos, showCargo } from './cargos.views.ts'
import { type Declaration, declareCargo } from './declare-cargo.ts'
import { listAnnounced, listFree } from './list-boards.ts'
import { presentCard, presentCargo, presentWhole } from './present-cargo.ts'
import { quoteCargo } from './quote-cargo.ts'

export const cargosRoutes = ({ maps }: { maps: Maps }) =>
  routes(cargos, {
    declareCargo: (call, { body }) => declareCargo(call, maps, readDeclaration(body)),
    quoteCargo: (call, { query }) =>
      quoteCargo(call, {
        hallId: query.LoadHallId ?? null,
        companyId: query.TransportationCompanyId ?? null,
        cityId: query.CityDestinationId ?? null,
        distanceKm: query.CargoDistance ?? 0,
        truckCount: query.FreighterNumber ?? 1,
        categoryCode: query.TypeCode ?? null,
      }),
    showCargo: async (call, { query }) => {
      const cargo = await showCargo(call.db, sessionOf(call), query.cargoId)
      if (!cargo) throw notFound('باری با این شماره')
      return presentWhole(cargo)
    },
    searchCargos: (call, { body }) => {
      const filter = {
        announced: computeDays(body),
        isActive: activity[body.CargoStatus ?? cargoFilter.all],
        statuses: body.Statuses ?? [],
        goodsIds: body.KalaId ?? [],
        companyId: body.TransportationCompanyId ?? null,
        hallCityId: body.LoadHallCityId ?? null,
      }
      return presented(searchCargos(call.db, sessionOf(call), filter), presentCargo)
    },
    listAnnouncedCargos: async (call, { body }) => {
      const { LoadHalId: hallId, DriverToFreighterId: driverFreighterId } = body
      return presented(await listAnnounced(call, { hallId, driverFreighterId }), presentCard)
    },
    listFreeCargos: async (call) => presented(await listFree(call), presentCard),
  })

/** Active is all that is not finished; null = both (decisions §4). */
const activity = {
  [cargoFilter.active]: true,
  [cargoFilter.inactive]: false,
  [cargoFilter.all]: null,
} as const

const readDeclaration = (body: DeclareCargo): Declaration => ({
  isHall: body.IsLoadHall,
  hallId: body.LoadHallId ?? null,
  companyId: body.TransportationCompanyId ?? null,
  origin: body.CargoSource,
  destination: body.CargoDestination,
  destinationCityId: body.CityDestinationId ?? null,
  from: { latitude: body.CargoSourceLat, longitude: body.CargoSourceLong },
  to: { latitude: body.CargoDestinationLat, longitude: body.CargoDestinationLong },
  sentWay: { distanceKm: body.CargoDistance, durationHours: body.CargoDuration },
  rangeKm: body.CargoRange,
  weightKg: body.KalaWeight,
  rentToman: body.CargoRent,
  goodsId: body.KalaId,
  goodsValueToman: body.KalaValue ?? null,
  packagingId: body.BastebandyId,
  packagingCount: body.BastebandyNumber ?? null,
  loaderTypeIds: [...new Set(body.LoaderTypeIds)],
  truckCount: body.FreighterNumber,
  tel: body.Tel,
  description: body.Description ?? '',
  announcement: { date: body.FutureDate, hour: body.FutureHour, minute: body.FutureMinute },
})
