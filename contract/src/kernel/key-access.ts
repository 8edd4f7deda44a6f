import { type Access, type Flag, flags, holdsFlag, mayCall, type Role } from './access.ts'
import type { EndpointShape } from './endpoint.ts'
import type { KeyScope, Scope } from './key-scopes.ts'

/** The flags that open something to a key: none of those over users, since no key makes or changes one. */
const flagsOfKeys = [
  'access_Bill_List',
  'access_Bill_Sent',
  'access_Customer_Add',
  'access_Customer_Delete',
  'access_Customer_List',
  'access_Draft_Add',
  'access_Draft_Delete',
  'access_Draft_List',
  'access_Driver_Positions',
  'access_Driver_Selected',
  'access_Load_Manage',
  'access_Load_Add',
  'access_Load_Delete',
  'access_Load_Update',
  'access_Reserve_List',
  'access_Reserve_Delete',
] as const satisfies readonly Flag[]

const ofLinked = ['cargo_read', 'turn_read', 'permit_read', 'linked_read'] as const

/** The accounts that may have keys, and for what each: companies, halls and organisations; nobody on a phone, no administrator. */
export const scopesOfRole: Partial<Record<Role, readonly Scope[]>> = {
  TransportationCompanyAdmin: flagsOfKeys,
  TransportationCompanyMember: flagsOfKeys,
  ProductOwnerAdmin: ['cargo_read', 'cargo_write', 'permit_read', 'permit_write'],
  LoadHallAdmin: [
    'cargo_read',
    'turn_read',
    'turn_write',
    'permit_read',
    'permit_write',
    'hall_read',
    'hall_write',
  ],
  AgentMain: ['inquiry'],
  Organization: ofLinked,
  DriversAssociation: ofLinked,
  AssociationTransportCompanies: ofLinked,
}

const isFlag = (scope: string): scope is Flag => (flags as readonly string[]).includes(scope)

type Who = { role: Role; flags: readonly Flag[] }

/** In: an account as it is now. Out: for what it may have a key made. */
export const offeredScopes = (who: Who): readonly Scope[] =>
  (scopesOfRole[who.role] ?? []).filter((scope) => !isFlag(scope) || holdsFlag(who, scope))

/**
 * In: an account as it is now, and the scopes of its key. Out: whom the key acts as. A company's key is like a member with
 * those flags that the account still holds, so a right that is taken from the account is taken from its keys.
 */
export function narrowed(who: Who, scopes: readonly string[]): Who {
  const held = offeredScopes(who).filter((scope) => scopes.includes(scope))
  const role = who.role === 'TransportationCompanyAdmin' ? 'TransportationCompanyMember' : who.role
  return { role, flags: held.filter(isFlag) }
}

type Call = Pick<
  EndpointShape,
  | 'access'
  | 'byKey'
  | 'effect'
  | 'reply'
  | 'stays'
  | 'reauthenticates'
  | 'needsProof'
  | 'showsSecret'
  | 'beforeFactor'
  | 'beforePasswordChange'
>

/** Whether a call is of a person at a window: of his session, password or second factor, or one that asks for them. */
const isOfPerson = (call: Call): boolean =>
  call.reauthenticates === true ||
  call.needsProof !== undefined ||
  call.showsSecret === true ||
  call.beforeFactor === true ||
  call.beforePasswordChange === true ||
  call.stays === 'own_session' ||
  call.reply === 'page'

const byFlag = (access: Access, who: Who): boolean =>
  typeof access === 'object' && mayCall({ roles: [], flags: access.flags ?? [] }, who)

/** By which keys a call is made: of any account that may, with a scope, with one of some flags; null: by no key. */
export function keysOf(
  call: Call,
): { all: true } | { scope: KeyScope | null; flags: readonly Flag[] } | null {
  const { access, byKey = null } = call
  if (isOfPerson(call) || byKey === false) return null
  if (access === 'public') return call.effect === 'read' ? { all: true } : null
  if (byKey === 'all') return { all: true }
  const given = typeof access === 'object' ? (access.flags ?? []) : []
  const open = given.filter((flag) => (flagsOfKeys as readonly Flag[]).includes(flag))
  return byKey === null && open.length === 0 ? null : { scope: byKey, flags: open }
}

export type KeyRefusal = 'not_by_key' | 'key_lacks_scope'

/** In: a call, whom the key acts as (`narrowed`), and the scopes of the key. Out: why it may not make the call, or null. */
export function mayKeyCall(call: Call, who: Who, scopes: readonly string[]): KeyRefusal | null {
  const keys = keysOf(call)
  if (!keys) return 'not_by_key'
  const may = 'all' in keys ? mayCall(call.access, who) : hasScope(call.access, keys.scope, who, scopes)
  return may ? null : 'key_lacks_scope'
}

function hasScope(access: Access, scope: KeyScope | null, who: Who, scopes: readonly string[]): boolean {
  if (byFlag(access, who)) return true
  const isOffered = scope !== null && (scopesOfRole[who.role] ?? []).includes(scope)
  return isOffered && scopes.includes(scope) && mayCall(access, who)
}
