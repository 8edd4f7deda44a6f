import { factors } from '@bargah/contract/features/factors/factors.endpoints.ts'
import {
  appAdded,
  appRemoved,
  codesRenewed,
  passkeyAdded,
  passkeyRemoved,
  removalAsked,
  removalConfirmed,
} from '@bargah/contract/features/factors/factors.text.ts'
import { requestWithdrawn } from '@bargah/contract/kernel/two-admins.text.ts'
import { sessionOf } from '../../kernel/call.ts'
import { made, routes, says, whole } from '../../kernel/routes.ts'
import { addPasskey, confirmAuthenticator, startAuthenticator, startPasskey } from './add-factor.ts'
import type { FactorParts } from './admit-factor.ts'
import { removeAuthenticator, removePasskey, renewRecoveryCodes } from './change-factors.ts'
import { isFactorDemanded, mayConfirmRemoval, siteOf } from './factors.rules.ts'
import { findFactors } from './factors.store.ts'
import { askFactorRemoval, confirmFactorRemoval, withdrawFactorRemoval } from './lost-factors.ts'
import { algorithms } from './passkeys.ts'
import { listRemovals } from './removals.store.ts'

export const factorsRoutes = (parts: FactorParts & { demandsFactors: boolean }) =>
  routes(factors, {
    showMyFactors: async (call) => {
      const { userId, role } = sessionOf(call)
      return {
        isDemanded: isFactorDemanded(role, parts.demandsFactors),
        rpId: siteOf(parts.publicUrl).rpId,
        ...presentFactors(await findFactors(call.db, userId)),
      }
    },
    startAuthenticator: (call) => startAuthenticator(call, parts.keys),
    confirmAuthenticator: async (call, { body }) =>
      made(appAdded, await confirmAuthenticator(call, parts.keys, body.Code)),
    startPasskey: async (call) => ({ ...(await startPasskey(call, parts)), algorithms }),
    addPasskey: async (call, { body }) =>
      made(passkeyAdded, await addPasskey(call, parts, { name: body.Name, credential: body.Credential })),
    removeAuthenticator: says(appRemoved, (call) => removeAuthenticator(call, parts)),
    removePasskey: says(passkeyRemoved, (call, { body }) => removePasskey(call, parts, body.Id)),
    renewRecoveryCodes: async (call) => made(codesRenewed, await renewRecoveryCodes(call, parts.keys)),
    listFactorRemovals: async (call) => {
      const now = await call.now()
      const rows = await listRemovals(call.db, now)
      return whole(rows.map((row) => presentRemoval(row, sessionOf(call).userId, now)))
    },
    askFactorRemoval: says(removalAsked, (call, { body }) =>
      askFactorRemoval(call, parts.keys, body.Username),
    ),
    confirmFactorRemoval: says(removalConfirmed, (call, { body }) =>
      confirmFactorRemoval(call, parts.keys, body.Id),
    ),
    withdrawFactorRemoval: says(requestWithdrawn, (call, { body }) => withdrawFactorRemoval(call, body.Id)),
  })

type Found = Awaited<ReturnType<typeof findFactors>>
const presentFactors = ({ app, passkeys, recoveryCodes }: Found) => ({
  appAddedAt: app?.confirmedAt?.toISOString() ?? null,
  passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  })),
  recoveryLeft: recoveryCodes.length,
})

type Removal = Awaited<ReturnType<typeof listRemovals>>[number]
const presentRemoval = (removal: Removal, readerId: number, now: Date) => ({
  id: removal.id,
  username: removal.username,
  fullName: removal.fullName,
  role: removal.role,
  askedByName: removal.askedByName,
  askedAt: removal.askedAt.toISOString(),
  expiresAt: removal.expiresAt.toISOString(),
  mayConfirm: mayConfirmRemoval(removal, readerId, now) === null,
})
