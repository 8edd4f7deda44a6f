import type { Contract } from '@bargah/contract/contract.ts'
import { freeCode } from '../../src/features/product-owners/product-owners.build.ts'
import { nothing, type Probe, type ProbeInput } from './probe.ts'

const owner = (say: (id: number) => ProbeInput, isAccepted = true): Probe => ({
  names: 'thing',
  fresh: true,
  make: async ({ app }) => ({ id: (await app.buildProductOwner({ isAccepted })).id, say }),
})
const named = (ProductOwnerId: number) => ({ query: { ProductOwnerId } })

/** Product owners, as Admin and they themselves meet them. */
export const ownerProbes = {
  listOwners: { names: 'rows', row: async ({ owner: { id } }) => ({ id }) },
  showOwner: { names: 'thing', make: async (side) => ({ id: side.owner.id, say: named }) },
  // everybody may ask; whoever is no administrator needs a proof
  registerOwner: nothing(),
  editOwner: owner((Id) => ({
    body: {
      Id,
      Firstname: 'فرهاد',
      Lastname: 'میبدی',
      MeliCode: freeCode(),
      Mobile: '09121234567',
      CityId: 1,
    },
  })),
  deleteOwner: owner((Id) => ({ body: { Id } })),
  acceptOwner: owner(named, false),
  rejectOwner: owner((id) => ({ ...named(id), body: { Desc: 'کارت ناخواناست' } }), false),
  createOwnerUser: owner(named),
} as const satisfies Partial<Record<keyof Contract, Probe>>
