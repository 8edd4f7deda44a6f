import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { failedReply } from '../kernel/error-replies.ts'
import { policyOfPage } from '../kernel/page-policy.ts'

const noSuchCall = 'چنین نشانی‌ای وجود ندارد.'

/** `isDemo`: the server holds the demo world; the panel then opens what a real one keeps shut (`/dev/ui`). */
export type PanelOptions = { panelDir: string | null; isDemo: boolean }

const notScreens =
  /^\/(api|voice|\w*uploadfile|test|tiles|assets|docs|openapi\.json|healthz|readyz|metrics)(\/|$)/i

/** Whether an address may be a screen's: no call, nothing of the server's own, and no file, whose name has an ending. */
function isScreen(url: string): boolean {
  const [path = ''] = url.split('?')
  return !notScreens.test(path) && !/\.[a-z0-9]{1,8}$/i.test(path)
}

/**
 * Serves the built panel: hashed files for ever, the page and the service worker fresh each time, any other path the page. Beside it
 * `/demo.json`, `{ demo }`, for the panel to ask what it is served by.
 */
export async function servePanel(app: FastifyInstance, { panelDir, isDemo }: PanelOptions): Promise<void> {
  app.get('/demo.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return { demo: isDemo }
  })
  if (panelDir) {
    const policyOf = policies()
    await app.register(fastifyStatic, {
      // files are looked for when they are asked for: a build may bring others while the server runs
      root: panelDir,
      preCompressed: true,
      cacheControl: false,
      // what a build notes for itself is nobody else's
      dotfiles: 'ignore',
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/')
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        if (/[\\/]index\.html(\.\w+)?$/.test(path))
          reply.header('content-security-policy', policyOf(join(panelDir, 'index.html')))
      },
    })
    // by their names as they are: beside `*` the plugin reads the whole folder for each file, to tell how its name is spelled
    app.get<{ Params: { '*': string } }>('/assets/*', ({ params }, reply) =>
      reply.sendFile(`assets/${params['*']}`),
    )
  }
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' && panelDir && isScreen(request.url))
      return reply.header('cache-control', 'no-cache').sendFile('index.html')
    return reply.code(404).send(failedReply(404, [noSuchCall]))
  })
}

/** The policy of the panel's page, read anew when a build has brought another. */
function policies() {
  let known = { at: 0, policy: '' }
  return (page: string) => {
    const at = statSync(page).mtimeMs
    if (at !== known.at) known = { at, policy: policyOfPage(readFileSync(page, 'utf8')) }
    return known.policy
  }
}
