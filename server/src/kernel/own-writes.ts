import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from './call.ts'
import { readCookie, setCookie } from './cookies.ts'
import { ownWritesS } from './replica.ts'

/*
 * Whoever wrote sees it at once, also where lists come from a copy that is a moment behind: his browser keeps for some seconds
 * that he wrote, and reads from the database itself meanwhile. It is his word, and all that it decides is where he reads.
 */

const cookie = 'wrote'

/** Has the caller's browser remember that it wrote. */
export const noteWrite = (reply: FastifyReply): void => setCookie(reply, cookie, '1', ownWritesS)

/** In: a call, and who makes it. Out: whether it may be answered by what was there a moment ago. Programs keep no cookies. */
export const mayBeBehind = (
  { effect }: EndpointShape,
  request: FastifyRequest,
  session: Session | null,
): boolean => effect === 'read' && !session?.key && readCookie(request, cookie) === null
