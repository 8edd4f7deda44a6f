import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'

/** What a file of rows may hold, and what its archive may unpack to. */
const mostCells = 50
const longestCell = 2_000
const mostUnpacked = 200 * 1024 * 1024

/** A row with its number in the file, as a person counts: the head is 1. */
export type SheetRow = { nr: number; cells: string[] }
export type ReadSheet = { rows: SheetRow[] } | { fault: 'broken' | 'tooLarge' | 'tooManyRows' }

const archive = Buffer.from('PK\u0003\u0004', 'latin1')
const directoryLine = 0x02014b50
const directoryEnd = Buffer.from('PK\u0005\u0006', 'latin1')
const lineLength = 46
const endLength = 22
/** The flag of an entry whose sizes stand beside it; those of its line in the directory may be zero. */
const saidLater = 8

/** In: CSV or XLSX, of any separator and line end. Out: the rows that hold something; formulas are never computed. */
export async function readSheet(bytes: Buffer, mostRows: number): Promise<ReadSheet> {
  try {
    const isXlsx = bytes.subarray(0, archive.length).equals(archive)
    if (isXlsx && unpackedBytes(bytes) > mostUnpacked) return { fault: 'tooLarge' }
    const read = isXlsx
      ? await readXlsx(bytes, { sheets: [0] }).then(({ sheets }) => sheets[0]?.rows ?? [])
      : parseCsv(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    const rows = read.map(rowOf).filter(({ cells }) => cells.some((cell) => cell !== ''))
    return rows.length > mostRows + 1 ? { fault: 'tooManyRows' } : { rows }
  } catch {
    return { fault: 'broken' }
  }
}

const rowOf = (cells: readonly unknown[], at: number): SheetRow => ({
  nr: at + 1,
  cells: cells.slice(0, mostCells).map((cell) => textOf(cell).trim().slice(0, longestCell)),
})

const noonMs = 12 * 60 * 60_000
const halfMinuteMs = 30_000
/** Day 1 of a spreadsheet; before it there are only hours. */
const firstDay = Date.UTC(1900, 0, 1)

/** A day of a spreadsheet is midnight in UTC; at noon it is the same day in Tehran. An hour, a part of a day, is of no day. */
const ofClock = (cell: Date): string =>
  cell.getTime() < firstDay - halfMinuteMs
    ? new Date(cell.getTime() + halfMinuteMs).toISOString().slice(11, 16)
    : jalaliDate(new Date(cell.getTime() + noonMs))

const textOf = (cell: unknown): string =>
  cell instanceof Date
    ? ofClock(cell)
    : cell === null || cell === undefined || typeof cell === 'object'
      ? ''
      : String(cell)

/**
 * What the archive says that it unpacks to; the reader unpacks no entry further than is said. Infinity: it does not say, or
 * says it elsewhere, where the reader would look: in a directory for archives beyond 4 GB, or before an entry alone.
 */
function unpackedBytes(bytes: Buffer): number {
  const end = bytes.lastIndexOf(directoryEnd, bytes.length - endLength)
  const count = bytes.readUInt16LE(end + 10)
  if (count === 0xffff || bytes.readUInt32LE(end + 12) === 0xffffffff) return Number.POSITIVE_INFINITY
  let at = bytes.readUInt32LE(end + 16)
  let sum = 0
  for (let left = count; left > 0; left--) {
    if (bytes.readUInt32LE(at) !== directoryLine) throw new Error('no line of a directory')
    const [packed, unpacked] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)]
    const isSaidElsewhere = packed === 0 && (bytes.readUInt16LE(at + 8) & saidLater) !== 0
    const isUnsaid = isSaidElsewhere || (unpacked === 0 && packed > 2)
    sum += isUnsaid ? Number.POSITIVE_INFINITY : unpacked
    at += lineLength + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return sum
}
