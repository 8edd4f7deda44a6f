import { type Limit, plainLimits } from '@bargah/contract/kernel/limits.ts'
import { addressGroup } from './address-group.ts'
import type { Session } from './call.ts'
import { tooMany } from './errors.ts'
import { memoryCounts } from './memory-counts.ts'
import type { Route } from './routes.ts'
import type { Tries } from './tries.ts'

/** Who makes a call, as far as limits ask. `deviceMark`: of a device that signed in here before. */
export type Caller = { session: Session | null; address: string; deviceMark: string | null }
type Asked = { route: Route; caller: Caller; now: () => Promise<Date> }

/** Counts calls by the limits of their endpoints. Throws 429 for those beyond. */
export type Limits = {
  /** Asked by the guard: what counts by account and address. */
  countCaller(asked: Asked): Promise<void>
  /** Asked when the input was read: what counts by a field of it. */
  countFields(asked: Asked, input: { query: unknown; body: unknown }): Promise<void>
}

const placeOf = ({ address, deviceMark }: Caller) =>
  deviceMark === null ? `address ${addressGroup(address)}` : `device ${deviceMark}`

const callerOf = (by: 'account' | 'address', caller: Caller) =>
  by === 'account' && caller.session ? `account ${caller.session.userId}` : placeOf(caller)

/** In: what counts in the database, and by how much every limit is multiplied: 1 but in tests; with Infinity none is counted. */
export function openLimits(tries: Tries, times = 1): Limits {
  const memory = memoryCounts()

  async function count(limit: Limit, what: string, who: string, now: Asked['now']): Promise<void> {
    const most = Math.max(1, Math.floor(limit.most * times))
    const waitMs =
      limit.kept === 'memory'
        ? memory.spend(`${what} ${who}`, { ...limit, most })
        : await tries.spend({ what, who, most, inMs: limit.inMs }, await now())
    if (waitMs !== null) throw tooMany(waitMs)
  }
  const unlessOff = (work: Limits): Limits =>
    times === Number.POSITIVE_INFINITY ? { countCaller: async () => {}, countFields: async () => {} } : work

  return unlessOff({
    async countCaller({ route, caller, now }) {
      const { endpoint, name } = route
      const stated = endpoint.limits?.map((limit, place) => ({ limit, what: `call ${name} ${place}` }))
      const plain = { limit: plainLimits[endpoint.effect], what: `calls ${endpoint.effect}` }
      for (const { limit, what } of stated ?? [plain])
        if (typeof limit.by === 'string') await count(limit, what, callerOf(limit.by, caller), now)
    },
    async countFields({ route, now }, { query, body }) {
      const input: Record<string, unknown> = { ...(query as object), ...(body as object) }
      for (const [place, limit] of (route.endpoint.limits ?? []).entries()) {
        if (typeof limit.by === 'string') continue
        const value = input[limit.by.field]
        if (value !== undefined && value !== null)
          await count(limit, `call ${route.name} ${place}`, `value ${String(value)}`, now)
      }
    },
  })
}
