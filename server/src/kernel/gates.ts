import { doorOf } from '@bargah/contract/kernel/access.ts'
import type { Session } from './call.ts'
import { type Gate, openGate } from './gate.ts'
import type { Caller, GateRules } from './gate.rules.ts'

/** What callers share, and how. Of each, one kind of callers never holds what the others need. */
export const gateRules = {
  // each file holds one of the pool's sixteen connections, and its reader may be slow
  exports: { atOnce: 6, ofKind: 2, ofCaller: 1, kindWaits: 200, callerWaits: 4, waitMs: 30_000 },
  // each takes a core for a while; a whole hall signs in from one address
  passwords: { atOnce: 3, ofKind: 2, ofCaller: 2, kindWaits: 2_000, callerWaits: 400, waitMs: 20_000 },
  // papers are made one after another
  prints: { atOnce: 3, ofKind: 1, ofCaller: 1, kindWaits: 300, callerWaits: 40, waitMs: 20_000 },
  // so are files looked into
  files: { atOnce: 3, ofKind: 1, ofCaller: 1, kindWaits: 300, callerWaits: 20, waitMs: 20_000 },
} as const satisfies Record<string, GateRules>

export type Gates = Record<keyof typeof gateRules, Gate>

export const openGates = (): Gates => ({
  exports: openGate(gateRules.exports),
  passwords: openGate(gateRules.passwords),
  prints: openGate(gateRules.prints),
  files: openGate(gateRules.files),
})

/**
 * Whose share a call takes, among those of its door: its company's, however many accounts that has, or its account's; of
 * strangers their address's.
 */
export function callerOf(session: Session | null, address: string): Caller {
  if (!session) return { kind: 'stranger', id: address }
  const { companyId, userId, role } = session
  return { kind: doorOf(role), id: companyId === null ? `user:${userId}` : `company:${companyId}` }
}
