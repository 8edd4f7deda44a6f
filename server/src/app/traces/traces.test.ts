import { context, trace } from '@opentelemetry/api'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { waitUntil } from '../../../test/server-process.ts'
import { openLog } from '../../kernel/log.ts'
import { startJobs } from '../../kernel/jobs.ts'
import { sql } from '../../kernel/sql.ts'
import { openOutside } from '../../kernel/outside.ts'
import { tracer } from '../../kernel/traced.ts'
import { sendTraces } from './send-traces.ts'
import { traceRequests } from './trace-requests.ts'

type Span = {
  name: string
  kind: number
  traceId: string
  parentSpanId?: string
  status: { code?: number }
  text: string
}
type Sent = { resourceSpans: { scopeSpans: { spans: Omit<Span, 'text'>[] }[] }[] }

const spans: Span[] = []
function take(sent: string): void {
  const { resourceSpans } = JSON.parse(sent) as Sent
  for (const span of resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)))
    spans.push({ ...span, text: JSON.stringify(span) })
}
const collector = createServer((request, reply) => {
  let sent = ''
  request.setEncoding('utf8').on('data', (part: string) => (sent += part))
  request.on('end', () => {
    take(sent)
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
}).listen(0, '127.0.0.1')
await once(collector, 'listening')
const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
const end = await sendTraces({ url, percent: 100 }, openLog('silent'))
const app = useTestApp({ isTraced: true })
afterAll(() => {
  // the tests of other files share this process
  trace.disable()
  context.disable()
  collector.close()
})

it('sends requests with their statements, and nothing that anybody sent', async () => {
  const { token, nationalId } = await app.driverActor()
  const headers = { traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01` }
  const { status } = await app.call('showMyBalance', { token, headers })
  // over a socket, whose events bring the body
  const at = await app.app.listen({ port: 0, host: '127.0.0.1' })
  const signedIn = await fetch(`${at}/api/v1/User/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Username: nationalId, Password: 'گذرواژهٔ نادرست', Role: 'Driver' }),
  })
  expect([status, signedIn.status]).toEqual([200, 200])
  const broken = openOutside({ name: 'سامانه', base: 'http://127.0.0.1:1', timeoutMs: 500, mostBytes: 9 })
  await tracer().startActiveSpan('around', async (around) => {
    await broken.ask({ method: 'GET', path: '/secret', mayRepeat: false }).catch(() => {})
    around.end()
  })
  const job = { name: 'noted', run: async () => undefined }
  const jobs = await startJobs(app.url, { database: app, jobs: [job], log: openLog('silent'), isAlone: true })
  await sql`select graphile_worker.add_job(${job.name})`.execute(app.db)
  await waitUntil(async () => {
    const { rows } = await sql`select from graphile_worker.jobs`.execute(app.db)
    return rows.length === 0
  })
  await jobs.stop()
  // who leaves before he is answered has a span as well
  const slow = Fastify({ forceCloseConnections: true })
  traceRequests(slow)
  slow.get('/slow', () => wait(200, {}))
  const slowAt = await slow.listen({ port: 0, host: '127.0.0.1' })
  await expect(fetch(`${slowAt}/slow`, { signal: AbortSignal.timeout(50) })).rejects.toThrow('aborted')
  await wait(100)
  await slow.close()
  await end()

  expect(spans.find(({ name }) => name === 'GET /slow')).toMatchObject({ status: { code: 2 } })
  const read = spans.find(({ name }) => name === 'GET /api/v1/AccountActivity/LastInventoryWeb')
  expect(read?.parentSpanId ?? '').toBe('')
  expect(read?.traceId).not.toBe('ab'.repeat(16))
  const within = spans.filter(({ traceId }) => traceId === read?.traceId && traceId !== undefined)
  expect(within.map(({ name }) => name)).toContain('select')
  const signIn = spans.find(({ name }) => name === 'POST /api/v1/User/login')
  expect(spans.filter(({ traceId, name }) => traceId === signIn?.traceId && name === 'select')).not.toEqual(
    [],
  )

  const all = spans.map(({ text }) => text).join('\n')
  for (const secret of [nationalId, 'گذرواژهٔ نادرست', token, '/secret']) expect(all).not.toContain(secret)
  // only what goes to another program is a client's: collectors draw a map of it
  expect(spans.find(({ name }) => name === 'job noted')?.kind).toBe(1)
  const called = spans.find(({ name }) => name === 'GET 127.0.0.1')
  expect(called).toMatchObject({ kind: 3, status: { code: 2 } })
})
