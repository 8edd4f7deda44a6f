import pg from 'pg'
import { recordStatements, type Statement } from '../server/test/statements.ts'
import { openApp } from './app.ts'
import { type BenchRequest, clients, compare, type Contender, openClients, sayCompared } from './clients.ts'
import { type FixedAnswer, serve } from './server.ts'
import type { World } from './world.ts'

type Comparison = {
  title: string
  asked: BenchRequest
  length: { turns: number; ms: number }
  /** Of the statements that the call takes, those that plain SQL has to run too; all unless said. */
  isCounted?: (text: string) => boolean
}

/**
 * One call over HTTP by sixteen clients, in turns with bare Fastify that sends the same bytes and headers, and with the
 * same SQL by plain named statements; each server is a process of its own.
 */
export async function compareCall(
  world: World,
  { title, asked, length, isCounted }: Comparison,
): Promise<void> {
  const app = await openApp(world)
  const { statements, answer } = await recordCall(app, asked)
  await app.close()
  const counted = statements.filter(({ text }) => isCounted?.(text) ?? true)
  const { method, path } = asked
  await withPlain(world.url, counted, (askPlain) =>
    serve({ database: world.url, signer: world.signerUrl }, (server) =>
      serve({ answers: [{ ...answer, method, path }] }, async (bareServer) => {
        const [ours, bare] = [openClients(server.port), openClients(bareServer.port)]
        const contenders: Contender[] = [
          { name: 'ours', ask: (client) => ours.ask(client, asked) },
          { name: 'bare Fastify', ask: (client) => bare.ask(client, asked) },
          { name: 'plain SQL', ask: askPlain },
        ]
        const bytes = (await ours.ask(0, asked)).body.length
        sayCompared(`${title}, ${bytes} bytes:`, contenders, await compare(contenders, length))
        ours.close()
        bare.close()
      }),
    ),
  )
}

type OpenApp = Awaited<ReturnType<typeof openApp>>

/** Asks once, in this process. Out: the answer, and the statements that it took. */
export async function recordCall({ app }: OpenApp, { method, path, token, body }: BenchRequest) {
  const ask = () =>
    app.inject({
      method: method as 'GET',
      url: path,
      headers: { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { payload: body as object }),
    })
  // what is made once and kept is made by now
  await ask()
  const [{ headers, rawPayload }, statements] = await recordStatements(ask)
  return { statements, answer: fixed(headers, rawPayload) }
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
  const named = statements.map((statement, index) => ({ ...statement, name: `asked_${index}` }))
  try {
    return await work(async (client) => {
      for (const statement of named) await connections[client]?.query(statement)
    })
  } finally {
    await Promise.all(connections.map((connection) => connection.end()))
  }
}
