import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { DatabaseUser } from './user.ts'

/** Where the programs and the cluster are, and who runs them. */
export type DatabasePlace = { binaries: string; cluster: string; user: DatabaseUser }

type Program = 'postgres' | 'initdb' | 'pg_ctl'

// The programs need little of our environment, and our secrets are no business of theirs.
const KEPT_ENVIRONMENT = ['PATH', 'SystemRoot', 'TEMP', 'TMP']

/**
 * How a program is told its cluster, given that it starts inside it. Linux enters the folder before it drops root, so
 * by this name a user who may not pass the folders above (a 0700 home, our own closed DATA_DIR) still reaches it. A
 * plain "." would be made absolute and refused.
 */
export function clusterArgument(cluster: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : cluster
}

function spawnOptions(place: DatabasePlace): SpawnOptions {
  return { ...place.user, cwd: place.cluster, env: programEnvironment(), windowsHide: true }
}

/** The part of our environment that PostgreSQL's programs are given. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const kept = KEPT_ENVIRONMENT.filter((name) => process.env[name] !== undefined)
  return Object.fromEntries(kept.map((name) => [name, process.env[name]]))
}

/** Starts a program that gets `signal` when this process dies, where the system can do so (Linux with setpriv). */
export function spawnWithUs(
  place: DatabasePlace,
  program: Program,
  args: string[],
  signal: 'INT' | 'KILL',
  options: SpawnOptions,
): ChildProcess {
  const path = join(place.binaries, 'bin', program)
  const all = { ...spawnOptions(place), ...options }
  if (!canDieWithUs()) return spawn(path, args, all)
  return spawn('setpriv', ['--pdeathsig', signal, path, ...args], all)
}

function canDieWithUs(): boolean {
  return process.platform === 'linux' && spawnSync('setpriv', ['--pdeathsig', 'INT', 'true']).status === 0
}

/** Runs a program to its end with `input` on its standard input; throws its own words when it fails. */
export function run(place: DatabasePlace, program: Program, args: string[], input = ''): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawnWithUs(place, program, args, 'KILL', { stdio: ['pipe', 'ignore', 'pipe'] })
    let words = ''
    child.stderr?.on('data', (chunk: Buffer) => (words += chunk))
    child.on('error', fail)
    child.on('close', (code, signal) => {
      if (code === 0) return done()
      fail(new Error(`${program} (${signal ?? code}): ${words.trim()}`))
    })
    // a program that ends without reading has already said why
    child.stdin?.on('error', () => {})
    child.stdin?.end(input)
  })
}
