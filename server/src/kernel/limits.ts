import { keyFaults } from '@bargah/contract/features/api-keys/api-keys.text.ts'
import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import { type Limit, plainLimits } from '@bargah/contract/kernel/limits.ts'
import type { Session, SessionKey } from './call.ts'
import { tooMany } from './errors.ts'
import { memoryCounts } from './memory-counts.ts'
import { networkTimes, payerOf } from './payer.ts'
import type { Route } from './routes.ts'
import type { Tries } from './tries.ts'

/** Who makes a call, as far as limits ask. `deviceMark`: of a device that signed in here before. */
export type Caller = { session: Session | null; address: string; deviceMark: string | null }
type Asked = { route: Route; caller: Caller; now: () => Promise<Date> }

/** Counts calls by the limits of their endpoints. Throws 429 for those beyond. */
export type Limits = {
  /** Asked by the guard: what counts by account and address. */
  countCaller(asked: Asked): Promise<void>
  /** Asked when the input was read: what counts by a field of it, for each caller by himself. */
  countFields(asked: Asked, input: { query: unknown; body: unknown }): Promise<void>
}

/** What the call states for who makes it, and where each stands among all that it states. */
const statedFor = ({ route, caller }: Asked) =>
  (route.endpoint.limits ?? []).flatMap((limit, place) =>
    limit.of === undefined || limit.of === caller.session?.role ? { limit, place } : [],
  )

/** Who is signed in pays by his account, on however many devices; where an address is counted, and of all others, as `payerOf` says. */
function paysFor({ by }: Limit, { session, address, deviceMark }: Caller) {
  const account = by === 'address' ? null : (session?.userId ?? null)
  return payerOf({ knownMark: account === null ? deviceMark : null, account, address })
}

/** In: what counts in the database, and by how much every limit is multiplied: 1 but in tests; with Infinity none is counted. */
export function openLimits(tries: Tries, times = 1): Limits {
  const memory = memoryCounts()

  async function count(limit: Limit, what: string, { caller, now }: Asked): Promise<void> {
    const most = Math.max(1, Math.floor(limit.most * times))
    for (const { who, isNetwork } of paysFor(limit, caller).shares) {
      // a network's count is long, and only bounds who has all of it
      const waitMs = isNetwork
        ? memory.spend(`${what} ${who}`, { ...limit, most: most * networkTimes })
        : limit.kept === 'memory'
          ? memory.spend(`${what} ${who}`, { ...limit, most })
          : await tries.spend({ what, who, most, inMs: limit.inMs }, await now())
      if (waitMs !== null) throw tooMany(waitMs)
    }
  }
  /** All calls by a key count together, as many a minute as were chosen for it. */
  function countKey({ id, callsPerMinute }: SessionKey): void {
    const most = Math.max(1, Math.floor(callsPerMinute * times))
    const waitMs = memory.spend(`calls by key ${id}`, { most, inMs: minuteMs })
    if (waitMs !== null) throw tooMany(waitMs, keyFaults.key_limit, 'key_limit')
  }
  const unlessOff = (work: Limits): Limits =>
    times === Number.POSITIVE_INFINITY ? { countCaller: async () => {}, countFields: async () => {} } : work

  return unlessOff({
    async countCaller(asked) {
      const { endpoint, name } = asked.route
      const { key } = asked.caller.session ?? {}
      if (key) countKey(key)
      const stated = statedFor(asked)
      // what a call states counts for the account, by however many keys; all else for the key alone, which counted above
      if (stated.length === 0 && !key)
        await count(plainLimits[endpoint.effect], `calls ${endpoint.effect}`, asked)
      for (const { limit, place } of stated)
        if (typeof limit.by === 'string') await count(limit, `call ${name} ${place}`, asked)
    },
    async countFields(asked, { query, body }) {
      const input: Record<string, unknown> = { ...(query as object), ...(body as object) }
      for (const { limit, place } of statedFor(asked)) {
        if (typeof limit.by === 'string') continue
        const value = input[limit.by.field]
        if (value !== undefined && value !== null)
          await count(limit, `call ${asked.route.name} ${place} value ${String(value)}`, asked)
      }
    },
  })
}
