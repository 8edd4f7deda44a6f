import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'

type Asked = { method?: string; url: string; headers: IncomingHttpHeaders; body: string }
export type Answer = { status: number; body: string | Buffer; headers?: Record<string, string> }

/** Somebody outside, on loopback, for the tests of a file: it keeps what a test asks it, and says what the test wants. */
export function useListener() {
  const listener = {
    base: '',
    asked: [] as Asked[],
    says: (_asked: Asked): Answer => ({ status: 200, body: '' }),
  }
  async function hear(request: IncomingMessage, response: ServerResponse) {
    let body = ''
    for await (const part of request) body += part
    const { method, url = '', headers } = request
    const asked = { ...(method && { method }), url, headers, body }
    listener.asked.push(asked)
    const { status, headers: said, body: reply } = listener.says(asked)
    response.writeHead(status, said).end(reply)
  }
  const server = createServer((request, response) => void hear(request, response))
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    listener.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())
  beforeEach(() => {
    listener.asked = []
  })
  return listener
}
