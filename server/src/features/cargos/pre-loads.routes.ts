import { preLoads } from '@bargah/contract/features/cargos/pre-loads.endpoints.ts'
import type { AddPreLoad, PreLoadRow } from '@bargah/contract/features/cargos/pre-loads.schema.ts'
import {
  formatElapsed,
  preLoadDeleted,
  preLoadKept,
  preLoadsKept,
} from '@bargah/contract/features/cargos/pre-loads.text.ts'
import { clockTime, isoInstant, jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { sessionOf } from '../../kernel/call.ts'
import { computeDays } from '../../kernel/days.ts'
import { done, made, routes } from '../../kernel/routes.ts'
import {
  companyOf,
  deletePreLoad,
  keepCargos,
  keepPreLoad,
  type PreLoad,
  showLastRange,
} from './keep-pre-load.ts'
import { type Kept, listKept, listPreviousCargos } from './pre-loads.views.ts'

export const preLoadsRoutes = () =>
  routes(preLoads, {
    showLastRange: (call) => showLastRange(call),
    listPreviousCargos: (call, { body }) =>
      listPreviousCargos(call.db, sessionOf(call), { ...computeDays(body), goodsIds: body.KalaId }),
    listPreLoads: async (call) => {
      const now = await call.now()
      return (await listKept(call.db, companyOf(call))).map((kept) => presentKept(kept, now))
    },
    addPreLoad: async (call, { body }) =>
      made(preLoadKept(body.Name), { id: await keepPreLoad(call, readPreLoad(body)) }),
    addPreLoadsOfCargos: async (call, { body }) => {
      const ids = await keepCargos(call, body.CargoIds)
      return made(preLoadsKept(ids.length), { ids })
    },
    deletePreLoad: async (call, { query }) => done(preLoadDeleted(await deletePreLoad(call, query.loadId))),
  })

const readPreLoad = (body: AddPreLoad): PreLoad => ({
  name: body.Name,
  isHall: body.IsLoadHall ?? true,
  hallId: body.LoadHallId,
  destinationCityId: body.CityDestinationId,
  senderAddressId: body.SenderCustomerAddressId,
  receiverAddressId: body.ReceiverCustomerAddressId,
  origin: body.CargoSource,
  destination: body.CargoDestination,
  originLatitude: body.CargoSourceLat,
  originLongitude: body.CargoSourceLong,
  destinationLatitude: body.CargoDestinationLat,
  destinationLongitude: body.CargoDestinationLong,
  distanceKm: body.CargoDistance,
  durationHours: body.CargoDuration,
  rangeKm: body.CargoRange,
  goodsId: body.KalaId,
  goodsValueToman: body.KalaValue,
  weightKg: body.KalaWeight,
  packagingId: body.BastebandyId,
  packagingCount: body.BastebandyNumber,
  loaderTypeIds: [...new Set(body.LoaderTypeIds)],
  truckCount: body.FreighterNumber,
  rentToman: body.CargoRent,
  tel: body.Tel,
  description: body.Description ?? '',
})

/** A kept declaration under each of the names that the specification has for it. */
function presentKept(kept: Kept, now: Date): PreLoadRow {
  const load = {
    loadID: kept.id,
    pishElamBarName: kept.name,
    loadDate: jalaliDate(kept.keptAt),
    loadTime: clockTime(kept.keptAt),
    prettyShamsiLoadDate: formatElapsed(kept.keptAt, now),
    createdAt: isoInstant(kept.keptAt),
    loadSource: kept.origin,
    loadDestination: kept.destination,
    loadNumber: kept.truckCount,
    ...presentCustomers(kept),
    ...presentRoute(kept),
    ...presentGoods(kept),
    freighterNumber: kept.truckCount,
    cargoRent: kept.rentToman,
    tariffToman: kept.tariffToman,
    tel: kept.tel,
    description: kept.description,
  }
  return { ...load, load }
}

const presentCustomers = (kept: Kept) => ({
  customerAddress: presentAddress(kept.senderAddressId, kept.senderName),
  receiverAddress: presentAddress(kept.receiverAddressId, kept.receiverName),
  senderCustomerId: kept.senderId,
  senderCustomerAddressId: kept.senderAddressId,
  senderCustomerName: kept.senderName,
  receiverCustomerId: kept.receiverId,
  receiverCustomerAddressId: kept.receiverAddressId,
  receiverCustomerName: kept.receiverName,
})
const presentAddress = (id: number | null, name: string | null) =>
  id === null ? null : { id, customersInfo: { name: name ?? '' } }

const presentRoute = (kept: Kept) => ({
  isLoadHall: kept.isHall,
  loadHallId: kept.hallId,
  transportationCompanyHallId: kept.hallCompanyId,
  cityDestinationId: kept.destinationCityId,
  cityDestinationName: kept.cityName,
  cargoSource: kept.origin,
  cargoDestination: kept.destination,
  cargoSourceLat: kept.originLatitude,
  cargoSourceLong: kept.originLongitude,
  cargoDestinationLat: kept.destinationLatitude,
  cargoDestinationLong: kept.destinationLongitude,
  cargoDistance: kept.distanceKm,
  cargoDuration: kept.durationHours,
  cargoRange: kept.rangeKm,
})

const presentGoods = (kept: Kept) => ({
  kala: { id: kept.goodsId, kalaDesc: kept.goodsName, logesticDesc: kept.goodsCategory },
  kalaId: kept.goodsId,
  kalaValue: kept.goodsValueToman,
  kalaWeight: kept.weightKg,
  Bastebandy: kept.packagingId === null ? null : { id: kept.packagingId, name: kept.packagingName ?? '' },
  bastebandyId: kept.packagingId,
  bastebandyNumber: kept.packagingCount,
  loaderTypes: kept.loaderTypeIds,
  typeCode: kept.categoryCode,
})
