import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import pino from 'pino'
import { safeError } from './safe-error.ts'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]
export type Log = pino.Logger

// standard output is for the words that a person reads at the start
const standardError = 2

/**
 * The server's one logger: lines of JSON. Errors are written by `safeError`, requests by what they asked for and without
 * what they sent. In: the least level that is written; where to, in tests.
 */
export const openLog = (level: LogLevel, to: pino.DestinationStream = pino.destination(standardError)): Log =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: safeError, error: safeError, req: presentRequest },
    },
    to,
  )

/** The path as it is declared: neither ids, codes and tokens in it nor what follows the question mark. */
const presentRequest = ({ method, routeOptions, ip }: FastifyRequest) => ({
  method,
  path: routeOptions?.url ?? null,
  address: ip,
})

/** A name for each request, never given twice, by which its lines are found; told to the caller. */
export const newRequestId = (): string => randomUUID()

/** Tells every caller the name of his request. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
}

/** One line for each answer: what was asked, what came of it and after how long; Fastify alone would write two. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (req, { statusCode, elapsedTime }, done) => {
    req.log.info({ req, statusCode, ms: Math.round(elapsedTime) }, 'answered')
    done()
  })
}
