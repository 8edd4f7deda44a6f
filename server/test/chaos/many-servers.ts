import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectDir } from '../../src/app/project-dir.ts'
import { freePort, type ServerProcess, startServer, waitUntil } from '../server-process.ts'
import type { Pair } from './pair.ts'
import type { Pooler } from './pooler.ts'

const count = 3
const token = 'what the servers tell the signer, long enough'

/** The addresses of the database as ops/make-secrets.sh spells them: through the pooler, or past it where there is none. */
function databaseUrls({ primary }: Pair, pooler: Pooler | null, host: string) {
  const reach = (url: string, database: string) =>
    pooler
      ? pooler.through(url, database)
      : url.replace(encodeURIComponent(primary.host), encodeURIComponent(host))
  return {
    app: reach(primary.appUrl, 'bargah'),
    direct: reach(primary.appUrl, 'bargah_direct'),
    owner: reach(primary.url, 'bargah_direct'),
    signer: reach(primary.signerUrl, 'bargah_direct'),
  }
}
type DatabaseUrls = ReturnType<typeof databaseUrls>

/** Three servers as they are run behind a proxy, and the signer of their logs apart. */
export async function openServers(dataDir: string, pair: Pair, pooler: Pooler | null) {
  const signerPort = await freePort()
  const ports: number[] = []
  for (let n = 0; n < count; n += 1) ports.push(await freePort())
  const urls = ports.map((port) => `http://127.0.0.1:${port}`)
  const settings = (addresses: DatabaseUrls) => ({
    DATABASE_URL: addresses.app,
    DATABASE_DIRECT_URL: addresses.direct,
    DATABASE_OWNER_URL: addresses.owner,
    DATABASE_READ_URL: pair.copy.appUrl,
    PUBLIC_URL: urls[0] ?? '',
    SECRET: 'one secret of all three servers, long enough',
    LOG_SIGNER: `http://127.0.0.1:${signerPort}`,
    LOG_SIGNER_TOKEN: token,
    FILES_DIR: join(dataDir, 'files'),
  })
  let addresses = databaseUrls(pair, pooler, pair.primary.host)
  const start = (n: number) =>
    startServer(join(dataDir, `server-${n + 1}`), { env: settings(addresses), port: ports[n] })
  let signer = await startSigner(dataDir, signerPort, addresses.signer)
  const servers: ServerProcess[] = []
  for (let n = 0; n < count; n += 1) servers.push(await start(n))

  async function restart(n: number): Promise<void> {
    await servers[n]?.end('SIGKILL')
    servers[n] = await start(n)
  }
  return {
    urls,
    /** Kills the nth, from 0, and starts it again, as the system does that runs it. */
    restart,
    settings: () => settings(addresses),
    /** Without a pooler servers and signer learn where the database is by their settings alone. */
    async leadTo(host: string): Promise<void> {
      if (pooler) return pooler.lead(host)
      addresses = databaseUrls(pair, pooler, host)
      await signer.end()
      signer = await startSigner(dataDir, signerPort, addresses.signer)
      for (let n = 0; n < count; n += 1) await restart(n)
    },
    isReady: async (n: number) => (await fetch(`${urls[n]}/readyz`).catch(() => null))?.ok === true,
    said: () => servers.map((server) => server.said()),
    async close() {
      for (const server of servers) await server.end('SIGKILL')
      await signer.end()
    },
  }
}
export type Servers = Awaited<ReturnType<typeof openServers>>

async function startSigner(dataDir: string, port: number, databaseUrl: string) {
  const folder = join(dataDir, 'signer')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'log-signer.json')
  writeFileSync(file, JSON.stringify({ databaseUrl, origin: 'bargah.test', token, port }), { mode: 0o600 })
  const node = spawn(process.execPath, ['server/dist/log-signer.js', file], { cwd: projectDir })
  let said = ''
  for (const stream of [node.stdout, node.stderr]) stream.on('data', (text) => (said += text))
  await waitUntil(async () => {
    if (node.exitCode !== null) throw new Error(`the signer ended: ${said}`)
    return said.includes('listens at')
  })
  return {
    async end() {
      if (node.exitCode !== null || node.signalCode !== null) return
      node.kill('SIGKILL')
      await once(node, 'exit')
    },
  }
}
