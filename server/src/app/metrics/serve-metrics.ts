import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Where figures are given to whoever reaches that address. */
export type MetricsAddress = { host: string; port: number }

const notServed = (host: string, port: number, code = 'unknown') =>
  `نشانی METRICS_AT (${host}:${port.toLocaleString('fa', { useGrouping: false })}) گرفتنی نیست: ${code}.\n` +
  `METRICS_AT: figures cannot be given at ${host}:${port} (${code}). It is an address of this machine, and each server on it has a port of its own there.`

/** `/metrics` at an address of its own, for everybody who reaches it: an address of one's own network. Out: its end. */
export async function serveMetrics(
  app: FastifyInstance,
  { host, port }: MetricsAddress,
): Promise<() => void> {
  const server = createServer((request, reply) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void reply.writeHead(404).end()
    app
      .inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
      .then(({ statusCode, headers, body }) =>
        reply.writeHead(statusCode, { 'content-type': headers['content-type'] }).end(body),
      )
      .catch(() => reply.writeHead(503).end())
  })
  await new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(new Error(notServed(host, port, error.code), { cause: error })),
    )
    server.listen(port, host, done)
  })
  return () => {
    server.close()
    server.closeAllConnections()
  }
}
