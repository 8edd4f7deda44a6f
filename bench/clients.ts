import { connect, type Socket } from 'node:net'
import { quantile } from './measure.ts'
import { processorBetween, type ProcessorMs, readProcesses } from './processor.ts'

/** How many ask at a time, each its next question when the last is answered. */
export const clients = 16

/** One kind of answering; `ask` gets the number of the client, 0 to 15, and throws when the answer is none. */
export type Contender = { name: string; ask: (client: number) => Promise<unknown> }
export type Measured = {
  perSecond: number
  p50: number
  p99: number
  /** Of the processor, for one request. */
  spent: ProcessorMs | null
}

/** Lets all clients ask for so long. Out: the time of each answer in milliseconds. */
async function askFor(ms: number, { ask }: Contender): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + ms
  const askOn = async (client: number) => {
    for (let from = performance.now(); from < end; from = performance.now()) {
      await ask(client)
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => askOn(client)))
  return times
}

/**
 * Lets contenders answer in turns of `ms`, so that what else the machine does weighs on all of them alike; a first turn, four
 * times as long, warms each up and is not counted. Out: requests a second, and within how many milliseconds half and 99 of 100 came.
 */
export async function compare(
  contenders: readonly Contender[],
  { turns, ms }: { turns: number; ms: number },
): Promise<Measured[]> {
  const times = contenders.map((): number[] => [])
  const spent = contenders.map(() => ({ server: 0, database: 0 }))
  for (let turn = 0; turn <= turns; turn += 1)
    for (const [place, contender] of contenders.entries()) {
      // what another's turn left to be caught up with is not its own: plain statements tell logs that the signer then has to read
      await Promise.all(Array.from({ length: clients }, (_, client) => contender.ask(client)))
      const before = readProcesses()
      const taken = await askFor(turn === 0 ? 4 * ms : ms, contender)
      if (turn === 0) continue
      times[place] = [...(times[place] ?? []), ...taken]
      add(spent[place], processorBetween(before, readProcesses()))
    }
  return times.map((all, place) => ({
    perSecond: all.length / ((turns * ms) / 1000),
    p50: quantile(all, 0.5),
    p99: quantile(all, 0.99),
    spent: each(spent[place], all.length),
  }))
}

function add(sum: ProcessorMs | undefined, more: ProcessorMs): void {
  if (!sum) return
  sum.server += more.server
  sum.database += more.database
}

const each = (sum: ProcessorMs | undefined, count: number): ProcessorMs | null =>
  sum && sum.database > 0 ? { server: sum.server / count, database: sum.database / count } : null

/** Prints what was measured, each with its share of the first contender's requests from those after it. */
export function sayCompared(title: string, contenders: readonly Contender[], measured: readonly Measured[]) {
  const ours = measured[0]?.perSecond ?? 0
  console.log(title)
  for (const [place, { name }] of contenders.entries()) {
    const { perSecond, p50, p99, spent } = measured[place] as Measured
    const ratio = place === 0 ? '' : `, ours is ${(ours / perSecond).toFixed(3)} of it`
    const processor = spent ? `, processor ${spent.server.toFixed(2)} + ${spent.database.toFixed(2)} ms` : ''
    console.log(
      `  ${name.padEnd(14)} ${perSecond.toFixed(0).padStart(6)}/s, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms${processor}${ratio}`,
    )
  }
}

export type Answer = { status: number; head: string; body: Buffer }
const headEnd = Buffer.from('\r\n\r\n')

/** Reads one whole answer that says its length; null while it has not come. */
function readAnswer(bytes: Buffer): Answer | null {
  const at = bytes.indexOf(headEnd)
  if (at === -1) return null
  const head = bytes.toString('latin1', 0, at)
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1])
  if (Number.isNaN(length)) throw new Error(`an answer without a length: ${head.slice(0, 200)}`)
  const from = at + headEnd.length
  if (bytes.length < from + length) return null
  return { status: Number(head.slice(9, 12)), head, body: bytes.subarray(from, from + length) }
}

/** A connection that is kept and asks one thing at a time: as little as can be beside what is measured. */
function openConnection(port: number) {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let parts: Buffer[] = []
  let settle: { resolve: (answer: Answer) => void; reject: (error: unknown) => void } | null = null
  socket.on('error', (error) => settle?.reject(error))
  socket.on('close', () => settle?.reject(new Error('the server closed the connection')))
  socket.on('data', (part: Buffer) => {
    parts.push(part)
    const answer = readAnswer(parts.length === 1 ? part : Buffer.concat(parts))
    if (!answer) return
    parts = []
    settle?.resolve(answer)
  })
  return {
    send: (request: Buffer) =>
      new Promise<Answer>((resolve, reject) => {
        settle = { resolve, reject }
        socket.write(request)
      }),
    close: () => socket.destroy(),
  }
}

type Connection = ReturnType<typeof openConnection>

export type BenchRequest = {
  method: string
  path: string
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

function requestOf({ method, path, token, body, headers = {} }: BenchRequest): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = [`${method} ${path} HTTP/1.1`, 'host: bargah.test']
  if (token) lines.push(`authorization: Bearer ${token}`)
  if (text) lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(text)}`)
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`)
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`)
}

/** Sixteen connections to a server on this machine. `ask` throws unless the answer is 200. */
export function openClients(port: number) {
  const connections = Array.from({ length: clients }, () => openConnection(port))
  return {
    async ask(client: number, asked: BenchRequest): Promise<Answer> {
      const answer = await (connections[client] as Connection).send(requestOf(asked))
      if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.body.toString().slice(0, 300)}`)
      return answer
    },
    close: () => connections.forEach((connection) => connection.close()),
  }
}

/** A server closes what has asked nothing for twenty seconds. */
const mostIdleMs = 10_000

/** As many connections to a server on this machine as there are asks on their way. `ask` gives whatever is answered. */
export function openCrowd(port: number) {
  const all = new Set<Connection>()
  const idle: { connection: Connection; sinceMs: number }[] = []
  function take(): Connection {
    const last = idle.pop()
    if (last && performance.now() - last.sinceMs < mostIdleMs) return last.connection
    last?.connection.close()
    const connection = openConnection(port)
    all.add(connection)
    return connection
  }
  return {
    async ask(asked: BenchRequest): Promise<Answer> {
      const connection = take()
      const answer = await connection.send(requestOf(asked))
      idle.push({ connection, sinceMs: performance.now() })
      return answer
    },
    close: () => all.forEach((connection) => connection.close()),
  }
}
