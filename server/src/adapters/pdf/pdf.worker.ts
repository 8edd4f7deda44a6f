// The process that prints: gets PdfJobs, answers each with a PdfReply. Its one argument is the templates folder. As a thread
// of that process it prints one part of a large paper.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { answerJobs } from '../own-process.ts'
import { joinPdfs } from './join-pdfs.ts'
import type { PdfJob, PdfPart, PdfReply } from './pdf.typst.ts'
import { qrSvg } from './qr-square.ts'

type ThreadJob = { template: string; part: PdfPart }

const templates = process.argv[2] ?? '.'
const { resolve } = createRequire(import.meta.url)
const fonts = ['Regular', 'SemiBold', 'Bold'].map((weight) =>
  readFileSync(resolve(`vazirmatn/fonts/ttf/Vazirmatn-${weight}.ttf`)),
)
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs: fonts }] })

function print(template: string, { data, qrTexts }: PdfPart): Uint8Array {
  const qrs = JSON.stringify(qrTexts.map(qrSvg))
  const compiled = compiler.compile({ mainFilePath: join(templates, template), inputs: { data, qrs } })
  if (!compiled.result) throw new Error(complaint(compiled))
  return compiler.pdf(compiled.result)
}

async function printAll({ template, parts: [first, ...others] }: PdfJob): Promise<Uint8Array> {
  const beside = others.map((part) => printBeside({ template, part }))
  const pdfs = await Promise.all([printHere(template, first), ...beside])
  return pdfs.length === 1 ? pdfs[0] : joinPdfs(pdfs)
}

const printHere = async (template: string, part: PdfPart) => print(template, part)

/** Typst writes a paper's file by one core alone: parts are printed at once, each by a thread, which ends with it. */
async function printBeside(job: ThreadJob): Promise<Uint8Array> {
  const thread = new Worker(new URL(import.meta.url), { argv: [templates], workerData: job })
  const [pdf] = await once(thread, 'message')
  return pdf
}

function complaint(compiled: ReturnType<NodeCompiler['compile']>): string {
  const error = compiled.takeError()
  const found: { message: string }[] = error ? compiler.fetchDiagnostics(error) : []
  return found.map((each) => each.message).join('; ') || 'Typst gave neither a page nor a reason'
}

if (isMainThread)
  answerJobs(async (job: PdfJob): Promise<PdfReply> => {
    try {
      return { pdf: await printAll(job), memoryBytes: process.memoryUsage.rss() }
    } finally {
      // Remembered layouts help no other sheet; kept, they grow the process and save a twentieth of the next (decisions/0151).
      compiler.evictCache(0)
    }
  })
else {
  const { template, part }: ThreadJob = workerData
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has none
  parentPort?.postMessage(print(template, part))
}
