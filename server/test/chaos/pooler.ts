import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectDir } from '../../src/app/project-dir.ts'
import { ask } from '../cluster.ts'
import { freePort, waitUntil } from '../server-process.ts'

/** The version of the PgBouncer of this machine, such as 1.18; null where there is none. */
export function poolerVersion(): string | null {
  const said = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' }).stdout ?? ''
  return /(\d+\.\d+)/.exec(said)?.[1] ?? null
}

/** Before this it does not follow what is prepared, and only keeps connections for whoever comes. */
const followsSince = 21

/** `ops/pgbouncer.ini` as an operator has it, here over sockets. */
function settingsFor(folder: string, port: number, host: string): string {
  const ini = readFileSync(join(projectDir, 'ops/pgbouncer.ini'), 'utf8')
    .replaceAll(/host=\S+ port=\d+/g, `host=${host} port=5432`)
    .replace(/listen_port = .*/, `listen_port = ${port}`)
    .replace(/auth_file = .*/, `auth_file = ${folder}/userlist.txt`)
  if (Number(poolerVersion()?.split('.')[1]) >= followsSince) return ini
  return ini
    .replace(/^pool_mode = .*/m, 'pool_mode = session')
    .replace(/^max_prepared_statements.*\n/m, '')
    .replace(/^default_pool_size = .*/m, 'default_pool_size = 60')
}

/**
 * PgBouncer before the PostgreSQL whose socket lies in `host`. `urls` are the addresses by which roles reach that; `through`
 * gives the same through the pooler.
 */
export async function openPooler(dataDir: string, host: string, urls: readonly string[]) {
  const folder = join(dataDir, 'pooler')
  const port = await freePort()
  const ini = join(folder, 'pgbouncer.ini')
  mkdirSync(folder)
  const known = urls
    .map((url) => new URL(url))
    .map(({ username, password }) => `"${username}" "${password}"\n`)
  writeFileSync(join(folder, 'userlist.txt'), known.join(''))
  const leadTo = (to: string) => writeFileSync(ini, settingsFor(folder, port, to))
  leadTo(host)
  // it must reach the closed folder of the socket, and does not run as root
  const { uid, gid } = statSync(host)
  const through = (url: string, database: string) => {
    const { username, password } = new URL(url)
    return `postgres://${username}:${password}@127.0.0.1:${port}/${database}`
  }
  const isThere = () =>
    ask(through(urls[0] ?? '', 'bargah'), 'select 1').then(
      () => true,
      () => false,
    )
  const start = async () => {
    const child: ChildProcess = spawn('pgbouncer', [ini], { uid, gid, stdio: 'ignore' })
    const endWithUs = () => child.kill('SIGKILL')
    process.once('exit', endWithUs)
    child.once('exit', () => process.off('exit', endWithUs))
    await waitUntil(isThere)
    return child
  }
  let running = await start()
  const kill = async () => {
    if (running.exitCode !== null || running.signalCode !== null) return
    running.kill('SIGKILL')
    await once(running, 'exit')
  }
  return {
    through,
    kill,
    start: async () => void (running = await start()),
    /** A new host in its file, and a reload, by which it lets go of none that still answers. */
    lead(to: string) {
      leadTo(to)
      running.kill('SIGHUP')
    },
    close: kill,
  }
}
export type Pooler = Awaited<ReturnType<typeof openPooler>>
