import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, setCookie } from './cookies.ts'
import { type KeyRing, keyedHash, keyedHashFits } from './keys.rules.ts'

/*
 * A mark by which a device is known again that signed in here: random, and signed, so that nobody makes marks for himself.
 * It lets nobody in and only keeps a device from being counted with strangers.
 */

const cookie = 'device'
const purpose = 'device marks'
// the longest that browsers keep one
const keptS = 400 * 24 * 60 * 60

/** In: a request. Out: the mark that its device keeps, or null. */
export function readMark(keys: KeyRing, request: FastifyRequest): string | null {
  const [, mark, signature] = /^([\w-]+)\.(.+)$/.exec(readCookie(request, cookie) ?? '') ?? []
  return mark && signature && keyedHashFits(keys, purpose, mark, signature) ? mark : null
}

/** Has a device keep a mark, the one that it has or a new one. Out: the mark. */
export function giveMark(keys: KeyRing, request: FastifyRequest, reply: FastifyReply): string {
  const mark = readMark(keys, request) ?? randomBytes(24).toString('base64url')
  setCookie(reply, cookie, `${mark}.${keyedHash(keys, purpose, mark)}`, keptS)
  return mark
}
