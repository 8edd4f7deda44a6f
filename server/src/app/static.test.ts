import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { folderOfTest, useFolder } from '../../test/folder.ts'
import { servePanel } from './static.ts'

const panelDir = useFolder('panel')
writeFileSync(join(panelDir, 'index.html'), '<title>بارگاه</title>')

async function get(url: string, options: { panelDir: string | null; isDemo: boolean }) {
  const app = Fastify()
  await servePanel(app, options)
  const reply = await app.inject({ url })
  await app.close()
  return reply
}

describe('what stands beside the API', () => {
  it('says whether the server holds the demo world, and is not kept', async () => {
    const demo = await get('/demo.json', { panelDir, isDemo: true })
    expect(demo.json()).toEqual({ demo: true })
    expect(demo.headers['cache-control']).toBe('no-cache')
    expect((await get('/demo.json', { panelDir: null, isDemo: false })).json()).toEqual({ demo: false })
  })

  it('answers the address of a screen with the page', async () => {
    const page = await get('/dev/ui', { panelDir, isDemo: false })
    expect(page.body).toContain('بارگاه')
    expect(page.headers['cache-control']).toBe('no-cache')
  })

  it('lets what the page itself holds run and be drawn by, and nothing else', async () => {
    const dir = folderOfTest('page')
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const policy = async (url: string) => {
      const { headers } = await get(url, { panelDir: dir, isDemo: false })
      return String(headers['content-security-policy'])
    }
    writeFileSync(
      join(dir, 'index.html'),
      '<style>p{}</style><script>one()</script><script src="/a.js"></script>',
    )
    for (const url of ['/login', '/', '/index.html']) {
      expect(await policy(url)).toContain(`script-src 'self' ${hashOf('one()')};`)
      expect(await policy(url)).toMatch(/style-src 'self' 'sha256-[^']+' 'sha256-[^']+'$/)
      expect(await policy(url)).toContain(hashOf('p{}'))
    }
    writeFileSync(join(dir, 'plain.html'), '<script>two()</script>')
    expect(await policy('/plain.html')).not.toContain('script-src')
  })

  it('serves what a build brings while the server runs', async () => {
    const app = Fastify()
    await servePanel(app, { panelDir, isDemo: false })
    mkdirSync(join(panelDir, 'assets'))
    writeFileSync(join(panelDir, 'index.html'), '<title>بارگاه نو</title>')
    writeFileSync(join(panelDir, 'assets/new.js'), 'export {}')
    const script = await app.inject({ url: '/assets/new.js' })
    expect([script.statusCode, script.headers['cache-control']]).toEqual([
      200,
      expect.stringContaining('immutable'),
    ])
    expect((await app.inject({ url: '/login' })).body).toContain('بارگاه نو')
    expect((await app.inject({ url: '/assets/gone.js' })).statusCode).toBe(404)
    // what stands under this address bears no page's headers, so no page does
    for (const url of ['/assets/../index.html', '/assets/%2e%2e/index.html', '/assets/..%2findex.html']) {
      const reply = await app.inject({ url })
      expect([url, reply.statusCode === 200 && !reply.headers['content-security-policy']]).toEqual([
        url,
        false,
      ])
    }
    await app.close()
  })

  it.each([
    '/assets/../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets//etc/passwd',
    '/.vite/manifest.json',
  ])('serves nothing of %s, which lies outside or is the build’s own', async (url) => {
    const dir = join(panelDir, 'panel')
    mkdirSync(join(dir, '.vite'), { recursive: true })
    mkdirSync(join(dir, 'assets'), { recursive: true })
    writeFileSync(join(panelDir, 'secret.txt'), 'a secret')
    writeFileSync(join(dir, '.vite/manifest.json'), '{}')
    const answer = await get(url, { panelDir: dir, isDemo: false })
    expect([403, 404]).toContain(answer.statusCode)
    expect(answer.body).not.toContain('a secret')
  })

  it.each([
    '/api',
    '/api/',
    '/API/v1/Nothing',
    '/api/v1/Nothing?Id=1',
    '/test/clock',
    '/UploadFile',
    '/UploadFile/a/b',
    '/TransportationCompanyUploadFile',
    '/ProductOwnerUploadFile/a/b',
    '/assets/',
    '/docs',
    '/docs/nothing',
    '/openapi.json',
    '/robots.txt',
    '/favicon.ico?v=2',
    '/deep/er/file.js',
    '/.env',
  ])('never answers %s with the page when it is not there', async (url) => {
    const answer = await get(url, { panelDir, isDemo: false })
    expect([answer.statusCode, answer.json().errors]).toEqual([404, ['چنین نشانی‌ای وجود ندارد.']])
  })

  it('answers an unknown call, and any address without a panel, with 404', async () => {
    expect((await get('/api/v1/Nothing', { panelDir, isDemo: false })).statusCode).toBe(404)
    expect((await get('/dev/ui', { panelDir: null, isDemo: false })).statusCode).toBe(404)
  })
})
