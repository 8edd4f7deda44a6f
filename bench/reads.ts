import { type Contract, contract } from '@bargah/contract/contract.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import { newSession } from '../server/src/features/auth/auth.build.ts'
import { compareCall } from './compare-call.ts'
import { fillDemo } from './demo.ts'
import { withCluster, type World } from './world.ts'

const length = { turns: 3, ms: 1_000 }
const company = 'TC10380284790'

type Read = { call: keyof Contract; as: string; query?: string }
/** Look-ups, small and large, and the single reads of a desk and of a phone. */
const reads: readonly Read[] = [
  { call: 'listPackagings', as: company },
  { call: 'listCities', as: company },
  { call: 'showMe', as: company },
  { call: 'showMyBalance', as: company },
  { call: 'listMyRounds', as: company },
  { call: 'showHallNow', as: 'LoadHall1' },
  { call: 'showPermit', as: 'admin', query: '?Id=1000' },
]

/**
 * Reads over HTTP by sixteen clients at a time, against bare Fastify that sends the same bytes and headers, and against
 * the same SQL by plain named statements.
 */
export async function benchReads(durable: boolean): Promise<void> {
  await withCluster(durable, async (cluster) => {
    const made = await cluster.make(fillDemo)
    await cluster.onCopy(made, async (world) => {
      for (const read of reads) await compareRead(world, read)
    })
  })
}

async function compareRead(world: World, { call, as, query = '' }: Read): Promise<void> {
  const { method, path }: EndpointShape = contract[call]
  const asked = { method, path: `${path}${query}`, token: await tokenOf(world, as) }
  await compareCall(world, { title: `reads: ${call}`, asked, length })
}

async function tokenOf({ db }: World, username: string): Promise<string> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  return newSession(db, id)
}
