import { setTimeout as wait } from 'node:timers/promises'
import { contract } from '@bargah/contract/contract.ts'
import { doMeet, type Noun } from '@bargah/contract/kernel/nouns.ts'
import { plainDeclaration } from '../server/test/plain.ts'
import { type Arrivals, type Asking, askingIn, come, inMs, noArrivals, say } from './arrivals.ts'
import { openCrowd } from './clients.ts'
import { type Country, fillCountry, pickHall, type Waiting } from './country.ts'
import { quantile, seededRandom } from './measure.ts'
import { familyPssMb } from './memory.ts'
import { processorBetween, readProcesses } from './processor.ts'
import { withServers } from './real-servers.ts'
import { listen, type Stream } from './streams.ts'
import { withCluster } from './world.ts'

const windows = 5_000
const comingMs = 60_000
const morningMs = 300_000
/** 101,000 waybills a day are 1.2 a second; a morning sees six times the day's mean. */
const permitsASecond = 7
/** Of each: so many a second, whenever they come and however slowly answers do. */
const arrivals = {
  takeTurn: permitsASecond,
  declareCargo: permitsASecond,
  lookAtLoads: 2 * permitsASecond,
  addCharge: permitsASecond / 5,
  lookUp: 10 * permitsASecond,
  page: 10 * permitsASecond,
  ping: 10,
}
/** What a driver's home shows, and reads again once it hears of it. */
const homeReads = ['showMyTurn', 'showMyPermit', 'showMyResult', 'showMyBalance'] as const

type Told = { choosingAt: number }
/** `told`: after how many milliseconds one hears of one's own choice. */
type Seen = Arrivals & { told: number[] }

/**
 * Five minutes of a country's morning at one real server with its jobs: 300 halls that open rounds as loads come and split
 * them after two minutes, 5,000 drivers in their queues whose homes listen and read again what changes, and drivers,
 * companies and desks who come by themselves, not after one another's answers; with `--share 0.2`, a fifth of all of them. The build
 * must stand.
 */
export async function benchMorning(durable: boolean, { share }: { share: number }): Promise<void> {
  const counts = {
    waiting: Math.round(windows * share),
    coming: Math.round(((permitsASecond * morningMs) / 1_000) * 1.2 * share),
  }
  await withCluster(durable, async (cluster) => {
    const made = await cluster.make((world) => fillCountry(world, counts))
    await cluster.onCopy(made, (world, ownerUrl) =>
      withServers({ url: world.url, ownerUrl, away: 0, count: 1 }, async ([server]) => {
        if (server) await liveThrough(made.facts, server, share)
        const { count } = await world.db
          .selectFrom('rounds')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('settledAt', 'is not', null)
          .executeTakeFirstOrThrow()
        console.log(`morning: ${count} rounds were split`)
      }),
    )
  })
}

async function liveThrough(
  country: Country,
  { port, pid }: { port: number; pid: number },
  share: number,
): Promise<void> {
  const crowd = openCrowd(port)
  const seen: Seen = { ...noArrivals(), told: [] }
  const asking = askingIn(crowd.ask, seen)
  const before = familyPssMb(pid) ?? 0
  const opened = await Promise.all(
    country.waiting.map(async (waiting, place) => {
      await wait((place / country.waiting.length) * comingMs)
      return openWindow(port, waiting, asking, seen)
    }),
  )
  say(`morning: ${opened.length} windows come within ${comingMs / 1_000} s`, seen)
  const processes = readProcesses()
  const tolds = new Map(opened.map(({ waiting, told }) => [waiting, told]))
  await meetArrivals(country, asking, { tolds, share })
  const { server, database } = processorBetween(processes, readProcesses())
  say(`morning: ${morningMs / 1_000} s with ${opened.length} windows open`, seen)
  console.log(
    `  of its own choice one hears after ${inMs(quantile(seen.told, 0.5))}, p99 ${inMs(quantile(seen.told, 0.99))} (${seen.told.length})`,
  )
  console.log(
    `  processors at work: server ${(server / morningMs).toFixed(2)}, database ${(database / morningMs).toFixed(2)}; ${((familyPssMb(pid) ?? 0) - before).toFixed(0)} MB more than before the first came`,
  )
  for (const { stream } of opened) stream.cut()
  crowd.close()
  if (seen.failed.length > 0) throw new Error(`morning: ${seen.failed.length} failed: ${seen.failed[0]}`)
}

/** A driver's home that listens: what it shows is read when it opens, and what changes once it is told. */
async function openWindow(port: number, waiting: Waiting, { ask }: Asking, seen: Seen) {
  const { token } = waiting
  const told: Told = { choosingAt: 0 }
  const hear = ({ nouns }: { nouns: Noun[] }) => {
    if (told.choosingAt > 0 && nouns.includes('priority')) {
      seen.told.push(performance.now() - told.choosingAt)
      told.choosingAt = 0
    }
    for (const call of homeReads.filter((one) => doMeet(contract[one].about, nouns)))
      void ask('a home reads again', call, { token })
  }
  await Promise.all(homeReads.map((call) => ask('a home opens', call, { token })))
  const stream: Stream = await listen(port, token, { hear })
  return { waiting, told, stream }
}

/** Lets everybody come for five minutes, and waits for what is on its way then. */
async function meetArrivals(
  country: Country,
  { ask, ping }: Asking,
  { tolds, share }: { tolds: ReadonlyMap<Waiting, Told>; share: number },
) {
  const random = seededRandom(11)
  const oneOf = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T
  const coming = country.coming.values()
  const desks = ['searchCargos', 'searchPermits', 'searchAudit'] as const
  const acts: Record<keyof typeof arrivals, (dueAt: number) => Promise<unknown>> = {
    ping,
    async takeTurn(dueAt) {
      const { value: token } = coming.next()
      const LoadHallId = country.hallIds[pickHall(random)]
      if (token) await ask('take a turn', 'takeTurn', { token, dueAt, body: { LoadHallId } })
    },
    declareCargo(dueAt) {
      const place = pickHall(random)
      const token = country.companies[place] ?? ''
      const at = { IsLoadHall: true, LoadHallId: country.hallIds[place], CityDestinationId: country.tehran }
      return ask('declare', 'declareCargo', { token, dueAt, body: { ...plainDeclaration, ...at } })
    },
    async lookAtLoads(dueAt) {
      const waiting = oneOf(country.waiting)
      const { token, hallId: LoadHalId, turnId: DriverTurnId } = waiting
      const shown = await ask('look at loads', 'listAnnouncedCargos', { token, dueAt, body: { LoadHalId } })
      const { data: rows = [] } = JSON.parse(shown.body.toString()) as { data?: { id: number }[] }
      if (rows.length === 0) return
      const told = tolds.get(waiting)
      const askedAt = performance.now()
      if (told) told.choosingAt = askedAt
      const body = { DriverTurnId, CargoId: oneOf(rows).id }
      const chosen = await ask('choose', 'addPriority', { token, body })
      const { data } = JSON.parse(chosen.body.toString()) as { data?: { code?: number } | null }
      // of what was refused nobody hears
      if (told && data?.code !== 1) told.choosingAt = 0
    },
    addCharge(dueAt) {
      const { driverId: DriverId } = oneOf(country.waiting)
      const body = { DriverId, Amount: 10_000, Description: 'سنجش' }
      return ask('charge', 'addCharge', { token: country.admin, dueAt, body })
    },
    lookUp: (dueAt) => ask('look up', 'showMe', { token: oneOf(country.companies), dueAt }),
    page: (dueAt) =>
      ask('a page of a desk', oneOf(desks), { token: country.admin, dueAt, body: { PageSize: 50 } }),
  }
  await Promise.all(
    Object.entries(arrivals).map(([name, perSecond]) =>
      come(acts[name as keyof typeof arrivals], {
        perSecond: name === 'ping' ? perSecond : perSecond * share,
        forMs: morningMs,
        random,
      }),
    ),
  )
}
