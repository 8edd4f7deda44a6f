/** What stands beside the generated types: the client of a key, answers without their envelope, events that are Bargah's own. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import createClient from 'openapi-fetch'
import type { paths, webhooks } from './generated/bargah.d.ts'

export const openBargah = (baseUrl: string, key: string) =>
  createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${key}` } })

type Envelope = { statusCode: number; data?: unknown; errors?: string[] }
type Done<Answer> = Extract<Answer, { statusCode: 200 }> extends { data: infer Data } ? Data : never

/** In: what the client gave. Out: its data. Throws the sentences where a rule refused it or a field is wrong. */
export function given<Answer extends Envelope>({ data, error }: { data?: Answer; error?: unknown }) {
  if (data?.statusCode === 200) return data.data as Done<Answer>
  const { errors = [] } = (data ?? error ?? {}) as Partial<Envelope>
  throw new Error(errors.join('\n') || 'Bargah did not answer')
}

/** What a webhook tells: its `type` says what is in `data`. */
export type BargahEvent = {
  [Type in keyof webhooks]: webhooks[Type]['post']['requestBody']['content']['application/json']
}[keyof webhooks]

const freshS = 300

/** In: a webhook's secret, and what came, the body to the byte. Out: the event; null where it is not Bargah's, or an old one. */
export function eventOf(secret: string, headers: IncomingHttpHeaders, body: string): BargahEvent | null {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = headers
  const mac = createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
  const own = Buffer.from(`v1,${mac.update(`${id}.${at}.${body}`).digest('base64')}`)
  const sent = Buffer.from(String(signature))
  const isFresh = Math.abs(Date.now() / 1000 - Number(at)) < freshS
  return isFresh && own.length === sent.length && timingSafeEqual(own, sent) ? JSON.parse(body) : null
}

/** Listens for a webhook's events behind a proxy that has TLS. One that `take` did not manage is sent again by Bargah. */
export const hearEvents = (
  port: number,
  secret: string,
  take: (event: BargahEvent) => Promise<void>,
): Server =>
  createServer(async (request, response) => {
    const event = eventOf(secret, request.headers, await text(request))
    const managed = event && (await take(event).then(() => true, notTaken))
    response.writeHead(managed ? 204 : event ? 503 : 401).end()
  }).listen(port)

function notTaken(error: unknown): false {
  console.error(error)
  return false
}
