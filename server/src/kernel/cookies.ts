import type { FastifyReply, FastifyRequest } from 'fastify'

/** `__Host-`: for this very host and TLS (or this machine) alone. In: the name without that. */
export function readCookie(request: FastifyRequest, name: string): string | null {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([found]) => found === `__Host-${name}`)?.[1] ?? null
}

export function setCookie(reply: FastifyReply, name: string, value: string, maxAgeS: number): void {
  reply.header(
    'set-cookie',
    `__Host-${name}=${value}; Path=/; Max-Age=${maxAgeS}; Secure; HttpOnly; SameSite=Strict`,
  )
}
