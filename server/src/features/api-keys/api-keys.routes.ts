import { apiKeys } from '@bargah/contract/features/api-keys/api-keys.endpoints.ts'
import type { KeyRow } from '@bargah/contract/features/api-keys/api-keys.schema.ts'
import { keyEnded, keyMade, sayScopes } from '@bargah/contract/features/api-keys/api-keys.text.ts'
import { sessionOf } from '../../kernel/call.ts'
import { notFound } from '../../kernel/errors.ts'
import { made, routes, says, whole } from '../../kernel/routes.ts'
import { computeKeyState } from './api-keys.rules.ts'
import { listKeys } from './api-keys.store.ts'
import { endKeyByHand, makeKey, seesKeysOf } from './change-keys.ts'
import { offeredScopes } from '@bargah/contract/kernel/key-access.ts'

export const apiKeysRoutes = () =>
  routes(apiKeys, {
    makeApiKey: async (call, { body }) => made(keyMade, await makeKey(call, body)),
    listApiKeys: async (call, { query }) => {
      const who = sessionOf(call)
      const now = await call.now()
      const rows = await listKeys(call.db, seesKeysOf(who), query.UserId)
      const keys = rows.map((row) => presentKey(row, { userId: who.userId, now }))
      return whole(keys.filter(({ state }) => query.State === undefined || state === query.State))
    },
    endApiKey: says(keyEnded, (call, { body }) => endKeyByHand(call, body.Id)),
    showApiKey: (call) => {
      const { key, username, ...who } = sessionOf(call)
      if (!key) throw notFound('کلیدی که این درخواست با آن آمده باشد')
      const { id, name, callsPerMinute, expiresAt } = key
      const held = offeredScopes(who).filter((scope) => key.scopes.includes(scope))
      return { id, name, username, scopes: held, callsPerMinute, expiresAt: expiresAt.toISOString() }
    },
  })

type Row = Awaited<ReturnType<typeof listKeys>>[number]

const presentKey = (row: Row, { userId, now }: { userId: number; now: Date }): KeyRow => ({
  id: row.id,
  name: row.name,
  may: sayScopes(row.scopes),
  scopes: row.scopes,
  state: computeKeyState(row, now),
  madeAt: row.madeAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  ownerName: row.ownerName,
  username: row.username,
  tail: row.tail,
  callsPerMinute: row.callsPerMinute,
  endedAt: row.endedAt?.toISOString() ?? null,
  endedBy: row.endedBy,
  isMine: row.userId === userId,
})
