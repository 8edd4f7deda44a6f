import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { failedReply } from '../kernel/error-replies.ts'

const noSuchCall = 'چنین نشانی‌ای وجود ندارد.'

/** Serves the built panel: hashed files for ever, the page itself fresh each time, any other path the page. */
export async function servePanel(app: FastifyInstance, panelDir: string | null): Promise<void> {
  if (panelDir)
    await app.register(fastifyStatic, {
      root: panelDir,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/')
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !/^\/(api|test)\//i.test(request.url)
    if (wantsPage && panelDir) return reply.header('cache-control', 'no-cache').sendFile('index.html')
    return reply.code(404).send(failedReply(404, [noSuchCall]))
  })
}
