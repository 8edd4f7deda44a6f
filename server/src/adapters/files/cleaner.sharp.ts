import type { FileKind } from '@bargah/contract/kernel/files.ts'
import type { Cleaned } from '../../kernel/uploads.ts'
import { ownProcess } from '../own-process.ts'
import type { FileCleaner } from './files.port.ts'

export type CleanJob = { from: string; into: string; kinds: readonly FileKind[] }

type Limits = { jobMs: number; idleMs: number }
const LIMITS: Limits = { jobMs: 20_000, idleMs: 180_000 }
const program = {
  source: new URL('./cleaner.worker.ts', import.meta.url),
  bundled: './cleaner.worker.js',
  // a file that wants more ends its own process, not the server; a page of WebAssembly's memory has 64 KiB
  execArgv: ['--max-old-space-size=256', '--wasm-max-mem-pages=6144'],
}

/** Files looked into, and pictures and the pages of PDFs made anew by sharp and PDFium, one after another in a process of its own. */
export function createSharpCleaner(limits: Limits = LIMITS): FileCleaner {
  const cleaner = ownProcess<CleanJob, Cleaned>(program, limits)
  return {
    async clean(from, into, kinds) {
      const reply = await cleaner.do({ from, into, kinds })
      if (!('failure' in reply)) return reply
      // its process ended over it, or it took too long: no picture that a phone takes does that
      if (reply.isLost) return { fault: 'broken' }
      throw new Error(`a file was not looked into: ${reply.failure}`)
    },
    close: () => cleaner.close(),
  }
}
