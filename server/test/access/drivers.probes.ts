import type { Contract } from '@bargah/contract/contract.ts'
import { buildDriver, nationalCodeThatIs, truckCardThatIs } from '../../src/features/drivers/drivers.build.ts'
import { next, padded } from '../plain.ts'
import { nothing, type Probe, type Said } from './probe.ts'

const whoRegisters = () => ({
  mobile: `0914${padded(next(), 7)}`,
  nationalId: nationalCodeThatIs('confirmed'),
  carSmartCard: truckCardThatIs('confirmed'),
})

/** A driver who is not active, named as the call names him. */
const inactive = (say: (id: number) => Said): Probe => ({
  names: 'thing',
  fresh: true,
  make: async ({ app }) => ({ id: (await buildDriver(app.db, { isActive: false })).id, say }),
})

const who = { name: 'رضا', family: 'کریمی' }

export const driverProbes = {
  lookUpDriver: nothing(() => ({ body: whoRegisters() })),
  registerDriver: nothing(() => ({ body: whoRegisters() })),
  listInactiveDrivers: nothing(),
  showInactiveDriver: inactive((Id) => ({ query: { Id } })),
  completeDriver: inactive((driverId) => ({
    body: { driverId, ...who, cardNumber: padded(5_000_000 + next(), 7) },
  })),
  activateDriver: inactive((driverId) => ({ query: { driverId } })),
} satisfies Partial<Record<keyof Contract, Probe>>
