import type { Flag, Role } from '../../kernel/access.ts'
import { offeredScopes } from '../../kernel/key-access.ts'
import type { Scope } from '../../kernel/key-scopes.ts'
import { type WebhookKind, webhookKinds } from './webhooks.states.ts'

/** What events tell of. */
export type WebhookSubject = 'load' | 'turn' | 'round' | 'permit' | 'payment'
export const subjectOf = (kind: WebhookKind) => kind.slice(0, kind.indexOf('.')) as WebhookSubject

/** By which scopes of a key one reads it. */
const readBy: Partial<Record<WebhookSubject, readonly Scope[]>> = {
  load: ['cargo_read', 'access_Load_Manage'],
  turn: ['turn_read'],
  permit: ['permit_read', 'access_Reserve_List'],
}

/** Of which events an account may hear: of what a key of it could read; rounds are public, payments it hears as it sees them. */
export function kindsSeenBy(who: { role: Role; flags: readonly Flag[] }): WebhookKind[] {
  const offered = offeredScopes(who)
  return webhookKinds.filter((kind) => {
    const told = subjectOf(kind)
    if (told === 'payment') return who.role === 'TransportationCompanyAdmin'
    return readBy[told]?.some((scope) => offered.includes(scope)) ?? true
  })
}
