import { auth } from '@bargah/contract/features/auth/auth.endpoints.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Fail } from '../kernel/errors.ts'
import { isLoopback } from './encrypted.ts'

/** Where a server is told to be reached from beyond its machine, as the words of the setting; null when nowhere. */
export function whereExposed({ host, publicUrl }: { host: string; publicUrl: string }): string | null {
  if (!isLoopback(host)) return `HOST is ${host}`
  return isLoopback(new URL(publicUrl).hostname) ? null : `PUBLIC_URL is ${publicUrl}`
}

/** What proxies, tunnels and the like add to what they hand on. */
const marks =
  /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.*|fly-.*|fastly-client-ip)$/

/** Whether a request came through something that stands before the server, or asks for another name than this machine's. */
export function isHandedOn({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const name = (headers.host ?? 'localhost').replace(/:\d+$/, '')
  return !isLoopback(name) || Object.keys(headers).some((header) => marks.test(header))
}

/** Lets nobody sign in from beyond this machine: on a demo everybody knows the passwords. */
export function keepDemoAtHome(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.url !== auth.signIn.path || !isHandedOn(request)) return
    throw new Fail(403, ['گذرواژه‌های این سامانهٔ نمایشی را همه می‌دانند؛ تنها روی همین دستگاه می‌توان وارد شد.'])
  })
}
