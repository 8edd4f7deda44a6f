import {
  type EndKeyRefusal,
  type KeyFault,
  type MakeKeyRefusal,
} from '@bargah/contract/features/api-keys/api-keys.text.ts'
import {
  type KeyEnd,
  type KeyState,
  mostLivingKeys,
} from '@bargah/contract/features/api-keys/api-keys.states.ts'
import { type Flag, holdsFlag, type Role } from '@bargah/contract/kernel/access.ts'
import { offeredScopes, scopesOfRole } from '@bargah/contract/kernel/key-access.ts'

type Who = { role: Role; flags: readonly Flag[] }
type Life = { expiresAt: Date; endedAt: Date | null }

export function computeKeyState({ expiresAt, endedAt }: Life, now: Date): KeyState {
  if (endedAt) return 'ended'
  return expiresAt <= now ? 'expired' : 'living'
}

/** In: a key with whether its account is closed, and the time. Out: why it opens nothing, or null while it lives. */
export function computeKeyFault(key: Life & { role: Role; isShut: boolean }, now: Date): KeyFault | null {
  const state = computeKeyState(key, now)
  if (state !== 'living') return state === 'ended' ? 'key_ended' : 'key_expired'
  return key.isShut || !scopesOfRole[key.role] ? 'key_shut' : null
}

type MakeFacts = { scopes: readonly string[]; living: readonly { name: string }[]; name: string }

/** In: who makes a key, what it is to be, and the keys of his that have not ended. Out: why it is not made, or null. */
export function mayMakeKey(who: Who, { scopes, living, name }: MakeFacts): MakeKeyRefusal | null {
  const offered: readonly string[] = offeredScopes(who)
  if (!scopes.every((scope) => offered.includes(scope))) return 'lacks_scope'
  if (living.length >= mostLivingKeys) return 'too_many'
  return living.some((key) => key.name.toLowerCase() === name.toLowerCase()) ? 'name_taken' : null
}

type Ender = Who & { userId: number }
type EndFacts = { userId: number; scopes: readonly string[]; endedAt: Date | null }

/** Why a key is not ended, or null: a colleague's only where it opens nothing that who ends it lacks (rules 4.13). */
export function mayEndKey(who: Ender, key: EndFacts): EndKeyRefusal | null {
  if (key.endedAt) return 'already_ended'
  if (who.userId === key.userId || who.role === 'Admin') return null
  return key.scopes.every((scope) => holdsFlag(who, scope as Flag)) ? null : 'stronger_key'
}

/** How the end of a key by hand is kept. */
export const endOf = (who: Ender, key: { userId: number }): KeyEnd => {
  if (who.userId === key.userId) return 'by_owner'
  return who.role === 'Admin' ? 'by_admin' : 'by_manager'
}
