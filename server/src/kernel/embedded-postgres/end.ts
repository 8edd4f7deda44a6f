import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type DatabasePlace, run } from './process.ts'

type Mode = 'fast' | 'immediate'
/** Whose end is wanted, and how long it is given to end fast, which keeps the next start short, before it is cut off. */
type Doomed = { pid: number; isGone(): boolean; fastMs: number }
// cut off it only ends its processes; it gives them five seconds itself, which none has needed yet
const immediateMs = 2_000
const killedMs = 5_000
const lookAgainMs = 20
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

/** Every process of PostgreSQL on `cluster`, by its number: each works inside its own cluster. Linux only, else none. */
export function familyOf(cluster: string): number[] {
  if (process.platform !== 'linux') return []
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return all.map(Number).filter((pid) => worksIn(pid) === cluster && nameOf(pid) === 'postgres')
}

/**
 * Ends PostgreSQL on a cluster, whatever state it is in: it is told to stop (fast), then to break off (immediate), then
 * it is killed with all its processes. What was committed is safe in each case; cut off, it recovers at the next start.
 */
export async function endPostgres(place: DatabasePlace, { pid, isGone, fastMs }: Doomed): Promise<void> {
  for (const [mode, ms] of [['fast', fastMs] as const, ['immediate', immediateMs] as const]) {
    if (isGone()) break
    await tell(place, pid, mode)
    await until(isGone, ms)
  }
  if (!isGone()) kill(pid)
  await until(isGone, killedMs)
  await endFamily(place.cluster)
}

/** Kills what a postmaster that is no more has left; without it they would keep the next one from starting. */
async function endFamily(cluster: string): Promise<void> {
  familyOf(cluster).forEach(kill)
  await until(() => familyOf(cluster).length === 0, killedMs)
}

/**
 * Ends what an earlier server left of PostgreSQL on this cluster. To be called only by the holder of the folder's lock.
 * Files that name a process which is not PostgreSQL's and yet there, another program or one dead that nobody has buried,
 * are removed; PostgreSQL sees to the others.
 */
export async function endLeftovers(place: DatabasePlace, fastMs: number): Promise<void> {
  for (const name of ['postmaster.pid', ...socketLocks(place.cluster)]) {
    const file = join(place.cluster, name)
    const pid = pidIn(file)
    if (pid === null) continue
    const isGone = () => !isPostgresOf(place.cluster, pid)
    if (!isGone()) await endPostgres(place, { pid, isGone, fastMs })
    if (lives(pid)) rmSync(file, { force: true })
  }
  await endFamily(place.cluster)
}

/** The process that a file names in its first line; null when there is no such file. */
function pidIn(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8').split('\n')[0])
  } catch {
    return null
  }
}

const socketLocks = (cluster: string) =>
  readdirSync(cluster).filter((name) => /^\.s\.PGSQL\.\d+\.lock$/.test(name))

async function tell(place: DatabasePlace, pid: number, mode: Mode): Promise<void> {
  // Windows has no such signals: there kill() would end it without a shutdown
  if (process.platform === 'win32')
    return run(place, 'pg_ctl', ['stop', '-D', place.cluster, '-m', mode, '-W']).catch(() => {})
  signal(pid, signals[mode])
}

const kill = (pid: number) => signal(pid, 'SIGKILL')

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // it has ended since we looked
  }
}

async function until(isSo: () => boolean, ms: number): Promise<void> {
  const end = performance.now() + ms
  while (!isSo() && performance.now() < end) await wait(lookAgainMs)
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function isPostgresOf(cluster: string, pid: number): boolean {
  if (process.platform === 'linux') return worksIn(pid) === cluster && nameOf(pid) === 'postgres'
  const list =
    process.platform === 'win32'
      ? ['tasklist', '/FI', `PID eq ${pid}`]
      : ['ps', '-o', 'comm=', '-p', `${pid}`]
  const answer = spawnSync(list[0] ?? '', list.slice(1), { encoding: 'utf8' })
  return answer.status === 0 && basename(answer.stdout.trim()).includes('postgres')
}

function worksIn(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}

function nameOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return null
  }
}
