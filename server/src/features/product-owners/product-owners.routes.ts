import { productOwners } from '@bargah/contract/features/product-owners/product-owners.endpoints.ts'
import type { OwnerFields } from '@bargah/contract/features/product-owners/product-owners.schema.ts'
import * as said from '@bargah/contract/features/product-owners/product-owners.text.ts'
import { sessionOf } from '../../kernel/call.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { done, made, routes } from '../../kernel/routes.ts'
import { linksFor } from '../files/files.api.ts'
import { createOwnerUser } from './create-owner-user.ts'
import { deleteOwner } from './delete-owner.ts'
import { editOwner } from './edit-owner.ts'
import { acceptOwner, rejectOwner } from './judge-owner.ts'
import { listOwners, showOwner } from './product-owners.views.ts'
import { registerOwner } from './register-owner.ts'

type OwnerPorts = { keys: KeyRing; fileSettings: { dailyBytes: number } }

export const productOwnersRoutes = ({ keys, fileSettings }: OwnerPorts) =>
  routes(productOwners, {
    listOwners: async (call, { query }) =>
      listOwners(
        call.db,
        sessionOf(call),
        { status: query.Status, code: query.MeliCode },
        await linksFor(call, keys),
      ),
    showOwner: async (call, { query }) =>
      showOwner(call.db, sessionOf(call), query.ProductOwnerId, await linksFor(call, keys)),
    registerOwner: async (call, { body, uploads: [paper] }) => {
      if (!paper) throw new Error('a product owner without his card came past the binder')
      const given = { owner: readOwner(body), paper }
      const registered = await registerOwner(call, given, fileSettings.dailyBytes)
      return made(registered.password ? said.ownerRegistered : said.ownerAdded, registered)
    },
    editOwner: async (call, { body }) => {
      await editOwner(call, body.Id, readOwner(body))
      return done(said.ownerEdited)
    },
    deleteOwner: async (call, { body }) => {
      await deleteOwner(call, body.Id)
      return done(said.ownerDeleted)
    },
    acceptOwner: async (call, { query }) =>
      said.ownerAccepted(
        await acceptOwner(call, { id: query.ProductOwnerId, seenIds: query.SeenIds ?? [] }, keys),
      ),
    rejectOwner: async (call, { query, body }) =>
      said.ownerRejected(await rejectOwner(call, query.ProductOwnerId, body.Desc, keys)),
    createOwnerUser: (call, { query }) => createOwnerUser(call, query.ProductOwnerId),
  })

const readOwner = ({ Firstname, Lastname, MeliCode, Mobile, CityId }: OwnerFields) => ({
  firstName: Firstname,
  lastName: Lastname ?? null,
  nationalId: MeliCode,
  mobile: Mobile,
  cityId: CityId,
})
