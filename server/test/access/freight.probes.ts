import type { Contract } from '@bargah/contract/contract.ts'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { documentType } from '@bargah/contract/features/documents/documents.states.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { buildDocument } from '../../src/features/documents/documents.build.ts'
import { buildRate } from '../../src/features/ratings/ratings.build.ts'
import { plainDeclaration } from '../plain.ts'
import { type ProbedThing, nothing, type Probe, type ProbeInput } from './probe.ts'
import type { Side } from './side.ts'
import { addRow } from '../rows.ts'

const kept = { ...plainDeclaration, IsLoadHall: true, Name: 'بار هفتگی' }

async function keepOf({ app: { db }, company, users }: Side): Promise<number> {
  const preLoad = {
    companyId: company.id,
    name: 'بار هفتگی',
    keptAt: new Date(),
    keptBy: users.TransportationCompanyAdmin,
    isHall: false,
    origin: 'بندرعباس',
    destination: 'تهران',
    goodsId: 1,
    truckCount: 1,
  }
  const row = await addRow(db, 'preLoads', preLoad)
  return row.id
}

/** Declarations that were made or kept before. */
export const preLoadProbes = {
  showLastRange: nothing(),
  listPreviousCargos: { names: 'rows', row: async ({ sharedLoad }) => ({ id: sharedLoad.id }) },
  listPreLoads: nothing(),
  addPreLoad: {
    names: 'thing',
    known: true,
    make: async ({ hall }) => ({ id: hall.id, say: (LoadHallId) => ({ body: { ...kept, LoadHallId } }) }),
  },
  addPreLoadsOfCargos: {
    names: 'thing',
    make: async ({ sharedLoad }) => ({ id: sharedLoad.id, say: (id) => ({ body: { CargoIds: [id] } }) }),
  },
  deletePreLoad: {
    names: 'thing',
    fresh: true,
    make: async (side) => ({ id: await keepOf(side), say: (loadId) => ({ query: { loadId } }) }),
  },
} as const satisfies Partial<Record<keyof Contract, Probe>>

/** A cargo of a side, named as the call names it. */
const cargo = (say: (id: number) => ProbeInput): Probe => ({
  names: 'thing',
  make: async ({ sharedLoad }) => ({ id: sharedLoad.id, say }),
})

const permit = (say: (id: number) => ProbeInput): Probe => ({
  names: 'thing',
  fresh: true,
  make: async (side) => {
    const made = await side.permit()
    return { id: made.permit.id, driver: made.driver, say }
  },
})

const usedTurn = (say: (permitId: number, turnId: number) => ProbeInput): Probe => ({
  names: 'thing',
  fresh: true,
  make: async (side) => {
    const { driver, turn } = await side.turn()
    const { id } = await side.app.buildPermit(side.sharedLoad.id, { driver, turnId: turn.id })
    return { id, driver, say: (permitId) => say(permitId, turn.id) }
  },
})

const rated = (
  name: (permit: { id: number; driverId: number }) => Pick<ProbedThing, 'id' | 'say'>,
): Probe => ({
  names: 'thing',
  fresh: true,
  make: async (side) => {
    const { driver, permit: issued } = await side.permit()
    await buildRate(side.app.db, issued, driver.userId)
    return { ...name(issued), driver }
  },
})

/** The hall of a side, or for a product owner its company: which of them there are is known to all. */
const declaredAt = (say: (named: Record<string, unknown>) => ProbeInput): Probe => ({
  names: 'thing',
  known: true,
  make: async ({ hall, company, tehran: CityDestinationId }, { role }) =>
    role === 'ProductOwnerAdmin'
      ? { id: company.id, say: (TransportationCompanyId) => say({ TransportationCompanyId }) }
      : { id: hall.id, say: (LoadHallId) => say({ IsLoadHall: true, LoadHallId, CityDestinationId }) },
})

/** Each hall has a price of its own, so that its quote is not another's. */
const quoting: Probe = {
  names: 'thing',
  known: true,
  make: async (side, { role }) => {
    await side.app.setRow('halls', side.hall.id, { companyFeeRial: 1_000 * side.hall.id })
    const say = (named: Record<string, unknown>) => ({
      query: { ...named, CargoDistance: 1268, FreighterNumber: 1 },
    })
    if (role === 'ProductOwnerAdmin')
      return { id: side.company.id, say: (TransportationCompanyId) => say({ TransportationCompanyId }) }
    const to = { IsLoadHall: true, CityDestinationId: side.tehran }
    return { id: side.hall.id, say: (LoadHallId) => say({ ...to, LoadHallId }) }
  },
}

const permitAssigning = ({ app, company }: Side) =>
  app.setRow('companies', company.id, { loadSystemReserve: true })

const sharedLoad = async (side: Side) => ({ id: side.sharedLoad.id })

/** Cargos and permits. */
export const freightProbes = {
  declareCargo: declaredAt((named) => ({ body: { ...plainDeclaration, ...named } })),
  declareCargos: declaredAt((named) => ({ body: { Cargos: [{ ...plainDeclaration, ...named }] } })),
  quoteCargo: quoting,
  updateCargo: {
    names: 'thing',
    fresh: true,
    make: async (side) => ({
      id: (await side.load({ productOwnerId: undefined, truckCount: 1, announcedAt: new Date() })).id,
      say: (Id) => ({
        body: {
          ...plainDeclaration,
          Id,
          IsLoadHall: true,
          LoadHallId: side.hall.id,
          CityDestinationId: side.tehran,
        },
      }),
    }),
  },
  reviewCargo: {
    names: 'thing',
    fresh: true,
    make: async (side) => ({
      id: (await side.load({ status: cargoStatus.awaitingReview, truckCount: 1 })).id,
      say: (Id) => ({ body: { Id, Accept: true } }),
    }),
  },
  showReviewChecks: {
    names: 'thing',
    make: async (side) => ({
      id: (await side.load({ status: cargoStatus.awaitingReview, truckCount: 1 })).id,
      say: (Id) => ({ query: { Id } }),
    }),
  },
  finishCargo: {
    names: 'thing',
    fresh: true,
    make: async (side) => ({
      id: (await side.load({ truckCount: 1, companyFeeRial: 0, commissionRial: 0 })).id,
      say: (Id) => ({ body: { Id, Desc: 'دلیل' } }),
    }),
  },
  finishCargos: {
    names: 'thing',
    fresh: true,
    make: async (side) => ({
      id: (await side.load({ truckCount: 1, companyFeeRial: 0, commissionRial: 0 })).id,
      say: (Id) => ({ body: { Ids: [Id], Desc: 'دلیل' } }),
    }),
  },
  returnCargo: {
    names: 'thing',
    fresh: true,
    make: async (side) => ({
      id: (await side.load({ status: cargoStatus.finished })).id,
      say: (Id) => ({ body: { Id } }),
    }),
  },
  showCargoLife: cargo((cargoId) => ({ query: { cargoId } })),
  showCargo: cargo((cargoId) => ({ query: { cargoId } })),
  showLoadAhead: cargo((CargoId) => ({ query: { CargoId } })),
  searchCargos: { names: 'rows', row: sharedLoad, say: () => ({ body: { CargoStatus: 2 } }) },
  listAnnouncedCargos: {
    names: 'rows',
    row: sharedLoad,
    say: ({ hall }) => ({ body: { LoadHalId: hall.id } }),
  },
  showRoutePay: cargo((CargoId) => ({ query: { CargoId } })),
  listOwnGoods: nothing(),
  listFreeCargos: {
    names: 'rows',
    row: async (side) => ({ id: (await side.load({ hallId: undefined })).id }),
  },
  reserveFreeCargo: {
    names: 'thing',
    fresh: true,
    make: async (side, { role }) => {
      const driver = await side.driver()
      const DriverId = role === 'Driver' ? undefined : driver.id
      const { id } = await side.load({ hallId: undefined, truckCount: 1 })
      return { id, driver, say: (CargoId) => ({ body: { CargoId, DriverId } }) }
    },
  },
  setSelectedDrivers: {
    names: 'thing',
    make: async (side) => {
      const driver = side.stranger
      await side.app.setRow('companies', side.company.id, { loadSelectedDrivers: true })
      const { id } = await side.load({ hallId: undefined })
      return { id, say: (CargoId) => ({ body: { CargoId, DriverIds: [driver.id] } }) }
    },
  },
  listSelectedDrivers: {
    names: 'thing',
    // a load and a driver of its own: choosing others for a shared load goes on beside it
    make: async (side) => {
      const { id: cargoId } = await side.load({ truckCount: 1 })
      const { id: driverId } = await side.driver()
      const chosen = { cargoId, driverId, chosenAt: new Date() }
      await side.app.addRow('cargoChosenDrivers', chosen)
      return { id: cargoId, say: (CargoId) => ({ query: { CargoId } }) }
    },
  },
  searchDriversByLoader: nothing(),
  listMyAskings: nothing(),
  assignCargo: {
    names: 'thing',
    fresh: true,
    make: async (side) => {
      await permitAssigning(side)
      const driver = await side.driver()
      const named = { NationalId: driver.nationalId, FreighterCardNumber: driver.freighter.cardNumber }
      const { id } = await side.load({ hallId: undefined, truckCount: 1 })
      return { id, driver, say: (CargoId) => ({ body: { ...named, CargoId, By: 2 } }) }
    },
  },
  previewAssignment: {
    names: 'thing',
    make: async (side) => {
      const { nationalId: NationalId, freighter } = side.stranger
      const named = { NationalId, FreighterCardNumber: freighter.cardNumber }
      return { id: side.sharedLoad.id, say: (CargoId) => ({ query: { ...named, CargoId } }) }
    },
  },
  searchPermits: {
    names: 'rows',
    row: async (side) => {
      const { driver, permit: issued } = await side.permit()
      return { id: issued.id, driver }
    },
  },
  listPermitsOfCargo: cargo((CargoId) => ({ query: { CargoId } })),
  showPermit: permit((Id) => ({ query: { Id } })),
  showMyPermit: nothing(),
  showPermitPass: permit((Id) => ({ query: { Id } })),
  listBackhaul: permit((Id) => ({ query: { Id } })),
  showPermitSheet: permit((Id) => ({ query: { Id } })),
  printPermit: permit((DriverReserveId) => ({ query: { DriverReserveId } })),
  printPermits: permit((DriverReserveId) => ({ query: { DriverReserveId } })),
  printPermitLegacy: permit((driverLoadReserveId) => ({ query: { driverLoadReserveId } })),
  changePermitStatus: permit((DriverReserveId) => ({ body: { DriverReserveId, StatusCode: 5 } })),
  voidPermit: permit((Id) => ({ body: { Id } })),
  addDocument: permit((DriverReserveId) => ({ body: { DriverReserveId, Type: documentType.waybill } })),
  withdrawDocument: {
    names: 'thing',
    fresh: true,
    make: async (side, { role }) => {
      const { driver, permit: issued } = await side.permit(permitStatus.waybill)
      const { id } = await buildDocument(side.app.db, issued.id, side.users[role])
      return { id, driver, say: (Id) => ({ body: { Id, Desc: 'دلیل' } }) }
    },
  },
  listDocuments: permit((DriverReserveId) => ({ query: { DriverReserveId } })),
  rateDriver: permit((DriverReserveId) => ({ body: { DriverReserveId, Rate: 4 } })),
  showRateOfPermit: rated(({ id }) => ({
    id,
    say: (DriverReserveId) => ({ query: { DriverReserveId } }),
  })),
  listRatesOfDriver: rated(({ driverId }) => ({
    id: driverId,
    say: (DriverId) => ({ query: { DriverId } }),
  })),
  giveTurnBack: usedTurn((Item2, Item1) => ({ body: { Item1, Item2 } })),
  previewTurnBack: usedTurn((DriverReserveId) => ({ query: { DriverReserveId } })),
  showPermitKeys: nothing(),
  verifyPermit: nothing(() => ({ query: { Code: '123456789000' } })),
  find: {
    names: 'thing',
    make: async (side) => {
      const { driver } = await side.permit()
      return { id: Number(driver.nationalId), say: (id) => ({ query: { Text: String(id) } }) }
    },
  },
} as const satisfies Partial<Record<keyof Contract, Probe>>
