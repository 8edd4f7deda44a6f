import type { hallBelongings } from '@bargah/contract/features/halls/hall-belongings.endpoints.ts'
import {
  nativeAdded,
  nativeRemoved,
  representationAdded,
  representationRemoved,
  tariffRemoved,
  tariffSet,
} from '@bargah/contract/features/halls/halls.text.ts'
import { sessionOf } from '../../kernel/call.ts'
import { done, type Handlers, made } from '../../kernel/routes.ts'
import { addNative, addRepresentation, removeBelonging, setCityTariff } from './hall-belongings.ts'
import { listNatives, listRepresentations } from './hall-belongings.views.ts'
import { hallOfCaller } from './hall-of-caller.ts'
import { showHall } from './halls.views.ts'

export const hallBelongingHandlers: Handlers<typeof hallBelongings> = {
  listRepresentations: ({ db, session }, { query }) =>
    listRepresentations(db, session?.role === 'LoadHallAdmin' ? (session.hallId ?? 0) : query.Id),
  addRepresentation: async (call, { body }) => {
    const link = { hallId: body.LoadHallId, companyId: body.TransportationCompanyId }
    const { id, name } = await addRepresentation(call, link)
    return made(representationAdded(name), { id })
  },
  removeRepresentation: async (call, { body }) => {
    await removeBelonging(call, 'hallCompanies', body.Item1)
    return done(representationRemoved)
  },
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
  removeNative: async (call, { query }) => {
    await removeBelonging(call, 'nativeDrivers', query.id)
    return done(nativeRemoved)
  },
  addTariff: async (call, { body }) => {
    const tariff = { hallId: body.LoadHallId, cityId: body.CityId, priceToman: body.Price }
    const { id, city, wasToman } = await setCityTariff(call, tariff)
    return made(tariffSet(city, wasToman), { id })
  },
  removeTariff: async (call, { query }) => {
    await removeBelonging(call, 'hallTariffs', query.id)
    return done(tariffRemoved)
  },
}
