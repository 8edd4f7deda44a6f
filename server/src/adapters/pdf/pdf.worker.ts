// The process that prints: gets PdfJobs, answers each with a PdfReply. Its one argument is the templates folder.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { answerJobs } from '../own-process.ts'
import type { PdfJob, PdfReply } from './pdf.typst.ts'
import { qrSvg } from './qr-square.ts'

const templates = process.argv[2] ?? '.'
const { resolve } = createRequire(import.meta.url)
const fonts = ['Regular', 'SemiBold', 'Bold'].map((weight) =>
  readFileSync(resolve(`vazirmatn/fonts/ttf/Vazirmatn-${weight}.ttf`)),
)
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs: fonts }] })

function print(job: PdfJob): Buffer {
  const qrs = JSON.stringify(job.qrTexts.map(qrSvg))
  const compiled = compiler.compile({
    mainFilePath: join(templates, job.template),
    inputs: { data: job.data, qrs },
  })
  if (!compiled.result) throw new Error(complaint(compiled))
  return compiler.pdf(compiled.result)
}

function complaint(compiled: ReturnType<NodeCompiler['compile']>): string {
  const error = compiled.takeError()
  const found: { message: string }[] = error ? compiler.fetchDiagnostics(error) : []
  return found.map((each) => each.message).join('; ') || 'Typst gave neither a page nor a reason'
}

answerJobs((job: PdfJob): PdfReply => {
  try {
    return { pdf: print(job), memoryBytes: process.memoryUsage.rss() }
  } finally {
    // Remembered layouts help no other sheet; kept, they grow the process and save a twentieth of the next (decisions/0151).
    compiler.evictCache(0)
  }
})
