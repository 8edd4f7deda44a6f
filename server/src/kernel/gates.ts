import { doorOf } from '@bargah/contract/kernel/access.ts'
import { addressGroup, networkOf } from './address-group.ts'
import type { Session } from './call.ts'
import { type Gate, openGate } from './gate.ts'
import type { Caller, GateRules } from './gate.rules.ts'
import { memoryCounts } from './memory-counts.ts'

/** What callers share, and how. Of each, one kind of callers never holds what the others need. */
export const gateRules = {
  // each file holds one of the pool's sixteen connections, and its reader may be slow
  exports: { atOnce: 6, ofKind: 2, ofCaller: 1, kindWaits: 200, callerWaits: 4, waitMs: 30_000 },
  // each reads all rows of a list, and many at once would all be given up
  groups: { atOnce: 2, ofKind: 2, ofCaller: 1, kindWaits: 200, callerWaits: 20, waitMs: 20_000 },
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
  groups: openGate(gateRules.groups),
  passwords: openGate(gateRules.passwords),
  prints: openGate(gateRules.prints),
  files: openGate(gateRules.files),
})

/** Who comes to a gate. `deviceMark`: of a device that signed in here before. */
export type Comer = { session: Session | null; deviceMark: string | null; address: string }

// whom a gate let in for nothing, and how many of one network, so that a network is not new with each of its addresses
const refusedOne = { most: 1, inMs: 10 * 60_000 }
const refusedMany = { most: 16, inMs: 10 * 60_000 }

/**
 * Knows whose share a call takes: of those signed in their company's, however many accounts that has, or their account's,
 * among those of their door; a known device's own, among such devices; a stranger's address's and network's. Strangers who
 * were refused lately are a kind of their own, or who comes for the first time would wait for as many as guess.
 */
export function openCallers() {
  const refused = memoryCounts()
  const keysOf = (address: string) =>
    [
      [`address ${addressGroup(address)}`, refusedOne],
      [`network ${networkOf(address)}`, refusedMany],
    ] as const
  return {
    callerOf({ session, deviceMark, address }: Comer): Caller {
      if (session) {
        const { companyId, userId, role } = session
        return { kind: doorOf(role), id: companyId === null ? `user:${userId}` : `company:${companyId}` }
      }
      if (deviceMark !== null) return { kind: 'known device', id: deviceMark }
      const wasRefused = keysOf(address).some(([key, allowed]) => refused.isFull(key, allowed))
      const kind = wasRefused ? 'refused stranger' : 'stranger'
      return { kind, network: networkOf(address), id: addressGroup(address) }
    },
    /** Notes that what a stranger asked behind a gate was refused. */
    noteRefused({ session, deviceMark, address }: Comer): void {
      if (session || deviceMark !== null) return
      for (const [key, allowed] of keysOf(address)) refused.spend(key, allowed)
    },
  }
}
export type Callers = ReturnType<typeof openCallers>
