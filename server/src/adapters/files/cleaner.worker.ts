// The process that looks into what users sent: gets CleanJobs, answers each with what it wrote or why it did not.
import { readFile, writeFile } from 'node:fs/promises'
import { type FileKind, mostRows } from '@bargah/contract/kernel/files.ts'
import sharp from 'sharp'
import type { Cleaned } from '../../kernel/uploads.ts'
import { answerJobs } from '../own-process.ts'
import type { CleanJob } from './cleaner.sharp.ts'
import { drawPdf } from './draw-pdf.ts'
import { readSheet } from './read-sheet.ts'

const beginnings: readonly (readonly [FileKind, Buffer])[] = [
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['pdf', Buffer.from('%PDF-')],
]

/** What a file is by how it begins; null for all that is none of ours. */
const kindOfFile = (bytes: Buffer): FileKind | null =>
  beginnings.find(([, beginning]) => bytes.subarray(0, beginning.length).equals(beginning))?.[0] ?? null

const archiveEnd = Buffer.from('PK\u0005\u0006', 'latin1')
const archiveEndReach = 65_557
const otherBeginnings = ['Rar!\u001a\u0007', '7z\u00bc\u00af\u0027\u001c'].map((mark) =>
  Buffer.from(mark, 'latin1'),
)
const pages = /<(?:!doctype|html|script|iframe|svg|\?php)[\s>/]/i

/** Whether the file is something else besides: an archive (read from its end), and of a picture a page or a PDF. */
function isAlsoAnother(kind: FileKind, bytes: Buffer): boolean {
  const isArchive = bytes.subarray(-archiveEndReach).includes(archiveEnd)
  if (isArchive || otherBeginnings.some((mark) => bytes.includes(mark))) return true
  return kind !== 'pdf' && (bytes.includes('%PDF-') || pages.test(bytes.toString('latin1')))
}

const mostPixels = 64_000_000
const longestSide = 2_400
const thumbnailSide = 320

sharp.concurrency(1)
sharp.cache(false)
// of the many kinds that it can read, only ours
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })

async function clean({ from, into, kinds }: CleanJob): Promise<Cleaned> {
  const bytes = await readFile(from)
  if (kinds.includes('sheet')) return readRows(bytes, into)
  const kind = kindOfFile(bytes)
  if (kind === null || !kinds.includes(kind)) return { fault: 'wrongKind' }
  if (isAlsoAnother(kind, bytes)) return { fault: 'hidden' }
  return kind === 'pdf' ? drawPdf(bytes, into) : makeAnew(bytes, into)
}

/** Writes the rows of a sheet, each a line of JSON: its number in the file, then its cells. */
async function readRows(bytes: Buffer, into: string): Promise<Cleaned> {
  const sheet = await readSheet(bytes, mostRows)
  if ('fault' in sheet) return { fault: sheet.fault === 'broken' ? 'broken' : 'tooManyRows' }
  const lines = sheet.rows.map(({ nr, cells }) => JSON.stringify([nr, ...cells]))
  await writeFile(into, lines.join('\n'))
  return { kind: 'sheet', bytes: bytes.length }
}

/** Draws a picture again: upright, no larger than is read on a screen, and without all that was beside its points. */
async function makeAnew(bytes: Buffer, into: string): Promise<Cleaned> {
  try {
    const made = await sharp(bytes, { limitInputPixels: mostPixels, sequentialRead: true, failOn: 'error' })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 85 })
      .toFile(into)
    const thumbnail = await sharp(into)
      .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 70 })
      .toBuffer()
    return { kind: 'jpeg', bytes: made.size, thumbnail }
  } catch (error) {
    return { fault: /pixel limit/.test(String(error)) ? 'tooManyPixels' : 'broken' }
  }
}

answerJobs(clean)
