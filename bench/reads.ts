import { type Contract, contract } from '@bargah/contract/contract.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import pg from 'pg'
import { newSession } from '../server/test/build.ts'
import { openApp } from './app.ts'
import { type Asked, clients, compare, type Contender, openClients, sayCompared } from './clients.ts'
import { fillDemo } from './demo.ts'
import { type FixedAnswer, serve } from './server.ts'
import { withCluster, type World } from './world.ts'

const length = { turns: 4, ms: 1_000 }
const company = 'TC10380284790'

type Read = { call: keyof Contract; as: string; query?: string }
/** Look-ups, small and large, and the single reads of a desk and of a phone. */
const reads: readonly Read[] = [
  { call: 'listPackagings', as: company },
  { call: 'listCities', as: company },
  { call: 'showMyBalance', as: company },
  { call: 'showPermit', as: 'admin', query: '?Id=1000' },
]

type Statement = { text: string; values: unknown[] }
/** What a connection is asked: text and values, or both in one. */
type Given = [asked: string | Statement, values?: unknown[]]

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
  const { statements, answer } = await recordRead(world, asked)
  const [served, bareOne] = [{ database: world.url }, { answers: [{ ...answer, method, path }] }]
  await withPlain(world.url, statements, (askPlain) =>
    serve(served, (port) =>
      serve(bareOne, async (barePort) => {
        const [ours, bare] = [openClients(port), openClients(barePort)]
        const contenders: Contender[] = [
          { name: 'ours', ask: (client) => ours.ask(client, asked) },
          { name: 'bare Fastify', ask: (client) => bare.ask(client, asked) },
          { name: 'plain SQL', ask: askPlain },
        ]
        const bytes = (await ours.ask(0, asked)).body.length
        sayCompared(`reads: ${call}, ${bytes} bytes:`, contenders, await compare(contenders, length))
        ours.close()
        bare.close()
      }),
    ),
  )
}

async function tokenOf({ db }: World, username: string): Promise<string> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  return newSession(db, id)
}

/** Asks once, in this process. Out: the answer, and the statements that it took. */
async function recordRead(world: World, { method, path, token }: Asked) {
  const { app, close } = await openApp(world)
  const statements: Statement[] = []
  const { query } = pg.Client.prototype
  const ask = () =>
    app.inject({ method: method as 'GET', url: path, headers: { authorization: `Bearer ${token}` } })
  try {
    // what is made once and kept is made by now
    await ask()
    pg.Client.prototype.query = function record(this: pg.Client, ...given: Given) {
      const [asked, values = []] = given
      statements.push(typeof asked === 'string' ? { text: asked, values } : asked)
      return query.apply(this, given as never) as never
    } as never
    const { headers, rawPayload } = await ask()
    return { statements, answer: fixed(headers, rawPayload) }
  } finally {
    pg.Client.prototype.query = query
    await close()
  }
}

const fixed = (headers: object, bytes: Buffer): Pick<FixedAnswer, 'headers' | 'body'> => ({
  headers: headers as Record<string, string>,
  body: bytes.toString('base64'),
})

/** Gives `work` sixteen plain connections, each of which runs the statements one after another, prepared. */
async function withPlain<T>(
  url: string,
  statements: readonly Statement[],
  work: (ask: Contender['ask']) => Promise<T>,
): Promise<T> {
  const connections = Array.from({ length: clients }, () => new pg.Client({ connectionString: url }))
  await Promise.all(connections.map((connection) => connection.connect()))
  const named = statements.map((statement, index) => ({ ...statement, name: `read_${index}` }))
  try {
    return await work(async (client) => {
      for (const statement of named) await connections[client]?.query(statement)
    })
  } finally {
    await Promise.all(connections.map((connection) => connection.end()))
  }
}
