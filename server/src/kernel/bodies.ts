import type { FastifyInstance } from 'fastify'
import { Fail } from './errors.ts'

const notReadable = () => new Fail(415, ['قالب فرستاده پذیرفته نیست؛ JSON بفرستید.'])
const notReadableJson = () => new Fail(400, ['درخواست خوانا نیست؛ دوباره بفرستید.'])

/** Far more than any call asks for; who walks values by calling himself would run out of stack at some thousands. */
const mostDepth = 64

function isDeeper(value: unknown, most: number): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; depth <= most; depth++) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
    if (level.length === 0) return false
  }
  return true
}

/** Reads what a request carries: JSON, or a form. No body is none, whatever the content type says (rules 18.5). */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) => {
    const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
    if (body === '') return done(null, undefined)
    if (type === '' || type.endsWith('json'))
      return parseJson(request, body as string, (error, read) =>
        error || isDeeper(read, mostDepth) ? done(error ?? notReadableJson()) : done(null, read),
      )
    if (type === 'application/x-www-form-urlencoded')
      return done(null, gatherFields(new URLSearchParams(body as string)))
    return done(notReadable())
  })
}

/** In: the fields of a form in their order. Out: them by name; a name that comes several times has a list. */
export function gatherFields(pairs: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const gathered = new Map<string, unknown[]>()
  for (const [name, value] of pairs) gathered.set(name, [...(gathered.get(name) ?? []), value])
  return Object.fromEntries(
    [...gathered].map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  )
}
