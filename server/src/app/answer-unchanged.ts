import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { board } from '@bargah/contract/features/board/board.endpoints.ts'

/** The clock's word in a board's reply, which is another each time. */
const clockField = /"serverNow":"([^"]*)"/

/**
 * A board is asked for each second, for weeks, and seldom changes: its reply bears a mark of all that it says but the time,
 * which stands in a header too, and whoever has it already is told that alone.
 */
export function answerUnchanged(app: FastifyInstance): void {
  app.addHook('onSend', async ({ routeOptions, headers }, reply, payload) => {
    if (routeOptions.url !== board.showBoard.path || reply.statusCode !== 200) return payload
    const text = String(payload)
    const hash = createHash('sha256').update(text.replace(clockField, '')).digest('base64url')
    const etag = `W/"${hash.slice(0, 22)}"`
    const now = clockField.exec(text)?.[1] ?? ''
    reply.headers({ etag, 'x-now': now, 'cache-control': 'no-cache' })
    if (headers['if-none-match'] !== etag) return payload
    reply.code(304)
    return ''
  })
}
