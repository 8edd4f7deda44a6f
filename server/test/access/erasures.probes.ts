import type { Contract } from '@bargah/contract/contract.ts'
import { signedIn } from '../../src/features/auth/auth.build.ts'
import { buildDriver } from '../../src/features/drivers/drivers.build.ts'
import { buildErasure } from '../../src/features/erasures/erasures.build.ts'
import { nothing, type Probe } from './probe.ts'
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
