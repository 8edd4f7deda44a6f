import type { Contract } from '@bargah/contract/contract.ts'
import { signedIn } from '../../src/features/auth/auth.build.ts'
import { buildFactorRemoval, buildPasskey } from '../../src/features/factors/factors.build.ts'
import { nothing, type Probe } from './probe.ts'
import type { Side } from './side.ts'

/** A request that another administrator made, for a user of nobody's. */
async function removalOf({ app: { db } }: Side): Promise<number> {
  const asker = await signedIn(db, 'Admin')
  const owner = await signedIn(db, 'Customer')
  return buildFactorRemoval(db, { userId: owner.userId, askedBy: asker.userId })
}

const removal: Probe = {
  names: 'thing',
  fresh: true,
  make: async (side) => ({ id: await removalOf(side), say: (Id) => ({ body: { Id } }) }),
}

/** The second factor of one's own account, and the requests to take away another's. */
export const factorProbes = {
  showMyFactors: nothing(),
  startAuthenticator: nothing(),
  confirmAuthenticator: nothing(() => ({ body: { Code: '000000' } })),
  startPasskey: nothing(),
  addPasskey: nothing(() => ({ body: { Name: 'گذرکلید آزمون', Credential: { id: 'none' } } })),
  removeAuthenticator: nothing(),
  removePasskey: {
    names: 'thing',
    fresh: true,
    make: async ({ app: { db } }, { userId }) => {
      // one that stays, so that this one is not the last
      await buildPasskey(db, userId)
      return { id: await buildPasskey(db, userId), say: (Id) => ({ body: { Id } }) }
    },
  },
  renewRecoveryCodes: nothing(),
  listFactorRemovals: { names: 'rows', row: async (side) => ({ id: await removalOf(side) }) },
  // accounts go by their names here
  askFactorRemoval: nothing(() => ({ body: { Username: 'nobody-by-this-name' } })),
  confirmFactorRemoval: removal,
  withdrawFactorRemoval: removal,
} as const satisfies Partial<Record<keyof Contract, Probe>>
