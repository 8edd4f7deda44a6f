import { fileURLToPath } from 'node:url'
import { ownProcess } from '../own-process.ts'
import type { Pdf } from './pdf.port.ts'
import { printableJson } from './pdf.text.ts'

/** Papers to make as one: a file of the templates folder, and the papers in parts that are printed at the same time. */
export interface PdfJob {
  template: string
  parts: readonly [PdfPart, ...PdfPart[]]
}
/** Data of papers as a JSON list, and the words of their QR codes. */
export type PdfPart = { data: string; qrTexts: readonly string[] }
export type PdfReply = { pdf: Uint8Array; memoryBytes: number }

interface Limits {
  renderMs: number
  idleMs: number
  /** A process that has grown beyond it after a paper is ended, and its memory is free; the next paper starts one. */
  keptBytes: number
  /** From so many on, papers are printed in two parts; a thread with its fonts takes as long to start as ten papers. */
  fewestInParts: number
}

/** What each paper after the first may take beyond the limit of one. */
const eachMoreMs = 1_000
export const LIMITS: Limits = {
  renderMs: 20_000,
  idleMs: 180_000,
  keptBytes: 256 * 1024 * 1024,
  fewestInParts: 100,
}

const fromSource = import.meta.url.endsWith('.ts')
const templates = fileURLToPath(new URL(fromSource ? '../../../templates' : '../templates', import.meta.url))
export const program = {
  source: new URL('./pdf.worker.ts', import.meta.url),
  bundled: './pdf.worker.js',
  args: [templates],
  cwd: templates,
}

/** Pdf by Typst, in a process of its own; what takes longer than `renderMs`, and a second for each further paper, is rejected. */
export function createTypstPdf(limits: Partial<Limits> = {}): Pdf {
  const { renderMs, idleMs, keptBytes, fewestInParts } = { ...LIMITS, ...limits }
  const printer = ownProcess<PdfJob, PdfReply>(program, {
    jobMs: renderMs,
    idleMs,
    isSpent: ({ memoryBytes }) => memoryBytes > keptBytes,
  })

  async function render(job: PdfJob, more: number): Promise<Buffer> {
    const reply = await printer.do(job, more * eachMoreMs)
    if ('failure' in reply) throw new Error(`${job.template} was not printed: ${reply.failure}`)
    const { buffer, byteOffset, byteLength } = reply.pdf
    return Buffer.from(buffer, byteOffset, byteLength)
  }

  /** Papers of one template; what their squares say goes beside the data. */
  function renderAll(template: string, papers: readonly { qrText: string }[]): Promise<Buffer> {
    const half = papers.length < fewestInParts ? papers.length : Math.ceil(papers.length / 2)
    const rest = half < papers.length ? [partOf(papers.slice(half))] : []
    return render({ template, parts: [partOf(papers.slice(0, half)), ...rest] }, papers.length - 1)
  }

  return {
    renderPermit: (...sheets) => renderAll('permit.typ', sheets),
    renderTurnSlip: (slip) => renderAll('turn-slip.typ', [slip]),
    renderStatement: (statement) =>
      render(
        { template: 'statement.typ', parts: [{ data: printableJson(statement), qrTexts: [] }] },
        statement.sheets.length - 1,
      ),
    close: () => printer.close(),
  }
}

function partOf(papers: readonly { qrText: string }[]): PdfPart {
  const sheets = papers.map(({ qrText, ...sheet }) => ({ qrText, sheet }))
  return {
    data: printableJson(sheets.map(({ sheet }) => sheet)),
    qrTexts: sheets.map(({ qrText }) => qrText),
  }
}
