import { signedIn } from '../server/src/features/auth/auth.build.ts'
import { buildCompany } from '../server/src/features/companies/companies.build.ts'
import { buildDriver } from '../server/src/features/drivers/drivers.build.ts'
import { buildHall } from '../server/src/features/halls/halls.build.ts'
import { settleRoundJob } from '../server/src/features/rounds/open-round.ts'
import { transaction } from '../server/src/kernel/database.ts'
import { enqueue } from '../server/src/kernel/jobs.ts'
import { askingIn, come, noArrivals, say } from './arrivals.ts'
import { type BigRound, makeBigRound } from './big-round.ts'
import { openCrowd } from './clients.ts'
import { seededRandom } from './measure.ts'
import { familyPssMb } from './memory.ts'
import { withServers } from './real-servers.ts'
import type { RoundOptions } from './round.ts'
import { makeMany, withCluster, type World } from './world.ts'

const drivers = 20_000
const loads = 5_000
const otherHalls = 10
/** How long they ask before the round is due, and how many come then. */
const beforeMs = 20_000
const mostTurns = 1_200
const arrivals = { ping: 50, lookUp: 20, page: 5, takeTurn: 3 }
const lookEveryMs = 250

type Neighbours = { hallIds: number[]; company: string; admin: string; coming: string[] }
type Made = { round: BigRound; neighbours: Neighbours }

/**
 * What the largest round, settled by a real server with its jobs and its signer, takes of those who ask the same server
 * meanwhile: their times before and during it, and the server's memory at its most. `/healthz`, asked fifty times a second, stands
 * for the event loop. The build must stand.
 */
export async function benchNeighbours(durable: boolean, { share }: RoundOptions): Promise<void> {
  const size = { drivers: Math.round(drivers * share), loads: Math.round(loads * share) }
  await withCluster(durable, async (cluster) => {
    const made = await cluster.make(async (world) => ({
      round: await makeBigRound(world, size),
      neighbours: await makeNeighbours(world),
    }))
    await cluster.onCopy(made, (world, ownerUrl) =>
      withServers({ url: world.url, ownerUrl, away: 0, count: 1 }, async ([server]) => {
        if (server) await settleBeside(world, made.facts, server)
      }),
    )
  })
}

async function makeNeighbours({ db }: World): Promise<Neighbours> {
  const hallIds = await makeMany(otherHalls, async () => (await buildHall(db)).id)
  const company = await buildCompany(db, { hallIds })
  return {
    hallIds,
    company: (await signedIn(db, 'TransportationCompanyAdmin', { companyId: company.id })).token,
    admin: (await signedIn(db, 'Admin')).token,
    coming: await makeMany(
      mostTurns,
      async () => (await signedIn(db, 'Driver', { driverId: (await buildDriver(db)).id })).token,
    ),
  }
}

async function settleBeside(
  world: World,
  { round, neighbours }: Made,
  { port, pid }: { port: number; pid: number },
): Promise<void> {
  const seen = noArrivals()
  const crowd = openCrowd(port)
  const { ask, ping } = askingIn(crowd.ask, seen)
  const random = seededRandom(3)
  const coming = neighbours.coming.values()
  const acts: Record<keyof typeof arrivals, (dueAt: number) => Promise<unknown>> = {
    ping,
    lookUp: (dueAt) => ask('a look-up', 'showMe', { token: neighbours.company, dueAt }),
    page: (dueAt) =>
      ask('a page', 'searchCargos', { token: neighbours.admin, dueAt, body: { PageSize: 50 } }),
    async takeTurn(dueAt) {
      const { value: token } = coming.next()
      const LoadHallId = neighbours.hallIds[Math.floor(random() * otherHalls)]
      if (token) await ask('a turn elsewhere', 'takeTurn', { token, dueAt, body: { LoadHallId } })
    },
  }
  const askFor = (forMs: number) =>
    Promise.all(
      Object.entries(arrivals).map(([name, perSecond]) =>
        come(acts[name as keyof typeof arrivals], { perSecond, forMs, random }),
      ),
    )
  // what a server does first is done
  await askFor(beforeMs / 4)
  seen.times.clear()
  await askFor(beforeMs)
  say('neighbours: before the round', seen)
  const before = familyPssMb(pid) ?? 0
  await makeDue(world, round.roundId)
  const from = performance.now()
  let most = before
  const looking = setInterval(() => {
    most = Math.max(most, familyPssMb(pid) ?? 0)
  }, lookEveryMs)
  do await askFor(1_000)
  while (!(await isSettled(world, round.roundId)))
  clearInterval(looking)
  say(`neighbours: while ${round.drivers} lists of ${round.choicesEach} are settled`, seen)
  console.log(
    `  settled within ${((performance.now() - from) / 1_000).toFixed(1)} s, signatures of its log included; the server had ${before.toFixed(0)} MB before and ${(most - before).toFixed(0)} more at its most`,
  )
  crowd.close()
  if (seen.failed.length > 0) throw new Error(`neighbours: ${seen.failed.length} failed: ${seen.failed[0]}`)
}

/** Has the round close now, and the server told of it as when it opened one by itself. */
async function makeDue({ db, clock }: World, roundId: number): Promise<void> {
  await transaction({ db, clock }, async (tx, now) => {
    await tx.updateTable('rounds').set({ closesAt: now }).where('id', '=', roundId).execute()
    await enqueue(tx, { name: settleRoundJob, payload: { roundId }, inMs: 0, key: `round:${roundId}` })
  })
}

async function isSettled({ db }: World, roundId: number): Promise<boolean> {
  const { settledAt } = await db
    .selectFrom('rounds')
    .select('settledAt')
    .where('id', '=', roundId)
    .executeTakeFirstOrThrow()
  return settledAt !== null
}
