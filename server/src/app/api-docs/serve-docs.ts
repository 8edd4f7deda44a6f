import type { FastifyInstance } from 'fastify'
import { pack, sendPacked } from '../../kernel/compress.ts'
import { docsStyle, drawDocs } from './docs-page.ts'
import { describeApi } from './openapi.ts'

export type DocsOptions = {
  publicUrl: string
  /** Whether `/docs` shows the document to people: in development and on a demo. */
  showsDocs: boolean
}

/** `/openapi.json`, what every call takes and gives, and `/docs`, the same for developers to read. Made when first asked for. */
export function serveDocs(app: FastifyInstance, { publicUrl, showsDocs }: DocsOptions): void {
  let packed: ReturnType<typeof pack> | null = null
  app.get('/openapi.json', async (_request, reply) => {
    packed ??= pack(JSON.stringify(describeApi(publicUrl)))
    return sendPacked(reply.header('cache-control', 'no-cache'), await packed)
  })
  if (!showsDocs) return
  app.get('/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(drawDocs(describeApi(publicUrl))),
  )
  // a sheet of its own, since the policy lets no page bring its styles along
  app.get('/docs/page.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyle))
}
