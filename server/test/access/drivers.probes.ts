import type { Contract } from '@bargah/contract/contract.ts'
import { buildDriver, nationalCodeThatIs, truckCardThatIs } from '../../src/features/drivers/drivers.build.ts'
import type { driverActor } from '../actors.ts'
import { next, padded } from '../plain.ts'
import { nothing, type Probe, type ProbeInput } from './probe.ts'
import { addRow } from '../rows.ts'
import { signedIn } from '../../src/features/auth/auth.build.ts'
import { buildErasure } from '../../src/features/erasures/erasures.build.ts'
import type { Side } from './side.ts'

/** A request that another administrator made, for a driver of nobody's who is not active. */
async function erasureOf({ app: { db } }: Side): Promise<number> {
  const asker = await signedIn(db, 'Admin')
  const driver = await buildDriver(db, { isActive: false, balanceRial: 0 })
  return buildErasure(db, { driverId: driver.id, askedBy: asker.userId })
}

const erasure: Probe = {
  names: 'thing',
  fresh: true,
  make: async (side) => ({ id: await erasureOf(side), say: (Id) => ({ body: { Id } }) }),
}

/** Requests to forget a driver who leaves. */
export const erasureProbes = {
  listErasures: { names: 'rows', row: async (side) => ({ id: await erasureOf(side) }) },
  // drivers go by their national codes here
  askErasure: nothing(() => ({ body: { NationalId: '0000000000', Reason: 'نیست' } })),
  confirmErasure: erasure,
  withdrawErasure: erasure,
} as const satisfies Partial<Record<keyof Contract, Probe>>

const wish: Probe = {
  names: 'thing',
  fresh: true,
  make: async (side) => {
    const driver = await side.driver()
    const { db } = side.app
    const row = { driverId: driver.id, createdAt: new Date() }
    const { id } = await addRow(db, 'wishes', row)
    return { id, driver, say: (Id) => ({ query: { Id } }) }
  },
}

/** A driver, of whom support may know and he himself. */
const driver = (say: (id: number, driver: Driver) => ProbeInput, fresh?: true): Probe => ({
  names: 'thing',
  ...(fresh && { fresh }),
  make: async (side) => {
    const made = await side.driver()
    return { id: made.id, driver: made, say: (id) => say(id, made) }
  },
})
type Driver = Awaited<ReturnType<typeof driverActor>>

const whoRegisters = () => ({
  mobile: `0914${padded(next(), 7)}`,
  nationalId: nationalCodeThatIs('confirmed'),
  carSmartCard: truckCardThatIs('confirmed'),
})

/** A driver who is not active, named as the call names him. */
const inactive = (say: (id: number) => ProbeInput): Probe => ({
  names: 'thing',
  fresh: true,
  make: async ({ app }) => ({ id: (await app.buildDriver({ isActive: false })).id, say }),
})

const who = { name: 'رضا', family: 'کریمی' }

export const driverProbes = {
  listMyWishes: nothing(),
  addWish: nothing(() => ({ body: {} })),
  removeWish: wish,
  lookUpDriver: nothing(() => ({ body: whoRegisters() })),
  registerDriver: nothing(() => ({ body: whoRegisters() })),
  enterDriver: nothing(() => {
    const { mobile: Mobile, nationalId: NationalId, carSmartCard: FreighterCardNumber } = whoRegisters()
    const CardNumber = padded(4_000_000 + next(), 7)
    const name = { FirstName: 'رضا', LastName: 'کریمی' }
    const truck = { FreighterCardNumber, Plate: '12ع345-67', LoaderTypeId: 5001 }
    return { body: { ...name, NationalId, Mobile, CardNumber, ...truck } }
  }),
  removeEnteredDriver: driver((Id) => ({ body: { Id } }), true),
  listInactiveDrivers: nothing(),
  showInactiveDriver: inactive((Id) => ({ query: { Id } })),
  completeDriver: inactive((driverId) => ({
    body: { driverId, ...who, cardNumber: padded(5_000_000 + next(), 7) },
  })),
  activateDriver: inactive((driverId) => ({ query: { driverId } })),
  listDrivers: nothing(),
  findDriversByNationalId: nothing(() => ({ query: { nationalId: '0012345679' } })),
  findDriversByCard: nothing(() => ({ query: { cardNumber: '2000001' } })),
  findDriversByTruck: nothing(() => ({ query: { cardNumber: '3000001' } })),
  findDriversByName: nothing(() => ({ query: { name: 'راننده' } })),
  findDriversByFamily: nothing(() => ({ query: { family: 'آزمون' } })),
  findDriversByMobile: nothing(() => ({ query: { mobile: '09171234567' } })),
  showDriver: driver((driverId) => ({ query: { driverId } })),
  listTrucksOfDriver: driver((DriverId) => ({ query: { DriverId } })),
  listDriverActivity: driver((driverId) => ({ query: { driverId } })),
  openDriverPicture: nothing(() => ({ query: { nationId: nationalCodeThatIs('confirmed') } })),
  deactivateDriver: driver((driverId) => ({ query: { driverId } }), true),
  makeDriverNative: driver((driverId) => ({ query: { driverId } })),
  makeDriverNonNative: driver((driverId) => ({ query: { driverId } })),
  emptyPhoneId: driver((driverId) => ({ query: { driverId } })),
  removePhoneId: driver((Id) => ({ query: { Id } }), true),
  logOutDriver: driver((id) => ({ query: { id } }), true),
  changeDriverPassword: driver(
    (Item1, { nationalId: Item3 }) => ({ body: { Item1, Item2: 'hamoon', Item3 } }),
    true,
  ),
  changeDriverMobile: driver(
    (Item1, { nationalId: Item3 }) => ({ body: { Item1, Item2: `0915${padded(next(), 7)}`, Item3 } }),
    true,
  ),
  addFreighter: driver(
    (DriverId) => ({ body: { DriverId, FreighterCardNumber: truckCardThatIs('confirmed') } }),
    true,
  ),
  // by his national code, which is nobody's where the id is another's
  enterTruck: driver((id, made) => ({
    body: {
      NationalId: id === made.id ? made.nationalId : nationalCodeThatIs('confirmed'),
      FreighterCardNumber: truckCardThatIs('confirmed'),
      Plate: '12ع345-67',
      LoaderTypeId: 5001,
    },
  })),
  removeEnteredTruck: {
    names: 'thing',
    fresh: true,
    make: async (side) => ({ id: (await side.driver()).driverFreighterId, say: (Id) => ({ body: { Id } }) }),
  },
  setCurrentTruck: {
    names: 'thing',
    make: async (side) => {
      const made = await side.driver()
      return { id: made.driverFreighterId, driver: made, say: (Id) => ({ body: { Id } }) }
    },
  },
  setDriverPicture: nothing(),
} satisfies Partial<Record<keyof Contract, Probe>>
