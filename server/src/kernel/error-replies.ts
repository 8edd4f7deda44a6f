import type { FastifyInstance } from 'fastify'
import { databaseAway, isDatabaseAway } from './database-away.ts'
import { Fail } from './errors.ts'

const byStatus: Record<number, string> = {
  400: 'درخواست خوانا نیست؛ دوباره بفرستید.',
  404: 'چنین نشانی‌ای وجود ندارد.',
  405: 'این نشانی چنین درخواستی نمی‌پذیرد.',
  413: 'حجم فرستاده بیش از اندازه است؛ فایل یا متن کوچک‌تری بفرستید.',
  415: 'قالب فرستاده پذیرفته نیست؛ JSON بفرستید.',
  429: 'درخواست‌های شما زیاد شده است؛ کمی بعد دوباره تلاش کنید.',
  500: 'خطایی در سامانه رخ داد؛ کمی بعد دوباره تلاش کنید.',
}

/** In: a status and its sentences. Out: the body that every failed call carries. */
export const failedReply = (status: number, sentences: string[]) => ({
  data: null,
  statusCode: status,
  errors: sentences,
  message: sentences.join(' '),
})

/** Words every failure in Persian; what is our own fault is logged and shows no detail. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown: { statusCode?: number }, request, reply) => {
    const error = isDatabaseAway(thrown) ? databaseAway() : thrown
    if (error instanceof Fail) {
      if (error.retryAfterS !== undefined) reply.header('retry-after', error.retryAfterS)
      return reply.code(error.status).send(failedReply(error.status, error.sentences))
    }
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500
    if (status === 500) request.log.error({ err: error }, 'request failed')
    return reply.code(status).send(failedReply(status, [byStatus[status] ?? byStatus[400] ?? '']))
  })
}
