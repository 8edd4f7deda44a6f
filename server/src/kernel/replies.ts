import { isDeepStrictEqual } from 'node:util'
import type { EndpointShape, Envelope, Listed } from '@bargah/contract/kernel/endpoint.ts'
import type { ListParams } from '@bargah/contract/kernel/read-list.ts'
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { Refusal } from './errors.ts'
import { pickColumns, rowShape } from './list-replies.ts'
import { contentSecurityPolicy } from './page-policy.ts'
import type { SentFile } from './routes.ts'

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

/** In: what a handler gave, of a list the rows that were asked for. Out: the body of the reply by its contract. */
export function present(
  endpoint: EndpointShape,
  answer: unknown,
  list: ListParams | null,
  strict: boolean,
): unknown {
  if (endpoint.reply === 'bare') return shaped(endpoint.data, answer, strict)
  if (!list) return envelope(shaped(endpoint.data, answer, strict))
  const { rows, total, isAtLeast, groups } = answer as Listed<unknown>
  return envelope(
    rows.map((row) => pickColumns(shaped(rowShape(endpoint, list), row, strict), list)),
    { ...(isAtLeast ? { totalIsAtLeast: total } : { total }), ...(groups && { groups }) },
  )
}

/** A business refusal: HTTP 200, statusCode 400 (rules 18.3). A bare call has no place for it and answers 400. */
export function presentRefusal(
  endpoint: EndpointShape,
  { code: reason, sentence, tells }: Refusal,
  reply: FastifyReply,
) {
  reply.code(endpoint.reply === 'bare' || endpoint.reply === 'file' ? 400 : 200)
  return envelope({ code: -1, message: sentence, reason, ...tells }, { statusCode: 400, errors: [sentence] })
}

/** What users sent runs nothing, loads nothing and belongs to no page of ours. */
const sandbox = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox"

/** Puts the headers of a file on the reply. Out: its bytes, to be sent. */
export function prepareFile(endpoint: EndpointShape, file: SentFile, reply: FastifyReply) {
  const disposition = file.inline ? 'inline' : 'attachment'
  reply
    .header('content-security-policy', file.fromUsers ? sandbox : contentSecurityPolicy)
    .header('content-disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .header('cache-control', 'no-store')
    .type(file.fromUsers?.media ?? [endpoint.media].flat()[0] ?? 'application/octet-stream')
  return file.bytes
}
