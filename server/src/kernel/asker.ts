import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, setCookie } from './cookies.ts'

/*
 * By what a browser that has a code sent is known again: a code belongs to whoever asked for it, and what others enter is
 * not compared with it (docs/decisions/0079). It lets nobody in.
 */

const cookie = 'asker'
const keptS = 60 * 60
const pattern = /^[\w-]{32}$/

/** In: a request. Out: what its browser is known by, or null. */
export function readAsker(request: FastifyRequest): string | null {
  const kept = readCookie(request, cookie) ?? ''
  return pattern.test(kept) ? kept : null
}

/** Has a browser keep what it is known by, the one that it has or a new one. Out: that. */
export function giveAsker(request: FastifyRequest, reply: FastifyReply): string {
  const asker = readAsker(request) ?? randomBytes(24).toString('base64url')
  setCookie(reply, cookie, asker, keptS)
  return asker
}

/** How an asker is kept: of the random one as of an account with its device. */
export const hashOfAsker = (asker: string): Buffer => createHash('sha256').update(asker).digest()
