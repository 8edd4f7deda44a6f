import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LedOn } from './routes.ts'
import { escapeMarkup } from './escape-markup.ts'
import { failureOf } from './error-replies.ts'

const style = `
:root { color-scheme: light dark; font-family: Vazirmatn, Tahoma, sans-serif; line-height: 1.8 }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; text-align: center; padding: 24px; box-sizing: border-box }
h1 { font-size: 20px; margin: 0 0 8px } p { margin: 0 0 24px; max-width: 32em }
a { display: inline-block; padding: 12px 24px; border: 1px solid; border-radius: 8px; color: inherit; text-decoration: none }
`
const styleHash = createHash('sha256').update(style).digest('base64')
/** The page loads nothing and runs nothing; its only style is the one above. */
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Where a person goes on in the panel. Throws for an address that leads out of it. */
export function leadOn(reply: FastifyReply, { to }: LedOn): void {
  if (!/^\/(?![/\\])/.test(to)) throw new Error(`a person is led on within the panel, not to ${to}`)
  reply.header('cache-control', 'no-store').redirect(to, 303)
}

/** What a person reads whose browser another site has sent here, when it does not work. */
export function sendPage(reply: FastifyReply, status: number, sentences: readonly string[]): void {
  void reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="fa" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>بارگاه</title><style>${style}</style></head><body><main>
<h1>این کار انجام نشد</h1>
<p>${sentences.map(escapeMarkup).join('<br>')}</p>
<a href="/">رفتن به بارگاه</a>
</main></body></html>`)
}

/** Answers what fails in a call that a person's browser is led to: a page and not JSON. */
export function answerAsPage(
  error: { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { status, sentences } = failureOf(error, request, reply)
  sendPage(reply, status, sentences)
}
