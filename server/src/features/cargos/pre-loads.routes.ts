import {
  inOurWords,
  inRows,
  type KeptField,
  keptFields,
  loadFields,
  type OurName,
} from '@bargah/contract/features/cargos/load-fields.schema.ts'
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
import { type KeptPreLoad, listKept, listPreviousCargos } from './pre-loads.views.ts'

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
  ...inOurWords(body),
  name: body.Name,
  isHall: body.IsLoadHall ?? true,
  description: body.Description ?? '',
  loaderTypeIds: [...new Set(body.LoaderTypeIds)],
})

/** A kept declaration under each of the names that the specification has for it. */
function presentKept(kept: KeptPreLoad, now: Date): PreLoadRow {
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
    ...presentFields(kept),
    transportationCompanyHallId: kept.hallCompanyId,
    cityDestinationName: kept.cityName,
    tariffToman: kept.tariffToman,
    kala: { id: kept.goodsId, kalaDesc: kept.goodsName, logesticDesc: kept.goodsCategory },
    Bastebandy: kept.packagingId === null ? null : { id: kept.packagingId, name: kept.packagingName ?? '' },
    loaderTypes: kept.loaderTypeIds,
    typeCode: kept.categoryCode,
  }
  return { ...load, load }
}

const presentCustomers = (kept: KeptPreLoad) => ({
  customerAddress: presentAddress(kept.senderAddressId, kept.senderName),
  receiverAddress: presentAddress(kept.receiverAddressId, kept.receiverName),
  senderCustomerId: kept.senderId,
  senderCustomerName: kept.senderName,
  receiverCustomerId: kept.receiverId,
  receiverCustomerName: kept.receiverName,
})
const presentAddress = (id: number | null, name: string | null) =>
  id === null ? null : { id, customersInfo: { name: name ?? '' } }

const presentFields = (kept: KeptPreLoad) =>
  Object.fromEntries(keptFields.map((wire) => [inRows(wire), kept[loadFields[wire].name]])) as {
    [W in KeptField as Uncapitalize<W>]: KeptPreLoad[OurName<W>]
  }
