import { ownProcess } from '../own-process.ts'
import { LIMITS, type PdfJob, type PdfReply, program } from './pdf.typst.ts'
import { printableJson } from './pdf.text.ts'

/** A paper as a firm writes one: who wrote it, what it is, its number, and rows; one that is faint cannot be read. */
export type PlainPaper = {
  by: string
  title: string
  number: string
  rows: readonly { label: string; value: string }[]
  isFaint: boolean
}
export type PaperPrinter = { print(paper: PlainPaper): Promise<Buffer>; close(): Promise<void> }

/** Papers of a demo world as PDF, by the same Typst in a process of its own as what the product prints. */
export function createPaperPrinter(): PaperPrinter {
  const printer = ownProcess<PdfJob, PdfReply>(program, { jobMs: LIMITS.renderMs, idleMs: LIMITS.idleMs })
  return {
    async print(paper) {
      const reply = await printer.do({
        template: 'plain-paper.typ',
        parts: [{ data: printableJson([paper]), qrTexts: [] }],
      })
      if ('failure' in reply) throw new Error(`a paper was not printed: ${reply.failure}`)
      return Buffer.from(reply.pdf)
    },
    close: () => printer.close(),
  }
}
