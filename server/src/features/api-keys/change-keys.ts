import type { MakeKey } from '@bargah/contract/features/api-keys/api-keys.schema.ts'
import { usualCallsPerMinute } from '@bargah/contract/features/api-keys/api-keys.states.ts'
import { endKeyRefusals, makeKeyRefusals } from '@bargah/contract/features/api-keys/api-keys.text.ts'
import { apiKeyEnded, apiKeyMade } from '@bargah/contract/features/notifications/account-notices.text.ts'
import { holdsFlag } from '@bargah/contract/kernel/access.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { type Call, type Session, windowOf } from '../../kernel/call.ts'
import { mustFind, refuse } from '../../kernel/errors.ts'
import { hashToken, newToken } from '../../kernel/tokens.ts'
import { notify } from '../notifications/notifications.api.ts'
import { endOf, mayEndKey, mayMakeKey } from './api-keys.rules.ts'
import { endKey, insertKey, type KeyReach, listNotEnded, lockKey, lockMaker } from './api-keys.store.ts'

/** What every key begins with, so that one that got into a repository or a letter is found by searching for it. */
const keyPrefix = 'bargah_'

/** Whether somebody sends a key and not the token of a session, which is the same without it. */
export const isKey = (token: string): boolean => token.startsWith(keyPrefix)

/** A new key of 256 random bits, and the letters at its end by which people tell it from others. */
export function newKey(): { key: string; tail: string } {
  const key = `${keyPrefix}${newToken().token}`
  return { key, tail: key.slice(-tailLength) }
}
const tailLength = 4

/** Makes a key of the caller's own account and tells him of it. Out: the key, which is stored nowhere, and when it ends. */
export const makeKey = (call: Call, { Name: name, Scopes, Days, CallsPerMinute }: MakeKey) =>
  call.write(async (tx, now) => {
    const who = windowOf(call)
    const scopes = [...new Set(Scopes)]
    await lockMaker(tx, who.userId)
    refuse(mayMakeKey(who, { scopes, name, living: await listNotEnded(tx, who.userId) }), makeKeyRefusals)
    const { key, tail } = newKey()
    const expiresAt = new Date(now.getTime() + Days * dayMs)
    const { id } = await insertKey(tx, {
      userId: who.userId,
      name,
      tokenHash: hashToken(key),
      tail,
      scopes,
      callsPerMinute: CallsPerMinute ?? usualCallsPerMinute,
      madeAt: now,
      expiresAt,
    })
    await notify(tx, [{ to: { userId: who.userId }, ...apiKeyMade(name) }], now)
    return { id, key, expiresAt: expiresAt.toISOString() }
  })

/** Whose keys somebody ends: all as Admin, his company's where he may close users of it, else his own. */
export const endsKeysOf = (who: Session): KeyReach => reachBy(who, 'access_Member_Delete')
export const seesKeysOf = (who: Session): KeyReach => reachBy(who, 'access_Member_List')

function reachBy(who: Session, flag: 'access_Member_Delete' | 'access_Member_List'): KeyReach {
  if (who.role === 'Admin') return null
  return { userId: who.userId, companyId: holdsFlag(who, flag) ? who.companyId : null }
}

/** Ends a key, from this moment on; its owner is told where it was somebody else. */
export const endKeyByHand = (call: Call, id: number): Promise<void> =>
  call.write(async (tx, now) => {
    const who = windowOf(call)
    const key = await mustFind(lockKey(tx, id, endsKeysOf(who)), 'کلیدی با این مشخصات')
    refuse(mayEndKey(who, key), endKeyRefusals)
    await endKey(tx, id, { reason: endOf(who, key), by: who.userId, at: now })
    if (who.userId !== key.userId)
      await notify(tx, [{ to: { userId: key.userId }, ...apiKeyEnded(key.name, who.fullName) }], now)
  })
