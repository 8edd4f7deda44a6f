import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { locatePackage, prepareBinaries } from '../src/kernel/embedded-postgres/binaries.ts'
import { spawnServer } from '../src/kernel/embedded-postgres/server.ts'
import type { EmbeddedPostgres } from '../src/kernel/embedded-postgres/start.ts'
import { chooseDatabaseUser } from '../src/kernel/embedded-postgres/user.ts'
import { ask } from './cluster.ts'
import { waitUntil } from './server-process.ts'

const port = 5432

type Primary = Pick<EmbeddedPostgres, 'url' | 'appUrl' | 'host' | 'port'>
type Options = {
  /** With no durability at all, as long as nobody says otherwise. */
  fast?: boolean
  settings?: Record<string, string>
}

/**
 * A streaming replica of a PostgreSQL of our own that works in `primaryDir`, in `dataDir`. `stop` ends it at once, as a
 * crash does; `start` lets it go on.
 */
export async function makeReplica(
  primary: Primary,
  primaryDir: string,
  dataDir: string,
  { fast = true, settings }: Options = {},
) {
  const from = join(primaryDir, 'postgres/cluster')
  const home = join(dataDir, 'postgres')
  const cluster = join(home, 'cluster')
  mkdirSync(home, { recursive: true })
  const user = chooseDatabaseUser(from)
  // its user reaches the other's socket
  for (const folder of [dirname(primaryDir), primaryDir, dirname(from)]) chmodSync(folder, 0o711)
  const password = 'of the replica'
  await ask(primary.url, `create role replica replication login password '${password}'`)
  appendFileSync(join(from, 'pg_hba.conf'), 'local replication replica scram-sha-256\n')
  await ask(primary.url, `alter system set wal_keep_size = '1GB'`)
  await ask(primary.url, 'select pg_reload_conf()')
  await ask(primary.url, 'checkpoint')
  // nothing writes while it is copied, so that it is a copy of one moment
  cpSync(from, cluster, { recursive: true, filter: (path) => !/postmaster\.pid$|\.s\.PGSQL/.test(path) })
  writeFileSync(join(cluster, 'standby.signal'), '')
  const source = `host=${primary.host} port=${primary.port} user=replica password=''${password}'' application_name=replica`
  appendFileSync(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
  if (user)
    for (const path of ['', ...readdirSync(cluster, { recursive: true, encoding: 'utf8' })])
      chownSync(join(cluster, path), user.uid, user.gid)
  const place = { binaries: prepareBinaries(locatePackage(), home, user), cluster, user }
  const url = primary.url.replace(encodeURIComponent(primary.host), encodeURIComponent(cluster))
  const isThere = async () => {
    try {
      await ask(url, 'select 1')
      return true
    } catch {
      return false
    }
  }
  const start = async () => {
    rmSync(join(cluster, 'postmaster.pid'), { force: true })
    const server = spawnServer(place, { fast, port, log: () => {}, settings })
    // it takes reads alone, which is not what those wait for who start a database
    server.ready.catch(() => {})
    await waitUntil(isThere)
    return server
  }
  let server = await start()
  return {
    host: cluster,
    url,
    appUrl: primary.appUrl.replace(encodeURIComponent(primary.host), encodeURIComponent(cluster)),
    start: async () => void (server = await start()),
    async stop() {
      signalAll(server.pid, 'SIGKILL')
      await server.exited
    },
    /** Has it hang: whoever asks it something waits. */
    freeze: () => signalAll(server.pid, 'SIGSTOP'),
    thaw: () => signalAll(server.pid, 'SIGCONT'),
    ask: (statement: string) => ask(url, statement),
    close: () => server.stop(),
  }
}

/** To all processes of a PostgreSQL, each of which is in a group of its own. */
export function signalAll(pid: number, signal: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  for (const one of [pid, ...children.map(Number)])
    try {
      process.kill(one, signal)
    } catch {
      // it has ended since we looked
    }
}
