import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const packages = {
  'react-admin': '5.15.4',
  'ra-data-fakerest': '5.15.4',
  react: '19.3.1',
  'react-dom': '19.3.1',
  vite: '8.3.8',
  lighthouse: '12.8.2',
}

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" /><title>Loads</title></head>
<body><div id="root"></div><script type="module" src="/main.js"></script></body></html>`

/** A list of ten rows of three columns, its data in the page: as little as such a page can be. */
const script = `import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { Admin, Datagrid, List, NumberField, Resource, TextField } from 'react-admin'
import fakeRest from 'ra-data-fakerest'
const loads = Array.from({ length: 10 }, (_, at) => ({ id: at + 1, city: 'City ' + at, pay: 1000 * at }))
const Loads = () => h(List, null, h(Datagrid, null, h(TextField, { source: 'id' }), h(TextField, { source: 'city' }), h(NumberField, { source: 'pay' })))
const admin = h(Admin, { dataProvider: fakeRest({ loads }), disableTelemetry: true }, h(Resource, { name: 'loads', list: Loads }))
createRoot(document.getElementById('root')).render(admin)
`

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** A page of react-admin, built in a folder of its own and served as ours is: compressed beforehand. The folder holds Lighthouse too. */
export async function makePeer() {
  const folder = mkdtempSync(join(tmpdir(), 'bargah-peer-'))
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: packages }),
  )
  writeFileSync(join(folder, 'index.html'), page)
  mkdirSync(join(folder, 'public'))
  writeFileSync(join(folder, 'main.js'), script)
  const quiet = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] as const }
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
    ...quiet,
    stdio: [...quiet.stdio],
  })
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
    ...quiet,
    stdio: [...quiet.stdio],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const packed = new Map<string, Buffer>()
  const pack = (name: string) => {
    const bytes = packed.get(name) ?? brotliCompressSync(readFileSync(join(folder, 'dist', name)))
    packed.set(name, bytes)
    return bytes
  }
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://peer')
    const name = pathname === '/' ? 'index.html' : pathname.slice(1)
    if (name.includes('..') || !existsSync(join(folder, 'dist', name))) return reply.writeHead(404).end()
    const head = {
      'content-type': types[extname(name)] ?? 'application/octet-stream',
      'content-encoding': 'br',
    }
    return reply.writeHead(200, head).end(pack(name))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    folder,
    remove() {
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
