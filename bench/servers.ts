import { loadavg } from 'node:os'
import { type Contract, contract } from '@bargah/contract/contract.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import { newSession } from '../server/src/features/auth/auth.build.ts'
import { type BenchRequest, clients, compare, type Contender, openClients } from './clients.ts'
import { fillDemo } from './demo.ts'
import { withServers } from './real-servers.ts'
import { withCluster, type World } from './world.ts'

const most = 3
const length = { turns: 4, ms: 2_000 }
const company = 'TC10380284790'

/** `away`: how many milliseconds the database is from the servers. */
export type ServersOptions = { away: number }

/** One of so many asks is a write; the others are a page of a list, a wallet and a look-up in turn. */
const writeOneIn = 5
const reads = ['searchCargos', 'showMyBalance', 'listPackagings'] as const
const page = { Page: 1, PageSize: 50 }

/**
 * A mix of reads and writes by sixteen clients at one, two and three servers over the same database, each a real process;
 * clients are spread as a proxy does. With `--away 2` the database is as far as 2 ms from them. What two processors can show
 * of it is in docs/scaling.md. The build must stand.
 */
export async function benchServers(durable: boolean, { away }: ServersOptions): Promise<void> {
  await withCluster(durable, async (cluster) => {
    const made = await cluster.make(fillDemo)
    await cluster.onCopy(made, (world, ownerUrl) =>
      withServers({ url: world.url, ownerUrl, away, count: most }, async (servers) => {
        const mix = await mixOf(world)
        const before = loadavg()[0] ?? 0
        await compareServers(
          servers.map(({ port }) => port),
          mix,
          before,
        )
      }),
    )
  })
}

async function compareServers(ports: readonly number[], mix: () => BenchRequest, before: number) {
  const clientGroups = ports.map(openClients)
  // a server closes what is opened and asks nothing for twenty seconds, as others are measured meanwhile
  // one after another: a PostgreSQL of our own takes sixty connections, and all at once would ask for more
  for (const group of clientGroups)
    for (let client = 0; client < clients; client += 1) await group.ask(client, mix())
  const contenders = ports.map((_, place): Contender => {
    const used = clientGroups.slice(0, place + 1)
    return {
      name: `${place + 1}`,
      ask: (client) => (used[client % used.length] as (typeof clientGroups)[0]).ask(client, mix()),
    }
  })
  const measured = await compare(contenders, length)
  for (const group of clientGroups) group.close()
  const first = measured[0]?.perSecond ?? 0
  console.log(
    `servers: one of ${writeOneIn} asks is a write; load of the machine before ${before.toFixed(1)}`,
  )
  for (const [place, { perSecond, p50, p99 }] of measured.entries())
    console.log(
      `  ${place + 1}: ${perSecond.toFixed(0)}/s, ${(perSecond / first).toFixed(2)} of one, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    )
}

/** Gives one ask after another: a company's desk, and an administrator who fills drivers' wallets. */
async function mixOf({ db }: World): Promise<() => BenchRequest> {
  const tokenOf = async (username: string) => {
    const user = db.selectFrom('users').select('id').where('username', '=', username)
    return newSession(db, (await user.executeTakeFirstOrThrow()).id)
  }
  const [desk, admin] = [await tokenOf(company), await tokenOf('admin')]
  const drivers = await db.selectFrom('drivers').select('id').execute()
  const ask = (call: keyof Contract, token: string, body?: object): BenchRequest => {
    const { method, path }: EndpointShape = contract[call]
    return { method, path, token, body: method === 'GET' ? undefined : (body ?? {}) }
  }
  let n = 0
  return () => {
    n += 1
    if (n % writeOneIn > 0) return ask(reads[n % reads.length] ?? 'showMyBalance', desk, page)
    const { id: DriverId } = drivers[n % drivers.length] ?? { id: 0 }
    return ask('addCharge', admin, { DriverId, Amount: 10_000, Description: 'سنجش' })
  }
}
