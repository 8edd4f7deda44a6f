import { fileURLToPath } from 'node:url'
import { ownProcess } from '../own-process.ts'
import type { Pdf } from './pdf.port.ts'
import { printableJson } from './pdf.text.ts'

/** One paper to make: a file of the templates folder, its data as JSON, and the words of its QR code. */
export interface PdfJob {
  template: string
  data: string
  qrText: string
}
export type PdfReply = { pdf: Uint8Array }

interface Limits {
  renderMs: number
  idleMs: number
}

const LIMITS: Limits = { renderMs: 20_000, idleMs: 180_000 }

const fromSource = import.meta.url.endsWith('.ts')
const templates = fileURLToPath(new URL(fromSource ? '../../../templates' : '../templates', import.meta.url))
const program = {
  source: new URL('./pdf.worker.ts', import.meta.url),
  bundled: './pdf.worker.js',
  args: [templates],
  cwd: templates,
}

/** Pdf by Typst, in a process of its own; a paper that takes longer than `renderMs` is rejected. */
export function createTypstPdf({ renderMs, idleMs }: Limits = LIMITS): Pdf {
  const printer = ownProcess<PdfJob, PdfReply>(program, { jobMs: renderMs, idleMs })

  async function render(job: PdfJob): Promise<Buffer> {
    const reply = await printer.do(job)
    if ('failure' in reply) throw new Error(`${job.template} was not printed: ${reply.failure}`)
    return Buffer.from(reply.pdf)
  }

  return {
    renderPermit: ({ qrText, ...sheet }) =>
      render({ template: 'permit.typ', data: printableJson(sheet), qrText }),
    close: () => printer.close(),
  }
}
