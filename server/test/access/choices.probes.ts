import type { Contract } from '@bargah/contract/contract.ts'
import { nothing, type Probe, type ProbeInput } from './probe.ts'

const turn = (say: (id: number) => ProbeInput): Probe => ({
  names: 'thing',
  fresh: true,
  make: async (side) => {
    const made = await side.turn()
    return { id: made.turn.id, driver: made.driver, say }
  },
})

const choice = (say: (id: number) => ProbeInput): Probe => ({
  names: 'thing',
  fresh: true,
  make: async (side) => {
    const made = await side.choice()
    return { id: made.id, driver: made.driver, say }
  },
})

/** Turns, choices and rounds. */
export const choiceProbes = {
  addPriority: {
    names: 'thing',
    fresh: true,
    make: async (side) => {
      const made = await side.turn()
      const CargoId = side.sharedLoad.id
      return {
        id: made.turn.id,
        driver: made.driver,
        say: (DriverTurnId) => ({ body: { DriverTurnId, CargoId } }),
      }
    },
  },
  addPriorities: {
    names: 'thing',
    fresh: true,
    make: async (side) => {
      const made = await side.turn()
      const CargoIds = [side.sharedLoad.id]
      return {
        id: made.turn.id,
        driver: made.driver,
        say: (DriverTurnId) => ({ body: { DriverTurnId, CargoIds } }),
      }
    },
  },
  removePriority: choice((Id) => ({ body: { Id } })),
  reorderPriorities: {
    names: 'thing',
    fresh: true,
    make: async (side) => {
      const made = await side.choice()
      return {
        id: made.turn.id,
        driver: made.driver,
        say: (DriverTurnId) => ({ body: { DriverTurnId, Ids: [made.id] } }),
      }
    },
  },
  listPrioritiesOfTurn: {
    names: 'thing',
    fresh: true,
    make: async (side) => {
      const { turn: taken, driver } = await side.choice()
      return { id: taken.id, driver, say: (DriverTurnId) => ({ query: { DriverTurnId } }) }
    },
  },
  showLoadsForTurn: turn((DriverTurnId) => ({ query: { DriverTurnId } })),
  listPrioritiesOfCargo: {
    names: 'thing',
    make: async ({ sharedLoad }) => ({ id: sharedLoad.id, say: (CargoId) => ({ query: { CargoId } }) }),
  },
  showReceipts: turn((DriverTurnId) => ({ query: { DriverTurnId } })),
  explainPriority: choice((Id) => ({ query: { Id } })),
  showHallNow: {
    names: 'thing',
    make: async ({ hall }) => ({ id: hall.id, say: (LoadHallId) => ({ query: { LoadHallId } }) }),
  },
  showHallQueue: {
    names: 'thing',
    make: async ({ hall }) => ({ id: hall.id, say: (LoadHallId) => ({ query: { LoadHallId } }) }),
  },
  showOutlook: nothing(),
  listMyRounds: nothing(),
  listRoundsNow: nothing(),
  showMyResult: nothing(),
  listLoggedHalls: nothing(),
  showBoard: nothing(() => ({ query: { LoadHallId: 1 } })),
  listLastRounds: nothing(),
  listRoundsOfHall: nothing(() => ({ query: { LoadHallId: 1 } })),
  showRoundLog: nothing(() => ({ query: { Id: 1 } })),
  takeTurn: {
    names: 'thing',
    fresh: true,
    known: true,
    make: async (side) => {
      const driver = await side.driver()
      const { nationalId: NationalId, freighter } = driver
      const named = { NationalId, FreighterCardNumber: freighter.cardNumber }
      return { id: side.hall.id, driver, say: (LoadHallId) => ({ body: { ...named, LoadHallId } }) }
    },
    lands: async ({ app, hall }) => {
      const rows = await app.db.selectFrom('turns').select('id').where('hallId', '=', hall.id).execute()
      return rows.length
    },
  },
  previewTurn: {
    names: 'thing',
    make: async (side) => {
      const { nationalId: NationalId, freighter } = side.stranger
      const named = { NationalId, FreighterCardNumber: freighter.cardNumber }
      return { id: side.hall.id, say: (LoadHallId) => ({ query: { ...named, LoadHallId } }) }
    },
  },
  showHallsForDriver: nothing(),
  showMyTurn: nothing(),
  showMyWait: turn((DriverTurnId) => ({ query: { DriverTurnId } })),
  cancelTurn: turn((DriverTurnId) => ({ query: { DriverTurnId } })),
  searchTurns: {
    names: 'rows',
    row: async (side) => {
      const { driver, turn: taken } = await side.turn()
      return { id: taken.id, driver }
    },
    say: ({ hall }) => ({ body: { IsActive: 1, LoadHallId: hall.id } }),
  },
  listOpenHalls: nothing(),
  giveTurnAtHall: {
    names: 'thing',
    fresh: true,
    known: true,
    make: async (side) => {
      const driver = await side.driver()
      return { id: side.hall.id, driver, say: (Item2) => ({ body: { Item1: driver.id, Item2 } }) }
    },
  },
  printTurn: turn((DriverTurnId) => ({ query: { DriverTurnId } })),
  showTurn: turn((Id) => ({ query: { Id } })),
} as const satisfies Partial<Record<keyof Contract, Probe>>
