import { halls } from '@bargah/contract/features/halls/halls.endpoints.ts'
import type { HallFields } from '@bargah/contract/features/halls/halls.schema.ts'
import {
  hallAdded,
  hallClosed,
  hallSaved,
  nativeAdded,
  nativeRemoved,
  representationAdded,
  representationRemoved,
  showTimeAdded,
  showTimeChanged,
  showTimesSet,
  tariffRemoved,
  tariffSet,
} from '@bargah/contract/features/halls/halls.text.ts'
import { showTimeText } from '@bargah/contract/features/halls/show-times.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { forbidden } from '../../kernel/errors.ts'
import { done, type Handlers, made, routes, says, whole } from '../../kernel/routes.ts'
import { addShowTime, changeShowTime, setHallShowTimes } from './change-show-times.ts'
import { createHallUser } from './create-hall-user.ts'
import { hallOfCaller } from './hall-of-caller.ts'
import { listCompanyHalls, listHallCities, listHalls, listTariffs, showHall } from './halls.views.ts'
import { presentHall, presentShowTime, readSettings } from './present-hall.ts'
import { previewClosing, showWholeHall } from './show-whole-hall.ts'
import { listShowTimes, type ShowTime } from './show-times.store.ts'
import { addHall, updateHall, type Wanted } from './update-hall.ts'
import type { hallBelongings } from '@bargah/contract/features/halls/hall-belongings.endpoints.ts'
import { addNative, addRepresentation, removeBelonging, setCityTariff } from './hall-belongings.ts'
import { listNatives, listRepresentations } from './hall-belongings.views.ts'

const hallBelongingHandlers: Handlers<typeof hallBelongings> = {
  listRepresentations: ({ db, session }, { query }) =>
    listRepresentations(db, session?.role === 'LoadHallAdmin' ? (session.hallId ?? 0) : query.Id),
  addRepresentation: async (call, { body }) => {
    const link = { hallId: body.LoadHallId, companyId: body.TransportationCompanyId }
    const { id, name } = await addRepresentation(call, link)
    return made(representationAdded(name), { id })
  },
  removeRepresentation: says(representationRemoved, (call, { body }) =>
    removeBelonging(call, 'hallCompanies', body.Item1),
  ),
  listNatives: async (call, { query }) => {
    const session = sessionOf(call)
    const { id } = await showHall(call.db, session, hallOfCaller(session, query.LoadHallId))
    return listNatives(call.db, id)
  },
  addNative: async (call, { body }) => {
    const { id, name } = await addNative(call, {
      hallId: body.LoadHallId,
      nationalId: body.NationalId,
      cardNumber: body.FreighterCardNumber,
    })
    return made(nativeAdded(name), { id })
  },
  removeNative: says(nativeRemoved, (call, { query }) => removeBelonging(call, 'nativeDrivers', query.id)),
  addTariff: async (call, { body }) => {
    const tariff = { hallId: body.LoadHallId, cityId: body.CityId, priceToman: body.Price }
    const { id, city, wasToman } = await setCityTariff(call, tariff)
    return made(tariffSet(city, wasToman), { id })
  },
  removeTariff: says(tariffRemoved, (call, { query }) => removeBelonging(call, 'hallTariffs', query.id)),
}

export const hallsRoutes = () =>
  routes(halls, {
    ...hallBelongingHandlers,
    listHalls: async (call) => whole((await listHalls(call.db, sessionOf(call))).map(presentHall)),
    listCompanyHalls: async (call) => {
      const { companyId } = sessionOf(call)
      if (companyId === null) throw forbidden()
      return whole((await listCompanyHalls(call.db, companyId)).map(presentCompanyHall))
    },
    listTariffs: async ({ db }, { query }) =>
      whole((await listTariffs(db, query.LoadHallId)).map(presentTariff)),
    listHallCities: async ({ db }) => whole((await listHallCities(db)).map(presentCity)),
    showHall: (call, { query }) => showWholeHall(call, hallFor(call, query)),
    addHall: async (call, { body }) => {
      const loadHallId = await addHall(call, readHall(body))
      return made(hallAdded(body.Name), { loadHallId, comesAt: null })
    },
    updateHall: async (call, { body }) => {
      const { comesAt, closed } = await updateHall(call, body.Id, readHall(body))
      const message = closed
        ? hallClosed(body.Name, closed)
        : hallSaved(body.Name, comesAt === null ? null : new Date(comesAt))
      return made(message, { loadHallId: body.Id, comesAt })
    },
    previewDeactivation: ({ db }, { query }) => previewClosing(db, query.Id),
    createHallUser: (call, { query }) => createHallUser(call, query.LoadHallId),
    listShowTimes: async (call, { query }) => {
      const { id } = await showHall(call.db, sessionOf(call), hallFor(call, query))
      return whole((await listShowTimes(call.db, id)).map(presentShowTime))
    },
    addShowTime: async (call, { body }) => {
      const time = { minuteOfDay: body.ShowTime, isActive: body.IsActive ?? true }
      const id = await addShowTime(call, hallFor(call, body), time)
      return made(showTimeAdded(showTimeText(body.ShowTime)), { id })
    },
    updateShowTime: async (call, { body }) => {
      await changeShowTime(call, body.Id, { minuteOfDay: body.ShowTime, isActive: body.IsActive })
      return done(showTimeChanged(showTimeText(body.ShowTime)))
    },
    setShowTimes: async (call, { body }) => {
      await setHallShowTimes(call, hallFor(call, body), body.ShowTimes.map(readTime))
      return done(showTimesSet(body.ShowTimes.filter(({ IsActive }) => IsActive).length))
    },
  })

const hallFor = (call: Call, { LoadHallId }: { LoadHallId?: number }) =>
  hallOfCaller(sessionOf(call), LoadHallId)

const readTime = ({ ShowTime, IsActive }: { ShowTime: number; IsActive: boolean }): ShowTime => ({
  minuteOfDay: ShowTime,
  isActive: IsActive,
})

const readHall = (body: HallFields): Wanted => ({
  name: { name: body.Name, tel: body.Tel, cityId: body.LoadHallCityId },
  isActive: body.IsActive,
  showTimes: body.ShowTimes?.map(readTime),
  settings: readSettings(body),
})

const presentCity = ({ id, name }: { id: number; name: string }) => ({
  cityId: id,
  cityName: name,
  loadHallCityId: id,
  loadHallCityName: name,
})

const presentCompanyHall = (link: Awaited<ReturnType<typeof listCompanyHalls>>[number]) => ({
  id: link.id,
  loadHallId: link.hallId,
  loadHallName: link.name,
  citySourceName: link.cityName,
  loadHallLat: link.latitude,
  loadHallLong: link.longitude,
  reservationRange: link.reservationRangeKm,
  cargoOriginKm: link.cargoOriginKm,
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
