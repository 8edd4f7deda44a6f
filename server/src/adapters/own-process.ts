import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

type Program = {
  /** Its file without the ending: of source, and beside the bundle. */
  source: URL
  bundled: string
  args?: readonly string[]
  execArgv?: readonly string[]
  cwd?: string
}
type Limits<Reply> = {
  jobMs: number
  idleMs: number
  /** Whether a process that answered so is ended, and the next job begins with a new one. */
  isSpent?: (reply: Reply) => boolean
}
/** What becomes of a job; `isLost` when the program did not live to say so. */
export type Answered<T> = T | { failure: string; isLost?: true }

// The same code runs from source (node, vitest) and bundled, as dist/main.js beside the programs' own files.
const fromSource = import.meta.url.endsWith('.ts')

// A process and not a thread: native code can neither be stopped in a thread nor gives its memory back from one, and its
// crash would be the server's. It is given none of the server's environment.
function start({ source, bundled, args = [], execArgv = [], cwd }: Program): ChildProcess {
  const file = fromSource ? source : new URL(bundled, import.meta.url)
  const child = fork(fileURLToPath(file), [...args], {
    cwd,
    env: {},
    execArgv: [...execArgv],
    serialization: 'advanced',
  })
  // What goes wrong during a job is reported by `ask`; one lost while idle is replaced at the next job.
  child.on('error', () => {})
  return child
}

/** The program's answer; rejects when it ends, cannot be reached, or takes longer than `jobMs`. */
async function ask<T>(child: ChildProcess, job: object, jobMs: number): Promise<Answered<T>> {
  const { promise, resolve, reject } = Promise.withResolvers<Answered<T>>()
  const ended = () => reject(new Error('its process ended'))
  const late = setTimeout(() => reject(new Error(`it took longer than ${jobMs} ms`)), jobMs)
  child.once('message', resolve).once('exit', ended).once('error', reject)
  try {
    child.send(job)
    return await promise
  } finally {
    clearTimeout(late)
    child.off('message', resolve).off('exit', ended).off('error', reject)
  }
}

/**
 * A program in one process of its own: started by the first job, ended after `idleMs` without one. Jobs are done one after
 * another; one that takes longer than `jobMs` fails, and its process is killed. Memory that native code took for a large
 * job comes back only with the process: `isSpent` says when it is worth a new one.
 */
export function ownProcess<Job extends object, Reply extends object>(
  program: Program,
  limits: Limits<Reply>,
) {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let queue: Promise<unknown> = Promise.resolve()
  let closed = false

  function end() {
    child?.kill('SIGKILL')
    child = null
  }

  async function run(job: Job, moreMs: number): Promise<Answered<Reply>> {
    clearTimeout(idle)
    try {
      if (!child?.connected) child = start(program)
    } catch (error) {
      // what `fork` throws and does not report, as where the machine has no memory; the job itself is not to blame
      end()
      return { failure: `its process could not be started: ${String(error)}` }
    }
    keepsServerAlive(child, true)
    const reply = await ask<Reply>(child, job, limits.jobMs + moreMs).catch((error: Error) => {
      end()
      return { failure: error.message, isLost: true as const }
    })
    if (!('failure' in reply) && limits.isSpent?.(reply)) end()
    if (child) keepsServerAlive(child, false)
    idle = setTimeout(end, limits.idleMs).unref()
    return reply
  }

  return {
    /** Rejects after `close`; otherwise answers, if only with what went wrong. `moreMs`: what a large job may take beyond `jobMs`. */
    async do(job: Job, moreMs = 0): Promise<Answered<Reply>> {
      if (closed) throw new Error('it is closed')
      const done = queue.then(() => run(job, moreMs))
      // whatever becomes of one job, the next is tried
      queue = done.catch(() => {})
      return done
    },
    async close(): Promise<void> {
      closed = true
      await queue
      clearTimeout(idle)
      end()
    },
    /** Ends it at once: what it was doing is lost. */
    cut(): void {
      closed = true
      clearTimeout(idle)
      end()
    },
  }
}

// An idle process must not hold up a server that wants to exit.
function keepsServerAlive(child: ChildProcess, busy: boolean) {
  if (busy) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}

/** The program's side: answers each job, until the server is gone. A signal meant for the server lets the job end. */
export function answerJobs<Job, Reply extends object>(work: (job: Job) => Promise<Reply> | Reply): void {
  const answer = async (job: Job): Promise<Answered<Reply>> => {
    try {
      return await work(job)
    } catch (error) {
      return { failure: error instanceof Error ? error.message : String(error) }
    }
  }
  process.on('message', (job: Job) => void answer(job).then((reply) => process.send?.(reply)))
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => {})
  process.on('disconnect', () => process.exit())
}
