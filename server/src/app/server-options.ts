import type { FastifyHttpOptions, RawServerDefault } from 'fastify'
import { rawErrors } from '../kernel/error-replies.ts'

const secondMs = 1_000

/** What every connection keeps to. A proxy before the server has limits of its own; these hold without one. */
export const serverOptions = {
  bodyLimit: 1024 * 1024,
  // a request is here whole by then: a file of ten megabytes at the pace of a slow mobile network
  requestTimeout: 120 * secondMs,
  // nothing comes or goes: longer than the longest wait at a gate and the longest statement of a file together
  connectionTimeout: 180 * secondMs,
  // longer than proxies keep their connections, so that it is they who close
  keepAliveTimeout: 75 * secondMs,
  http: {
    headersTimeout: 20 * secondMs,
    connectionsCheckingInterval: 5 * secondMs,
    // what lacks it is answered like anything else; nobody here goes by it
    requireHostHeader: false,
  },
  ...rawErrors,
} satisfies FastifyHttpOptions<RawServerDefault>
