import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { clusterArgument, type DatabasePlace, run, spawnWithUs } from './process.ts'

type ServerOptions = { fast: boolean; port: number; log: (line: string) => void }

export type RunningServer = { pid: number; exited: Promise<string | null>; stop(): Promise<void> }

const READY = 'database system is ready to accept connections'
const SEVERITY = /^([A-Z]+\d?): {2}/
const TOLD = new Set(['WARNING', 'ERROR', 'FATAL', 'PANIC'])
const PATIENCE_MS = 60_000

// Small enough that the whole product, database idle, stays under 300 MB. Given at each start and not kept in the
// cluster, so that a newer program changes them for old data too.
const SETTINGS = {
  shared_buffers: '64MB',
  max_connections: '60',
  max_wal_size: '512MB',
  jit: 'off',
  io_method: 'sync',
  max_logical_replication_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '',
  log_checkpoints: 'off',
  // rows and statements hold people's names and numbers: they do not belong in a log
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

const NO_DURABILITY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

function settings({ fast, port }: ServerOptions): string[] {
  const listening =
    process.platform === 'win32'
      ? { listen_addresses: '127.0.0.1', unix_socket_directories: '' }
      : { listen_addresses: '', unix_socket_directories: '.', unix_socket_permissions: '0700' }
  const all = { ...SETTINGS, ...(fast ? NO_DURABILITY : {}), ...listening, port: String(port) }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Starts PostgreSQL on a cluster that exists and waits until it takes connections; throws its own words if it ends. */
export async function spawnServer(place: DatabasePlace, options: ServerOptions): Promise<RunningServer> {
  const args = ['-D', clusterArgument(place.cluster), ...settings(options)]
  // in a session of its own, so that Ctrl-C reaches only us and we end it last
  const child = spawnWithUs(place, 'postgres', args, 'INT', {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: process.platform !== 'win32',
  })
  const state = { stopping: false }
  const endWithUs = () => child.kill('SIGINT')
  process.once('exit', endWithUs)
  const exited = watchExit(child, state).finally(() => process.off('exit', endWithUs))
  await waitReady(child, exited, (line) => state.stopping || options.log(line))
  return { pid: child.pid ?? 0, exited, stop: () => stopServer(place, child, state) }
}

function watchExit(child: ChildProcess, state: { stopping: boolean }): Promise<string | null> {
  return new Promise((done) => {
    child.once('error', (error) => done(error.message))
    child.once('close', (code, signal) => done(state.stopping ? null : describeExit(signal ?? code)))
  })
}

function describeExit(how: string | number | null): string {
  return (
    `پایگاه داده خودبه‌خود بسته شد (${how})؛ بارگاه را دوباره راه بیندازید.\n` +
    `PostgreSQL ended by itself (${how}); start Bargah again.`
  )
}

function waitReady(
  child: ChildProcess,
  exited: Promise<string | null>,
  log: (line: string) => void,
): Promise<void> {
  return new Promise((done, fail) => {
    const recent: string[] = []
    let told = false
    if (!child.stderr) return fail(new Error('PostgreSQL was started without a log'))
    createInterface({ input: child.stderr }).on('line', (line) => {
      recent.push(line)
      if (recent.length > 20) recent.shift()
      if (line.includes(READY)) done()
      const severity = SEVERITY.exec(line)?.[1]
      told = severity ? TOLD.has(severity) : told
      if (told) log(line)
    })
    void exited.then((sentence) =>
      fail(
        new Error(
          `پایگاه داده راه نیفتاد.\nPostgreSQL did not start: ${sentence ?? 'it was stopped'}\n${recent.join('\n')}`,
        ),
      ),
    )
  })
}

/** Fast shutdown; one that hangs for a minute is ended at once, and recovers from its log at the next start. */
async function stopServer(
  place: DatabasePlace,
  child: ChildProcess,
  state: { stopping: boolean },
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  state.stopping = true
  const gone = once(child, 'exit')
  // Windows has no SIGINT to send: there kill() would end it without a shutdown
  if (process.platform === 'win32') await run(place, 'pg_ctl', ['stop', '-D', place.cluster, '-m', 'fast'])
  else child.kill('SIGINT')
  const impatience = setTimeout(() => child.kill('SIGQUIT'), PATIENCE_MS)
  await gone
  clearTimeout(impatience)
}
