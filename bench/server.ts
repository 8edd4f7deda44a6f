/** A server in a process of its own, so that it shares no event loop with those who ask it. `serve` starts it. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import Fastify, { type FastifyInstance } from 'fastify'
import { databaseClock } from '../server/src/kernel/clock.ts'
import { openWaker } from '../server/src/kernel/live/wake.ts'
import { openPool } from '../server/src/kernel/sql.ts'
import { openApp } from './app.ts'

/** The product over a database, or bare Fastify that gives each path the same answer every time. */
export type Served = { database: string; signer: string } | { answers: readonly FixedAnswer[] }
export type FixedAnswer = { method: string; path: string; headers: Record<string, string>; body: string }

/** How often a write was done, and how often all of them waited for the database between their key and their end. */
type Trips = { writes: number; waits: number }

const connections = 16
const trips: Trips = { writes: 0, waits: 0 }
const leftToNode = new Set(['date', 'connection', 'keep-alive', 'content-length'])

async function openServed(served: Served): Promise<FastifyInstance> {
  if ('database' in served) {
    const { db } = openPool(served.database, connections)
    return (
      await openApp({
        db,
        clock: databaseClock,
        wake: openWaker(db),
        url: served.database,
        signerUrl: served.signer,
        tellTrips: (_endpoint, waits) => {
          trips.writes += 1
          trips.waits += waits
        },
      })
    ).app
  }
  const app = Fastify()
  for (const { method, path, headers, body } of served.answers) {
    const bytes = Buffer.from(body, 'base64')
    const fixed = Object.fromEntries(Object.entries(headers).filter(([name]) => !leftToNode.has(name)))
    const [url = ''] = path.split('?')
    app.route({ method, url, handler: (_request, reply) => reply.headers(fixed).send(bytes) })
  }
  return app
}

/** What `work` gets of a server: its port, its process, and the trips of its writes so far. */
type Server = { port: number; pid: number; trips(): Promise<Trips> }

/** Starts a server of its own for `work` and ends it after. */
export async function serve<T>(served: Served, work: (server: Server) => Promise<T>): Promise<T> {
  const child: ChildProcess = fork(fileURLToPath(import.meta.url), { execArgv: process.execArgv })
  try {
    child.send(served)
    const [port] = (await once(child, 'message')) as [number]
    const tellTrips = async () => {
      child.send('trips')
      return ((await once(child, 'message')) as [Trips])[0]
    }
    return await work({ port, pid: child.pid ?? 0, trips: tellTrips })
  } finally {
    child.kill()
    await once(child, 'exit')
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [served] = (await once(process, 'message')) as [Served]
  const app = await openServed(served)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  process.send?.(Number(new URL(address).port))
  process.on('message', () => process.send?.(trips))
}
