import { cut } from '@bargah/contract/kernel/text.ts'
import type { FastifyRequest } from 'fastify'

/** Where a call comes from. */
export type Origin = {
  /** As the trusted proxies give it. */
  address: string
  /** What the client says that it is, `User-Agent`; null where it says nothing. */
  agent: string | null
  /** The session's device; of a sign-in, what it says of itself. Null where neither is known. */
  deviceId: string | null
}

const mostOfAgent = 300

/** In: a request, and the device as far as it is known. Out: where it comes from, fit to be kept. */
export const originOf = (request: FastifyRequest, deviceId: string | null): Origin => ({
  address: request.ip,
  agent: cut(request.headers['user-agent'] ?? '', mostOfAgent) || null,
  deviceId,
})
