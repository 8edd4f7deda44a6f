import { spawnSync } from 'node:child_process'
import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

type Holder = { pid: number; started: string; isEnding?: boolean }

export type FolderLock = {
  /** Tells whoever wants the folder next that it is worth waiting for. */
  sayEnding(): void
  release(): void
}

// one whose starter has just died ends by itself, and says so before long
const patienceMs = 2_000
// longer than a server takes to end
const patienceWithEndingMs = 25_000
const lookAgainMs = 200

/**
 * Holds `file` for this process until release() or until the process dies, however it dies. One that is about to end is
 * waited for. Throws a sentence when another live process (or this one) holds it.
 */
export async function lockFolder(file: string): Promise<FolderLock> {
  const from = performance.now()
  for (;;) {
    const { lock, holder } = tryLock(file)
    if (lock) return lock
    const waited = performance.now() - from
    if (waited > (holder?.isEnding ? patienceWithEndingMs : patienceMs)) throw folderTaken(holder)
    await wait(lookAgainMs)
  }
}

function folderTaken(holder: Holder | null): Error {
  const pid = holder?.pid
  return new Error(
    `این DATA_DIR را سرور دیگری (شمارهٔ پردازه ${pid ?? 'نامعلوم'}) در دست دارد؛ نخست آن را ببندید یا DATA_DIR دیگری بدهید.\n` +
      `Another server (process ${pid ?? 'unknown'}) is using this DATA_DIR; stop it first, or give another DATA_DIR.`,
  )
}

function tryLock(file: string): { lock: FolderLock | null; holder: Holder | null } {
  const fd = openSync(file, 'a+', 0o600)
  const holder = readHolder(file)
  const kernel = askKernel(fd)
  if (kernel === 'taken' || (kernel === 'unknown' && holder && isAlive(holder))) {
    closeSync(fd)
    return { lock: null, holder }
  }
  return { lock: holdLock(fd), holder: null }
}

function holdLock(fd: number): FolderLock {
  const own: Holder = { pid: process.pid, started: startOf(process.pid) ?? '' }
  const write = (holder: Holder) => {
    ftruncateSync(fd)
    writeSync(fd, JSON.stringify(holder))
  }
  write(own)
  let held = true
  return {
    sayEnding() {
      if (held) write({ ...own, isEnding: true })
    },
    release() {
      if (!held) return
      held = false
      ftruncateSync(fd)
      closeSync(fd)
    },
  }
}

// flock(1) locks the open file it inherits as descriptor 3 and ends; the lock stays with our own descriptor, so the
// kernel drops it with us, even after kill -9, and it holds between containers that share the folder.
function askKernel(fd: number): 'held' | 'taken' | 'unknown' {
  const { status } = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', fd] })
  if (status === 0) return 'held'
  return status === 1 ? 'taken' : 'unknown'
}

function readHolder(file: string): Holder | null {
  try {
    const found: Partial<Holder> = JSON.parse(readFileSync(file, 'utf8'))
    return found.pid ? { pid: found.pid, started: found.started ?? '', isEnding: found.isEnding } : null
  } catch {
    return null
  }
}

/** Whether the very process that wrote `holder` still lives: the same number, started at the same moment. */
function isAlive(holder: Holder): boolean {
  const started = startOf(holder.pid)
  return started !== null && started === holder.started
}

/** When process `pid` started, in the system's own notation; '' where it cannot be told, null when there is none. */
function startOf(pid: number): string | null {
  if (process.platform === 'win32') return answers(pid) ? '' : null
  if (process.platform === 'linux') return linuxStart(pid)
  const answer = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
  return answer.status === 0 ? answer.stdout.trim() : null
}

function linuxStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // the command's name, in brackets, may hold blanks; after it come the state (field 3) … start time (field 22)
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? null : (fields[19] ?? null)
  } catch {
    return null
  }
}

function answers(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
