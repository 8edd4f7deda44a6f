import { randomUUID } from 'node:crypto'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import pino from 'pino'
import { safeError } from './safe-error.ts'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]
export type Log = pino.Logger

// standard output is for the words that a person reads at the start
const standardError = 2
// while nobody takes the lines they wait in memory, and beyond so much are lost
const mostWaitingBytes = 16 * 1024 * 1024

/**
 * The server's one logger: lines of JSON. Errors are written by `safeError`, requests by what they asked for and without
 * what they sent. In: the least level that is written; where to, in tests.
 */
export const openLog = (
  level: LogLevel,
  to: pino.DestinationStream = pino.destination({ dest: standardError, maxLength: mostWaitingBytes }),
): Log =>
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

/** Fastify's own lines: those of what broke; of each request `logAnswers` writes one. */
export class LinesOfFaults extends LogController {
  override incomingRequest(): void {}
  override requestCompleted(): void {}
  override streamError(...[error, ...about]: Parameters<LogController['streamError']>): void {
    // a reader who left is told by the line of his request
    if ((error as { code?: string }).code !== 'ERR_STREAM_PREMATURE_CLOSE') super.streamError(error, ...about)
  }
}

/** `statusCode`: null where nothing of an answer left; `isWhole`: whether all of it did. */
type Over = { statusCode: number | null; isWhole: boolean }

/** Tells when a request is over: it was answered, broke off, or whoever asked would not wait. */
export function whenOver(reply: FastifyReply, tell: (over: Over) => void): void {
  let isWhole = false
  reply.raw.once('finish', () => (isWhole = true))
  reply.raw.once('close', () => {
    tell({ statusCode: reply.raw.headersSent ? reply.statusCode : null, isWhole })
  })
}

/** One line for each request: what was asked, what came of it and after how long; Fastify alone would write two. */
export function logAnswers(app: FastifyInstance, log: Log): void {
  if (!log.isLevelEnabled('info')) return
  app.addHook('onRequest', (request, reply, done) => {
    // the address of a connection is gone with it
    const { method, routeOptions, ip } = request
    whenOver(reply, ({ statusCode, isWhole }) => {
      const ms = Math.round(reply.elapsedTime)
      const req = { method, routeOptions, ip }
      request.log.info({ req, statusCode, ms }, isWhole ? 'answered' : 'cut off')
    })
    done()
  })
}
