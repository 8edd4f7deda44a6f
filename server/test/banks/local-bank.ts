import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'

type Order = {
  orderId: number
  amountRial: number
  returnUrl: string
  /** What the person did on its page, and with how much. */
  outcome: 'open' | 'paid' | 'failed'
  isConfirmed: boolean
  isReversed: boolean
}
/**
 * How the bank does what it is asked next: as agreed; it never says anything; it does it and its answer is lost; it fails;
 * it says nothing that can be read; it does not know the merchant.
 */
type Mood = 'well' | 'silent' | 'loses' | 'broken' | 'babbles' | 'stranger'

type Asked = { path: string; headers: IncomingMessage['headers']; body: string }
type Heard = { status: number; type: string; body: string }
/** What a protocol makes of a request: which order of which name is asked for, done on the orders that are. */
export type Protocol = (asked: Asked, bank: { orders: Map<string, Order>; isStranger: boolean }) => Heard

export type LocalBank = {
  gateway: 'parsian' | 'zarinpal'
  base: string
  key: string
  orders: Map<string, Order>
  asked: Asked[]
  /** The mood of the next requests, of those on `path` when one is given. */
  feel(mood: Mood, path?: string): void
  /** What the bank does before it answers the next confirmation. */
  before(doing: () => Promise<unknown>): void
  /** The path on which it confirms, and on which it gives back. */
  paths: { begin: string; verify: string; reverse: string }
  /** What its site sends back with the person. */
  comesBack(token: string, how: 'paid' | 'failed'): Record<string, string>
  close(): void
}

type Kind = Pick<LocalBank, 'gateway' | 'key' | 'paths' | 'comesBack'> & { protocol: Protocol }

/** A bank on loopback that speaks the protocol of a real one. */
export async function openLocalBank({ protocol, ...kind }: Kind): Promise<LocalBank> {
  const orders = new Map<string, Order>()
  const asked: Asked[] = []
  let felt: { mood: Mood; path: string | undefined } = { mood: 'well', path: undefined }
  let doing: (() => Promise<unknown>) | null = null
  async function hear(request: IncomingMessage, response: ServerResponse) {
    let body = ''
    for await (const part of request) body += part
    const one = { path: request.url ?? '', headers: request.headers, body }
    asked.push(one)
    const mood = felt.path === undefined || felt.path === one.path ? felt.mood : 'well'
    if (mood === 'silent') return
    if (mood === 'broken') return response.writeHead(500).end('<html>')
    if (mood === 'babbles') return response.writeHead(200).end('<html>در دست تعمیر</html>')
    const said = protocol(one, { orders, isStranger: mood === 'stranger' })
    if (one.path === kind.paths.verify && doing) {
      const first = doing
      doing = null
      await first()
    }
    if (mood === 'loses') return request.socket.destroy()
    return response.writeHead(said.status, { 'content-type': said.type }).end(said.body)
  }
  const server = createServer((request, response) => void hear(request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    ...kind,
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    orders,
    asked,
    feel: (mood, path) => {
      felt = { mood, path }
    },
    before: (what) => {
      doing = what
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
