import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { openPool } from '../src/kernel/sql.ts'
import { databaseUrlOf } from './database-urls.ts'
import { type ServerProcess, startServer } from './server-process.ts'

/** Real servers one after another over one folder of data, which end with the tests of a file. In: a name for the folder. */
export function useOwnServers(name: string) {
  let dataDir = ''
  const running: ServerProcess[] = []
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), `bargah-${name}-`))
  })
  afterAll(async () => {
    for (const server of running) await server.end('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    dataDir: () => dataDir,
    living: () => running.at(-1) as ServerProcess,
    async start(env: Record<string, string> = {}): Promise<ServerProcess> {
      const server = await startServer(dataDir, { env })
      running.push(server)
      return server
    },
    /** Runs `work` with the query builder over the servers' own database. */
    async withDb<T>(work: (db: ReturnType<typeof openPool>['db']) => Promise<T>): Promise<T> {
      const { db } = openPool(databaseUrlOf(dataDir), 2)
      try {
        return await work(db)
      } finally {
        await db.destroy().catch(() => {})
      }
    },
  }
}
