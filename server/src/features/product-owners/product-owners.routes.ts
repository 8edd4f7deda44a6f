import { productOwners } from '@bargah/contract/features/product-owners/product-owners.endpoints.ts'
import type { OwnerFields } from '@bargah/contract/features/product-owners/product-owners.schema.ts'
import * as said from '@bargah/contract/features/product-owners/product-owners.text.ts'
import { sessionOf } from '../../kernel/call.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { done, made, routes } from '../../kernel/routes.ts'
import {
  acceptApplicant,
  createApplicantUser,
  editApplicant,
  registerApplicant,
  rejectApplicant,
} from '../applicants/applicants.api.ts'
import { linksFor } from '../files/files.api.ts'
import { deleteOwner } from './delete-owner.ts'
import { ownerKind as kind } from './owner-kind.ts'
import { listOwners, showOwner } from './product-owners.views.ts'

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
      const given = { facts: readOwner(body), paper, ...fileSettings }
      const registered = await registerApplicant(call, kind, given)
      return made(registered.password ? said.ownerRegistered : said.ownerAdded, registered)
    },
    editOwner: async (call, { body }) => {
      await editApplicant(call, kind, body.Id, readOwner(body))
      return done(said.ownerEdited)
    },
    deleteOwner: async (call, { body }) => {
      await deleteOwner(call, body.Id)
      return done(said.ownerDeleted)
    },
    acceptOwner: async (call, { query: { ProductOwnerId: id, SeenIds: seenIds = [] } }) =>
      said.ownerAccepted(await acceptApplicant(call, kind, { id, seenIds }, keys)),
    rejectOwner: async (call, { query: { ProductOwnerId: id }, body: { Desc: reason } }) =>
      said.ownerRejected(await rejectApplicant(call, kind, { id, reason }, keys)),
    createOwnerUser: (call, { query }) => createApplicantUser(call, kind, query.ProductOwnerId),
  })

const readOwner = ({ Firstname, Lastname, MeliCode, Mobile, CityId }: OwnerFields) => ({
  firstName: Firstname,
  lastName: Lastname ?? null,
  nationalId: MeliCode,
  mobile: Mobile,
  cityId: CityId,
})
