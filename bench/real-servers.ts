import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../server/test/server-process.ts'
import { keepAway } from './away.ts'

type Started = { port: number; pid: number }
/** `away`: how many milliseconds the database is from the servers. */
type Over = { url: string; ownerUrl: string; away: number; count: number }

/**
 * Starts so many servers as they were built over a database, each a process with its jobs, one after another, and ends them
 * after `work`.
 */
export async function withServers(
  { url, ownerUrl, away, count }: Over,
  work: (servers: readonly Started[]) => Promise<void>,
): Promise<void> {
  const roles = { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl }
  const far = away > 0 ? await keepAway(roles, away) : null
  const folder = mkdtempSync(join(tmpdir(), 'bargah-servers-'))
  const env = {
    ...(far?.urls ?? roles),
    SECRET: 'one secret of the servers that are measured',
    LOG_KEY_FILE: join(folder, 'log-key.pem'),
  }
  const servers = []
  try {
    for (let n = 1; n <= count; n += 1) servers.push(await startServer(join(folder, `${n}`), { env }))
    await work(servers.map((server) => ({ port: Number(new URL(server.url).port), pid: server.pid })))
  } catch (error) {
    for (const server of servers) console.error(server.said().slice(-2_000))
    throw error
  } finally {
    for (const server of servers) await server.end('SIGINT')
    far?.end()
    rmSync(folder, { recursive: true, force: true })
  }
}
