import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Pdf } from './pdf.port.ts'
import { printableJson } from './pdf.text.ts'

/** One paper to make: a file of the templates folder, its data as JSON, and the words of its QR code. */
export interface PdfJob {
  template: string
  data: string
  qrText: string
}
export type PdfReply = { pdf: Uint8Array } | { failure: string }

interface Limits {
  renderMs: number
  idleMs: number
}

const LIMITS: Limits = { renderMs: 20_000, idleMs: 180_000 }

// The same code runs from source (tsx, vitest) and bundled, as dist/main.js beside dist/pdf.worker.js.
const fromSource = import.meta.url.endsWith('.ts')
const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const templates = pathOf(fromSource ? '../../../templates' : '../templates')
const workerFile = pathOf(fromSource ? './pdf.worker.ts' : './pdf.worker.js')

// A process and not a thread: Typst is native code, which a thread can neither be stopped in nor gives its
// memory back from, and whose crash would be the server's. It is given none of the server's environment.
function startWorker(): ChildProcess {
  const worker = fork(workerFile, [templates], {
    cwd: templates,
    env: {},
    execArgv: fromSource ? ['--import', 'tsx'] : [],
    serialization: 'advanced',
  })
  // What goes wrong during a job is reported by `ask`; one lost while idle is replaced at the next print.
  worker.on('error', () => {})
  return worker
}

/** The worker's reply; rejects when it ends, cannot be reached, or takes longer than `renderMs`. */
async function ask(worker: ChildProcess, job: PdfJob, renderMs: number): Promise<PdfReply> {
  const settled = new AbortController()
  const { signal } = settled
  const reply = once(worker, 'message', { signal }).then(([message]): PdfReply => message)
  const end = once(worker, 'exit', { signal }).then(() => 'its process ended')
  const late = wait(renderMs, `it took longer than ${renderMs} ms`, { signal })
  try {
    worker.send(job)
    const first = await Promise.race([reply, end, late])
    if (typeof first === 'string') throw new Error(first)
    return first
  } finally {
    settled.abort()
  }
}

/**
 * Pdf by Typst, in one process of its own: started by the first print, ended after `idleMs` without one.
 * Papers are made one after another; one that takes longer than `renderMs` is rejected and its process killed.
 */
export function createTypstPdf(limits: Limits = LIMITS): Pdf {
  let worker: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let queue: Promise<unknown> = Promise.resolve()
  let closed = false

  function endWorker() {
    worker?.kill('SIGKILL')
    worker = null
  }

  async function render(job: PdfJob): Promise<Buffer> {
    clearTimeout(idle)
    if (!worker?.connected) worker = startWorker()
    keepsServerAlive(worker, true)
    const reply = await ask(worker, job, limits.renderMs).catch((error: Error) => {
      endWorker()
      return { failure: error.message }
    })
    if (worker) keepsServerAlive(worker, false)
    idle = setTimeout(endWorker, limits.idleMs).unref()
    if ('failure' in reply) throw new Error(`${job.template} was not printed: ${reply.failure}`)
    return Buffer.from(reply.pdf)
  }

  function enqueue(job: PdfJob): Promise<Buffer> {
    if (closed) return Promise.reject(new Error('Printing is closed'))
    const paper = queue.then(() => render(job))
    queue = paper.catch(() => {})
    return paper
  }

  return {
    renderPermit: ({ qrText, ...sheet }) =>
      enqueue({ template: 'permit.typ', data: printableJson(sheet), qrText }),
    async close() {
      closed = true
      await queue
      clearTimeout(idle)
      endWorker()
    },
  }
}

// An idle worker must not hold up a server that wants to exit.
function keepsServerAlive(worker: ChildProcess, busy: boolean) {
  if (busy) {
    worker.ref()
    worker.channel?.ref()
  } else {
    worker.unref()
    worker.channel?.unref()
  }
}
