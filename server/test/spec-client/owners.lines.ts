import { buildProductOwner, freeCode } from '../../src/features/product-owners/product-owners.build.ts'
import { pdf } from '../files.ts'
import type { Line } from './line.ts'
import type { World } from './world.ts'

const facts = () => ({
  Firstname: 'فرهاد',
  Lastname: 'میبدی',
  MeliCode: freeCode(),
  Mobile: '09121234567',
  CityId: 1,
})
/** A product owner of its own for each request. */
const made = async ({ app: { db }, tokens }: World, isAccepted: boolean) => ({
  token: tokens.admin,
  query: { ProductOwnerId: (await buildProductOwner(db, { isAccepted })).id },
})

const owner = 'id firstname lastname meliCode mobile provinceId cityId type isAccept fileName dateCreated'

/** Product owners and how they are administered. */
export const ownerLines: Line[] = [
  {
    key: 'listOwners',
    call: 'GET /api/v1/ProductOwner/GetAllProductOwner',
    say: ({ tokens }) => ({ token: tokens.admin }),
    reads: owner,
  },
  {
    key: 'showOwner',
    call: 'GET api/v1/ProductOwner/GetByProductOwnerId',
    say: ({ tokens, owner: { id } }) => ({ token: tokens.owner, query: { ProductOwnerId: id } }),
    reads: owner,
  },
  {
    key: 'registerOwner',
    call: 'POST /api/v1/ProductOwner/AddProductOwner',
    say: ({ tokens }) => ({ token: tokens.admin, body: facts(), files: { File: pdf() } }),
    reads: 'code message',
  },
  {
    key: 'editOwner',
    call: 'POST /api/v1/ProductOwner/UpdateProductOwner',
    say: async ({ app: { db }, tokens }) => ({
      token: tokens.admin,
      body: { ...facts(), Id: (await buildProductOwner(db)).id },
    }),
  },
  {
    key: 'deleteOwner',
    call: 'POST /api/v1/ProductOwner/DeleteProductOwner',
    say: async ({ app: { db }, tokens }) => ({
      token: tokens.admin,
      body: { Id: (await buildProductOwner(db)).id },
    }),
  },
  {
    key: 'acceptOwner',
    call: 'POST api/v1/ProductOwner/AcceptProductOwner',
    say: (world) => made(world, false),
  },
  {
    key: 'createOwnerUser',
    call: 'POST api/v1/ProductOwner/CreateProductOwnerUser',
    say: (world) => made(world, true),
    reads: 'userName password',
  },
]
