import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import type { Limit } from '@bargah/contract/kernel/limits.ts'
import { expect, it } from 'vitest'
import type { Session } from './call.ts'
import { type Caller, openLimits } from './limits.ts'
import { networkTimes } from './payer.ts'
import type { Route } from './routes.ts'
import type { Tries } from './tries.ts'

/** Tries of which there are as many as each allows, for ever. */
function plainTries(): Tries {
  const spent = new Map<string, number>()
  return {
    async spend({ what, who, most }) {
      const count = spent.get(`${what} ${who}`) ?? 0
      if (count >= most) return 1_000
      spent.set(`${what} ${who}`, count + 1)
      return null
    },
    left: async () => 0,
    giveBack: async () => {},
  }
}
const routeOf = (...limits: Limit[]) =>
  ({ name: 'aCall', endpoint: { effect: 'read', limits } as unknown as EndpointShape }) as Route
const now = async () => new Date()
const stranger = (address: string): Caller => ({ session: null, address, deviceMark: null })
const device = (deviceMark: string): Caller => ({ session: null, address: '10.0.0.1', deviceMark })
const account = (userId: number): Caller => ({
  session: { userId } as Session,
  address: '10.0.0.1',
  deviceMark: null,
})

it.each<[string, Limit['by'], Caller, [same: Caller, isOne: boolean][]]>([
  [
    'an account',
    'account',
    account(1),
    [
      [{ ...account(1), address: '10.9.9.9' }, true],
      [{ ...account(1), deviceMark: 'mark' }, true],
      [account(2), false],
      [stranger('10.0.0.1'), false],
    ],
  ],
  [
    'an address',
    'address',
    stranger('10.0.0.1'),
    [
      [account(1), true],
      [stranger('10.0.0.2'), false],
      [device('mark'), false],
    ],
  ],
  [
    'a device',
    'address',
    device('mark'),
    [
      [{ ...device('mark'), address: '10.9.9.9' }, true],
      [device('other'), false],
    ],
  ],
])('counts %s as one, wherever it is, and no other with it', async (_what, by, first, others) => {
  for (const [other, isOne] of others) {
    const limits = openLimits(plainTries())
    const route = routeOf({ by, most: 1, inMs: 60_000, kept: 'database' })
    await limits.countCaller({ route, caller: first, now })
    const second = await limits.countCaller({ route, caller: other, now }).catch((error) => error.status)
    expect(second).toBe(isOne ? 429 : undefined)
  }
})

it('counts a value of a field for each who sends it: nobody uses up what others may ask of it', async () => {
  const limits = openLimits(plainTries())
  const route = routeOf({ by: { field: 'NationalId' }, most: 1, inMs: 60_000, kept: 'database' })
  const ask = (caller: Caller, NationalId: string) =>
    limits.countFields({ route, caller, now }, { query: { NationalId }, body: {} })
  await ask(account(1), 'a')
  await expect(ask(account(1), 'a')).rejects.toMatchObject({ status: 429 })
  await ask(account(1), 'b')
  await ask(account(2), 'a')
  await ask(stranger('10.0.0.1'), 'a')
  await ask(stranger('10.0.0.2'), 'a')
})

it.each(['database', 'memory'] as const)(
  'bounds a whole network where it is kept in the %s',
  async (kept) => {
    const limits = openLimits(plainTries())
    const route = routeOf({ by: 'address', most: 1, inMs: 60_000, kept })
    const ask = (address: string) => limits.countCaller({ route, caller: stranger(address), now })
    for (let host = 0; host < networkTimes; host += 1) await ask(`2001:db8:1:${host}::1`)
    await expect(ask('2001:db8:1:fff::1')).rejects.toMatchObject({ status: 429 })
    await ask('2001:db8:2::1')
  },
)
