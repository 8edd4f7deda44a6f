import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { databaseAway, isDatabaseAway } from './database-away.ts'
import { isOverLimit } from './database-limits.ts'
import { diskFull, isDiskFull } from './disk-full.ts'
import { Fail } from './errors.ts'

const byStatus: Record<number, string> = {
  400: 'درخواست خوانا نیست؛ دوباره بفرستید.',
  404: 'چنین نشانی‌ای وجود ندارد.',
  405: 'این نشانی چنین درخواستی نمی‌پذیرد.',
  408: 'درخواست شما به‌موقع کامل نرسید؛ اتصال خود را ببینید و دوباره بفرستید.',
  413: 'حجم فرستاده بیش از اندازه است؛ فایل یا متن کوچک‌تری بفرستید.',
  414: 'نشانی درخواست بیش از اندازه بلند است.',
  415: 'قالب فرستاده پذیرفته نیست؛ JSON بفرستید.',
  417: 'این سرآیند درخواست پذیرفته نیست.',
  429: 'درخواست‌های شما زیاد شده است؛ کمی بعد دوباره تلاش کنید.',
  431: 'سرآیندهای درخواست بیش از اندازه بزرگ است.',
  500: 'خطایی در سامانه رخ داد؛ کمی بعد دوباره تلاش کنید.',
}

/** In: a status, its sentences and, where programs act upon it, its code. Out: the body that every failed call carries. */
export const failedReply = (status: number, sentences: string[], reason?: string) => ({
  data: reason === undefined ? null : { reason },
  statusCode: status,
  errors: sentences,
  message: sentences.join(' '),
})

const sentencesOf = (status: number) => [byStatus[status] ?? byStatus[400] ?? '']
const repliedTo = (status: number) => failedReply(status, sentencesOf(status))

const tooLong = () =>
  new Fail(503, ['این کار بیش از اندازه طول کشید و انجام نشد؛ کمی بعد دوباره تلاش کنید.'], 5)
const closing = () =>
  new Fail(503, ['سامانه در حال راه‌اندازی دوباره است؛ چند لحظهٔ دیگر دوباره تلاش کنید.'], 5)

/** The status and the Persian sentences of a failure; what is our own fault is logged and shows no detail. */
export function failureOf(thrown: { statusCode?: number }, request: FastifyRequest, reply: FastifyReply) {
  if (isOverLimit(thrown)) request.log.warn({ err: thrown }, 'a limit of the database struck')
  if (isDiskFull(thrown)) request.log.error({ err: thrown }, 'there is no room left to write')
  const error = worded(thrown)
  if (error instanceof Fail) {
    if (error.retryAfterS !== undefined) reply.header('retry-after', error.retryAfterS)
    return { status: error.status, sentences: error.sentences, reason: error.reason }
  }
  const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500
  if (status === 500) request.log.error({ err: error }, 'request failed')
  return { status, sentences: sentencesOf(status), reason: undefined }
}

/** Turns failures of the database into the errors that callers get. */
function worded(thrown: { statusCode?: number }) {
  if (isDatabaseAway(thrown)) return databaseAway()
  if (isDiskFull(thrown)) return diskFull()
  return isOverLimit(thrown) ? tooLong() : thrown
}

/** Words every failure. */
export function answerErrors(app: FastifyInstance): void {
  refuseWhileClosing(app)
  refuseTwoHosts(app)
  app.server.on('checkExpectation', (_request, response: ServerResponse) => sendRaw(response, 417))
  app.setErrorHandler((thrown: { statusCode?: number }, request, reply) => {
    const { status, sentences, reason } = failureOf(thrown, request, reply)
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send(failedReply(status, sentences, reason))
  })
}

/** Rejects requests with two Host headers: proxy and server might use different ones. */
function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
    if (hosts.length > 1) throw new Fail(400, sentencesOf(400))
  })
}

/** While the server closes: refuses requests on connections that are still open. */
function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onRequest', async () => {
    if (isClosing) throw closing()
  })
}

/** What fails before there is a request that could be routed: bad paths, and bytes that are no HTTP. */
export const rawErrors = {
  return503OnClosing: false,
  frameworkErrors({ statusCode = 400 }: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
    void reply.code(statusCode).send(repliedTo(statusCode))
  },
  clientErrorHandler(error: { code?: string }, socket: Socket) {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    const status = statusOf[error.code ?? ''] ?? 400
    const body = JSON.stringify(repliedTo(status))
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    )
    // a client that does not close its side would keep the socket open
    const late = setTimeout(() => socket.destroy(), hangUpMs)
    return socket.once('close', () => clearTimeout(late))
  },
}

/** How long whoever was refused may take to read why. */
const hangUpMs = 2_000

const statusOf: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

function sendRaw(response: ServerResponse, status: number): void {
  const body = JSON.stringify(repliedTo(status))
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  }
  response.writeHead(status, { ...headers, connection: 'close' }).end(body)
}
