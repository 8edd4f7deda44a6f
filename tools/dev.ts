/**
 * `npm run dev`: the server from its source, again at every change, and the panel by Vite in front of it. The database
 * is started once and stays while the server comes and goes; it ends last.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { graveLines } from '../server/src/app/open-database.ts'
import { readSecrets } from '../server/src/app/secrets.ts'
import { openLog } from '../server/src/kernel/log.ts'
import { startEmbeddedPostgres } from '../server/src/kernel/embedded-postgres/start.ts'

const root = join(import.meta.dirname, '..')
const vite = join(root, 'node_modules/vite/bin/vite.js')

// Ctrl-C reaches the children by itself; told twice at once they would cut themselves off
const graceMs = 2_000

const children: ChildProcess[] = []
const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null
const tell = () => children.filter(isRunning).forEach((child) => child.kill('SIGTERM'))

let ending = false
function end(afterMs: number) {
  if (ending) return
  ending = true
  setTimeout(tell, afterMs).unref()
}
process.on('SIGINT', () => end(graceMs))
process.on('SIGTERM', () => end(0))

// no shell and no npx between: a signal must reach the program itself
const run = (args: string[], cwd: string, env: NodeJS.ProcessEnv = process.env) =>
  children.push(spawn(process.execPath, args, { cwd, env, stdio: 'inherit' }))

const said = mkdtempSync(join(tmpdir(), 'bargah-dev-'))
const dataDir = process.env.DATA_DIR ?? join(root, 'data')
const { DATABASE_URL, KEYS_FILE, SECRET } = process.env
// the server's own, as `npm start` makes it on the same data; before the database, which asks for it where it is there
const secret = DATABASE_URL
  ? undefined
  : readSecrets({ file: KEYS_FILE, first: SECRET, dataDir, isShared: false }).get(1)
const own = DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir, log: graveLines(openLog('warn')) })
if (!ending) {
  process.env.NODE_ENV = 'development'
  // the server says the accounts at its first start alone
  const panel = { PUBLIC_URL: 'http://localhost:5173', ACCOUNTS_SAID: join(said, 'accounts'), ...process.env }
  // a database of ours is filled with the demo world, as the server does with its own
  const env = own
    ? {
        DEMO: '1',
        ...panel,
        DATABASE_URL: own.appUrl,
        DATABASE_OWNER_URL: own.url,
        LOG_DATABASE_URL: own.signerUrl,
        ...(secret && { SECRET: secret }),
      }
    : panel
  run(['--watch', '--watch-preserve-output', 'server/src/app/main.ts'], root, env)
  run([vite], join(root, 'web'))
  await Promise.race(children.map((child) => once(child, 'exit')))
  end(0)
}
await Promise.all(children.filter(isRunning).map((child) => once(child, 'exit')))
await own?.stop()
rmSync(said, { recursive: true, force: true })
