import {
  cargoFinished,
  cargoReturned,
  cargosFinished,
} from '@bargah/contract/features/cargos/cargo-life.text.ts'
import { cargos } from '@bargah/contract/features/cargos/cargos.endpoints.ts'
import {
  type DeclareCargo,
  type Declarer,
  declarerOf,
} from '@bargah/contract/features/cargos/cargos.schema.ts'
import { cargoFilter } from '@bargah/contract/features/cargos/cargos.states.ts'
import {
  cargoApproved,
  cargoAwaitsReview,
  cargoDeclared,
  cargoRejected,
  cargoScheduled,
  cargosDeclared,
  cargoUpdated,
} from '@bargah/contract/features/cargos/cargos.text.ts'
import { driversChosen } from '@bargah/contract/features/cargos/chosen-drivers.text.ts'
import type { DeclaredCargo } from '@bargah/contract/features/cargos/declare-many.schema.ts'
import { inOurWords } from '@bargah/contract/features/cargos/load-fields.schema.ts'
import { withCheckDigits } from '@bargah/contract/kernel/check-digits.ts'
import { clockTime, jalaliDate } from '@bargah/contract/kernel/dates.ts'
import type { Maps } from '../../adapters/maps/maps.port.ts'
import { driverOf, sessionOf } from '../../kernel/call.ts'
import { computeDays } from '../../kernel/days.ts'
import { mustFind, notFound } from '../../kernel/errors.ts'
import { done, made, routes } from '../../kernel/routes.ts'
import { showCargoLife } from './cargo-life.views.ts'
import { maySeeCargo } from './cargo-scope.store.ts'
import { chooseDrivers } from './choose-drivers.ts'
import { findDriversByLoader, listChosen } from './chosen-drivers.views.ts'
import { searchCargos, showCargo } from './cargos.views.ts'
import { type Declaration, declareCargo, declareCargos } from './declare-cargo.ts'
import { finishCargo, finishCargos } from './finish-cargo.ts'
import { listAnnounced, listFree } from './list-boards.ts'
import { contradictionList } from './list-contradicting.ts'
import { pointAt } from './load-facts.ts'
import { listOwnGoods } from './own-goods.views.ts'
import { quoteCargo } from './quote-cargo.ts'
import { returnCargo } from './return-cargo.ts'
import { reviewCargo } from './review-cargo.ts'
import { showReviewChecks } from './show-review-checks.ts'
import { updateCargo } from './update-cargo.ts'
import { showRoutePay } from './route-pay.views.ts'

export function cargosRoutes({ maps }: { maps: Maps }) {
  const listContradicting = contradictionList(maps)
  return routes(cargos, {
    declareCargo: async (call, { body }) => {
      const { id, isLater } = await declareCargo(call, maps, readDeclaration(body))
      return made(sentenceFor(declarerOf(sessionOf(call).role), id, isLater), { id })
    },
    declareCargos: async (call, { body }) => {
      const declared = await declareCargos(call, maps, body.Cargos.map(readDeclaration))
      return made(cargosDeclared(declared.length), { cargos: declared.map(presentDeclared) })
    },
    updateCargo: async (call, { body }) => {
      await updateCargo(call, maps, {
        cargoId: body.Id,
        editCount: body.EditCount,
        ...readDeclaration(body),
      })
      return done(cargoUpdated(body.Id))
    },
    reviewCargo: async (call, { body }) => {
      const rejectedFor = body.Accept ? null : (body.Desc ?? '')
      const heldRial = await reviewCargo(call, maps, { cargoId: body.Id, rejectedFor })
      return done(body.Accept ? cargoApproved(body.Id, heldRial) : cargoRejected(body.Id))
    },
    showReviewChecks: (call, { query }) => showReviewChecks(call, query.Id),
    finishCargo: async (call, { body }) => {
      const { Id: cargoId, Desc: reason, IsCancelPriority: cancelsChoices = false } = body
      return done(cargoFinished(cargoId, await finishCargo(call, { cargoId, reason, cancelsChoices })))
    },
    finishCargos: async (call, { body }) => {
      const done = await finishCargos(call, body.Ids, body.Desc)
      const finished = done.answers.filter(({ isFinished }) => isFinished).length
      return made(cargosFinished(done.answers.length, finished), done)
    },
    returnCargo: async (call, { body }) => {
      await returnCargo(call, maps, { cargoId: body.Id, reason: body.Desc })
      return done(cargoReturned(body.Id))
    },
    showCargoLife: (call, { query }) => showCargoLife(call.db, sessionOf(call), query.cargoId),
    setSelectedDrivers: async (call, { body }) => {
      const driverIds = [...new Set(body.DriverIds)]
      await chooseDrivers(call, body.CargoId, driverIds)
      return done(driversChosen(body.CargoId, driverIds.length))
    },
    listSelectedDrivers: async (call, { query }) => {
      if (!(await maySeeCargo(call.db, sessionOf(call), query.CargoId))) throw notFound('باری با این شماره')
      return listChosen(call.db, query.CargoId)
    },
    searchDriversByLoader: (call, { query }) =>
      findDriversByLoader(call.db, { loaderTypeId: query.LoaderTypeId, search: query.Search }),
    quoteCargo: (call, { query }) =>
      quoteCargo(call, maps, {
        cargoId: query.CargoId,
        isHall: query.IsLoadHall ?? true,
        hallId: query.LoadHallId,
        companyId: query.TransportationCompanyId,
        cityId: query.CityDestinationId,
        distanceKm: query.CargoDistance ?? 0,
        truckCount: query.FreighterNumber ?? 1,
        categoryCode: query.TypeCode,
        weightKg: query.KalaWeight,
        from: pointAt(query.CargoSourceLat, query.CargoSourceLong),
        to: pointAt(query.CargoDestinationLat, query.CargoDestinationLong),
      }),
    showCargo: async (call, { query }) => {
      return mustFind(showCargo(call.db, sessionOf(call), query.cargoId), 'باری با این شماره')
    },
    showRoutePay: async (call, { query }) =>
      showRoutePay(call.db, driverOf(call), { cargoId: query.CargoId, now: await call.now() }),
    searchCargos: async (call, { body }) => {
      const { CargoStatus: activity = cargoFilter.all, Statuses: statuses } = body
      const ids = body.Contradicts ? await listContradicting(call.db) : undefined
      return searchCargos(call.db, sessionOf(call), {
        ...computeDays(body),
        ids,
        onBoardAt: body.OnBoard ? await call.now() : undefined,
        isActive: isActive[activity],
        statuses,
        goodsIds: body.KalaId,
        companyId: body.TransportationCompanyId,
        hallCityId: body.LoadHallCityId,
        senderIds: body.SenderCustomerId,
        receiverIds: body.ReceiverCustomerId,
      })
    },
    listAnnouncedCargos: (call, { body }) =>
      listAnnounced(call, { hallId: body.LoadHalId, driverFreighterId: body.DriverToFreighterId }),
    listFreeCargos: (call) => listFree(call),
    listOwnGoods: (call) => listOwnGoods(call.db, sessionOf(call).companyId ?? 0),
  })
}

/** Active is all that is not finished; undefined = both (rules 9.2). */
const isActive = {
  [cargoFilter.active]: true,
  [cargoFilter.inactive]: false,
  [cargoFilter.all]: undefined,
} as const

function sentenceFor(declarer: Declarer, id: number, isLater: boolean): string {
  if (declarer === 'productOwner') return cargoAwaitsReview(id)
  return isLater ? cargoScheduled(id) : cargoDeclared(id)
}

type Declared = Awaited<ReturnType<typeof declareCargos>>[number]
const presentDeclared = ({ id, isLater, announcedAt, origin, destination }: Declared): DeclaredCargo => ({
  id,
  uniqueCode: withCheckDigits(String(id).padStart(6, '0')),
  cargoSource: origin,
  cargoDestination: destination,
  cargoDate: jalaliDate(announcedAt),
  cargoTime: clockTime(announcedAt),
  announcedAt,
  isLater,
})

const readDeclaration = (body: DeclareCargo): Declaration => ({
  ...inOurWords(body),
  isHall: body.IsLoadHall ?? false,
  description: body.Description ?? '',
  loaderTypeIds: [...new Set(body.LoaderTypeIds)],
  announcement: { date: body.FutureDate, hour: body.FutureHour, minute: body.FutureMinute },
})
