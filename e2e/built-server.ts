import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../server/test/server-process.ts'

/** An ordinary Saturday, 30 Aban 1405, 14:02 in Tehran: when every demo world of the suite was made. */
export const ordinaryDay = '2026-11-21T10:32:00Z'

const env = { DEMO: '1', TEST_NOW: ordinaryDay }
const newFolder = () => mkdtempSync(join(tmpdir(), 'bargah-e2e-'))
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** Makes a demo world and ends its server. Out: the folder that servers start on copies of, and how it goes away. */
export async function makeWorld() {
  const folder = newFolder()
  const server = await startServer(folder, { env, isBuilt: true })
  await server.end('SIGINT')
  return { folder, remove: () => remove(folder) }
}

/** The built server on a demo world of its own: a copy of the run's, or a new one where there is none. */
export async function startBuiltServer() {
  const dataDir = newFolder()
  if (process.env.BARGAH_WORLD) copy(process.env.BARGAH_WORLD, dataDir)
  const start = (port?: number) => startServer(dataDir, { env, isBuilt: true, ...(port && { port }) })
  let server = await start()
  const { url } = server
  return {
    url,
    dataDir,
    /** Ends it on the spot, as a failure of power would. */
    kill: () => server.end('SIGKILL'),
    /** Starts it again on what it holds, at the same address. */
    async startAgain() {
      server = await start(Number(new URL(url).port))
    },
    /** Ends it in order and takes away what it held. */
    async remove() {
      await server.end('SIGINT')
      remove(dataDir)
    },
  }
}

/** Owners are kept, since PostgreSQL does not run over the files of another. */
function copy(from: string, to: string) {
  if (process.platform === 'win32') cpSync(from, to, { recursive: true })
  else execFileSync('cp', ['-a', `${from}/.`, to])
}
