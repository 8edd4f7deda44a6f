import { setTimeout as wait } from 'node:timers/promises'
import { signedIn } from '../server/src/features/auth/auth.build.ts'
import { buildDriver } from '../server/src/features/drivers/drivers.build.ts'
import { buildHall } from '../server/src/features/halls/halls.build.ts'
import { buildTurn } from '../server/src/features/turns/turns.build.ts'
import { median, quantile } from './measure.ts'
import { familyPssMb } from './memory.ts'
import { serve } from './server.ts'
import { listen, type Stream } from './streams.ts'
import { withCluster, type World } from './world.ts'

const drivers = 1_000
const events = 20
const cutMs = 10_000
/** Every so often somebody leaves the queue, so that each is told by itself. */
const apartMs = 2_500
const mostMs = 2_200
const mostMb = 150

type Queue = { staff: string; tokens: string[]; turnIds: number[] }
type Listening = { heardAt: number[]; stream: Stream }

/**
 * A thousand drivers of one queue listen to one server, and turns of it end: how soon the last of them hears of each, how
 * much memory they take, and what one misses who was cut off for ten seconds.
 */
export async function benchLive(durable: boolean): Promise<void> {
  await withCluster(durable, async (cluster) => {
    const made = await cluster.make(makeQueue)
    await cluster.onCopy(made, ({ url, signerUrl }) =>
      serve({ database: url, signer: signerUrl }, ({ port, pid }) => measure(port, pid, made.facts)),
    )
  })
}

async function measure(port: number, pid: number, { staff, tokens, turnIds }: Queue): Promise<void> {
  await cancel(port, staff, turnIds[0])
  const before = familyPssMb(pid) ?? 0
  const listeners = await Promise.all(tokens.map((token) => openStream(port, token)))
  await wait(2_000)
  const open = familyPssMb(pid) ?? 0
  const latest: number[] = []
  for (const turnId of turnIds.slice(1, events + 1)) {
    const counts = listeners.map(({ heardAt }) => heardAt.length)
    const began = performance.now()
    await cancel(port, staff, turnId)
    await wait(apartMs)
    const lost = listeners.filter(({ heardAt }, place) => heardAt.length === counts[place]).length
    if (lost > 0) throw new Error(`${lost} of ${drivers} did not hear of turn ${turnId} in time`)
    latest.push(Math.max(...listeners.map(({ heardAt }, place) => heardAt[counts[place] ?? 0] ?? 0)) - began)
  }
  const busy = familyPssMb(pid) ?? 0
  await missNothing(port, { staff, tokens, turnIds }, listeners[0])
  for (const { stream } of listeners) stream.cut()
  const [slowest, memory] = [quantile(latest, 1), Math.max(open, busy) - before]
  console.log(
    `live: ${drivers} connections: an event reaches the last after ${median(latest).toFixed(0)} ms, of ${events} events ${slowest.toFixed(0)} ms at most (allowed ${mostMs})`,
  )
  console.log(
    `live: ${(open - before).toFixed(0)} MB more memory when open, ${(busy - before).toFixed(0)} MB after the events (allowed ${mostMb})`,
  )
  if (slowest > mostMs) throw new Error(`live: an event took ${slowest.toFixed(0)} ms, allowed ${mostMs}`)
  if (before === 0) throw new Error('live: the memory could not be read')
  if (memory > mostMb) throw new Error(`live: ${memory.toFixed(0)} MB more, allowed ${mostMb}`)
}

/** Throws unless one who was cut off while turns ended is told so at once when he is back. */
async function missNothing(port: number, { staff, tokens, turnIds }: Queue, listening?: Listening) {
  const [token] = tokens
  if (!listening || !token) throw new Error('nobody listens')
  listening.stream.cut()
  await cancel(port, staff, turnIds[events + 1])
  await wait(cutMs)
  const began = performance.now()
  const again = await openStream(port, token, listening.stream.lastId)
  while (again.heardAt.length === 0 && performance.now() - began < 1_000) await wait(10)
  again.stream.cut()
  if (again.heardAt.length === 0) throw new Error('what happened during a cut was not told')
  console.log(
    `live: what happened during a cut of ${cutMs / 1000} s was told after ${(performance.now() - began).toFixed(0)} ms`,
  )
}

async function openStream(port: number, token: string, lastId = ''): Promise<Listening> {
  const heardAt: number[] = []
  return {
    heardAt,
    stream: await listen(port, token, { hear: () => heardAt.push(performance.now()), lastId }),
  }
}

async function cancel(port: number, token: string, turnId = 0): Promise<void> {
  const reply = await fetch(
    `http://127.0.0.1:${port}/api/v1/DriverTurn/CancelDriverTurn?DriverTurnId=${turnId}`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    },
  )
  const { statusCode } = (await reply.json()) as { statusCode: number }
  if (statusCode !== 200) throw new Error(`turn ${turnId} was not ended: ${statusCode}`)
}

/** A hall with a queue of drivers who listen, and others behind them whose turns are ended. */
async function makeQueue({ db }: World): Promise<Queue> {
  const hall = await buildHall(db)
  const { token: staff } = await signedIn(db, 'LoadHallAdmin', { hallId: hall.id })
  const queue: Queue = { staff, tokens: [], turnIds: [] }
  for (let place = 0; place < drivers + events + 2; place += 1) {
    const driver = await buildDriver(db)
    const turn = await buildTurn(db, hall.id, driver)
    if (place >= drivers) queue.turnIds.push(turn.id)
    else queue.tokens.push((await signedIn(db, 'Driver', { driverId: driver.id })).token)
  }
  return queue
}
