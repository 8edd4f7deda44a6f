import { isDeepStrictEqual } from 'node:util'
import { mayCall } from '@bargah/contract/kernel/access.ts'
import type { EndpointShape, Envelope, Listed } from '@bargah/contract/kernel/endpoint.ts'
import type { ListParams } from '@bargah/contract/kernel/read-list.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { makeCall, type Session } from './call.ts'
import type { Database } from './database.ts'
import { badInput, forbidden, notSignedIn, Refusal } from './errors.ts'
import type { ListSource } from './list.ts'
import { pickColumns, readPage, rowShape, sendSheet } from './list-replies.ts'
import { type ReadInput, readInput } from './read-input.ts'
import type { Route, SentFile, Upload } from './routes.ts'
import { readUploads } from './uploads.ts'

export type HttpParts = {
  database: Database
  /** In: a bearer token. Out: its living session, or null. */
  findSession: (token: string) => Promise<Session | null>
  /** In tests a reply that carries a key its contract does not name is an error. */
  strictReplies: boolean
  /** What idempotency keys' fingerprints are made with. */
  fingerprintKey: string
}

const keyPattern = /^[\w.:-]{8,128}$/

function bearerOf(request: FastifyRequest): string | null {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? token : null
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !keyPattern.test(key))
    throw badInput(['کلید تکرار باید ۸ تا ۱۲۸ نویسهٔ لاتین باشد.'])
  return key
}

/** Leaves only what the contract names. With `strict`, a key beyond it is a fault of ours. */
function shaped(schema: z.ZodMiniType | undefined, value: unknown, strict: boolean): unknown {
  if (!schema) return value
  const cleaned = z.parse(schema, value)
  if (strict && !isDeepStrictEqual(asJson(cleaned), asJson(value)))
    throw new Error(`reply beyond its contract: ${JSON.stringify(value).slice(0, 500)}`)
  return cleaned
}
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

const envelope = <T>(data: T, extra: Partial<Envelope<T>> = {}): Envelope<T> => ({
  data,
  statusCode: 200,
  errors: [],
  message: messageIn(data),
  ...extra,
})
function messageIn(data: unknown): string {
  if (typeof data === 'string') return data
  const message = (data as { message?: unknown } | null)?.message
  return typeof message === 'string' ? message : ''
}

function present(
  endpoint: EndpointShape,
  answer: unknown,
  list: ListParams | null,
  strict: boolean,
): unknown {
  if (endpoint.reply === 'bare') return shaped(endpoint.data, answer, strict)
  if (!list) return envelope(shaped(endpoint.data, answer, strict))
  const { rows, total, isAtLeast } = answer as Listed<unknown>
  return envelope(
    rows.map((row) => pickColumns(shaped(rowShape(endpoint, list), row, strict), list)),
    isAtLeast ? { totalIsAtLeast: total } : { total },
  )
}

/** A business refusal: HTTP 200, statusCode 400 (decisions §2). A bare call has no place for it and answers 400. */
function presentRefusal(endpoint: EndpointShape, refusal: Refusal, reply: FastifyReply) {
  const { sentence } = refusal
  const status = endpoint.reply === 'bare' || endpoint.reply === 'file' ? 400 : 200
  return reply
    .code(status)
    .send(envelope({ code: -1, message: sentence }, { statusCode: 400, errors: [sentence] }))
}

function sendFile(endpoint: EndpointShape, file: SentFile, reply: FastifyReply) {
  const disposition = file.inline ? 'inline' : 'attachment'
  return reply
    .header('content-disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .header('cache-control', 'no-store')
    .type(endpoint.media ?? 'application/octet-stream')
    .send(file.bytes)
}

/** Binds every route: guard, parse, handle, reply by contract. The one way of a request (docs/ARCHITECTURE.md). */
export function bindRoutes(app: FastifyInstance, list: Route[], parts: HttpParts): void {
  for (const route of list) {
    const { endpoint } = route
    app.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const session = await admit(endpoint, request, parts)
        const uploaded = endpoint.multipart ? await readUploads(request) : null
        const sent = {
          query: request.query as Record<string, unknown>,
          params: request.params as Record<string, unknown>,
          body: uploaded ? uploaded.fields : request.body,
        }
        const input = readInput(endpoint, sent, session?.role)
        return answer(route, { session, request, reply, input, uploads: uploaded?.uploads ?? [], parts })
      },
    })
  }
}

async function admit(endpoint: EndpointShape, request: FastifyRequest, parts: HttpParts) {
  const token = bearerOf(request)
  const session = token ? await parts.findSession(token) : null
  if (endpoint.access !== 'public' && !session) throw notSignedIn()
  if (!mayCall(endpoint.access, session)) throw forbidden()
  return session
}

type Turnaround = {
  session: Session | null
  request: FastifyRequest
  reply: FastifyReply
  input: ReadInput
  uploads: Upload[]
  parts: HttpParts
}

async function answer(route: Route, { session, request, reply, input, uploads, parts }: Turnaround) {
  const { endpoint } = route
  const call = makeCall({
    database: parts.database,
    session,
    requestId: request.id,
    endpoint: route.name,
    input: { ...(input.query as object), ...(input.body as object) },
    secrets: endpoint.secrets ?? [],
    fingerprintKey: parts.fingerprintKey,
    idempotencyKey: endpoint.effect === 'write' ? idempotencyKeyOf(request) : null,
  })
  try {
    const result = await route.handle(call, { query: input.query, body: input.body, uploads })
    if (endpoint.reply === 'file') return sendFile(endpoint, result as SentFile, reply)
    if (input.list?.format) {
      const { format } = input.list
      return await sendSheet(
        endpoint,
        result as ListSource<object>,
        { ...input.list, format },
        { reply, now: await call.now() },
      )
    }
    reply.header('cache-control', 'no-store')
    const answered = input.list ? await readPage(result as ListSource<object>, input.list) : result
    return reply.send(present(endpoint, answered, input.list, parts.strictReplies))
  } catch (error) {
    if (error instanceof Refusal) return presentRefusal(endpoint, error, reply)
    throw error
  }
}
