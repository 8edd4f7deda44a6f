import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { endPostgres } from './end.ts'
import { clusterArgument, type DatabasePlace, spawnWithUs } from './process.ts'

type ServerOptions = {
  fast: boolean
  port: number
  log: (line: string) => void
  /** For tests: settings in the place of ours. */
  settings?: Record<string, string>
}

export type RunningServer = {
  pid: number
  /** Settles when it takes connections; throws its own words when it ends before that. */
  ready: Promise<void>
  /** Settles when it has ended, with how: a signal's name or a code. */
  exited: Promise<string>
  /** Ends it; open connections are cut, committed work is safe. Settles when it has ended. */
  stop(): Promise<void>
}

const READY = 'database system is ready to accept connections'
const SEVERITY = /^([A-Z]+\d?): {2}/
const TOLD = new Set(['WARNING', 'ERROR', 'FATAL', 'PANIC'])
// in a fast shutdown all that is in memory is written to the disk
const FAST_MS = 5_000
// a start that fails has said why a moment before it ends; processes that outlive theirs may hold its log open
const LAST_WORDS_MS = 300

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

// after a crash all files are written to the disk before anything else; one by one that takes ten times as long
const QUICK_RECOVERY = process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}

const NO_DURABILITY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

function argumentsOf({ fast, port, settings }: ServerOptions): string[] {
  const listening =
    process.platform === 'win32'
      ? { listen_addresses: '127.0.0.1', unix_socket_directories: '' }
      : { listen_addresses: '', unix_socket_directories: '.', unix_socket_permissions: '0700' }
  const all = {
    ...SETTINGS,
    ...QUICK_RECOVERY,
    ...(fast ? NO_DURABILITY : {}),
    ...listening,
    port: String(port),
    ...settings,
  }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Starts PostgreSQL on a cluster that exists and where none runs. */
export function spawnServer(place: DatabasePlace, options: ServerOptions): RunningServer {
  const args = ['-D', clusterArgument(place.cluster), ...argumentsOf(options)]
  // in a session of its own, so that Ctrl-C reaches only us and we end it last
  const child = spawnWithUs(place, 'postgres', args, 'INT', {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: process.platform !== 'win32',
  })
  let isStopping = false
  const endWithUs = () => child.kill('SIGINT')
  process.once('exit', endWithUs)
  const exited = watchExit(child).finally(() => process.off('exit', endWithUs))
  const { pid = 0 } = child
  return {
    pid,
    exited,
    ready: waitReady(child, exited, (line) => isStopping || options.log(line)),
    async stop() {
      isStopping = true
      const isGone = () => child.exitCode !== null || child.signalCode !== null
      if (!isGone()) await endPostgres(place, { pid, isGone, fastMs: FAST_MS })
      await exited
    },
  }
}

function watchExit(child: ChildProcess): Promise<string> {
  return new Promise((done) => {
    child.once('error', (error) => done(error.message))
    child.once('exit', (code, signal) => {
      const end = () => done(String(signal ?? code))
      child.once('close', end)
      setTimeout(end, LAST_WORDS_MS)
    })
  })
}

function waitReady(child: ChildProcess, exited: Promise<string>, log: (line: string) => void): Promise<void> {
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
    void exited.then((how) =>
      fail(new Error(`پایگاه داده راه نیفتاد.\nPostgreSQL did not start (${how})\n${recent.join('\n')}`)),
    )
  })
}
