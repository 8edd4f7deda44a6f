import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../server/test/server-process.ts'

/** The built server on a new demo world of its own. */
export async function startBuiltServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bargah-e2e-'))
  const start = (port?: number) =>
    startServer(dataDir, { env: { DEMO: '1' }, isBuilt: true, ...(port && { port }) })
  let server = await start()
  const { url } = server
  return {
    url,
    /** Ends it on the spot, as a failure of power would. */
    kill: () => server.end('SIGKILL'),
    /** Starts it again on what it holds, at the same address. */
    async startAgain() {
      server = await start(Number(new URL(url).port))
    },
    /** Ends it in order and takes away what it held. */
    async remove() {
      await server.end('SIGINT')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
