import { writeXlsx as writeSheets } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { writeXlsx } from '../../kernel/xlsx.ts'
import { readSheet } from './read-sheet.ts'

const read = async (content: string | Buffer, most = 10) => readSheet(Buffer.from(content), most)
const rows = [
  { nr: 1, cells: ['نام', 'دسته'] },
  { nr: 2, cells: ['میلگرد', 'فلزات'] },
]

it.each([
  ['commas', 'نام,دسته\nمیلگرد,فلزات\n'],
  ['semicolons and a BOM', '\ufeffنام;دسته\r\nمیلگرد;فلزات'],
  ['tabs', 'نام\tدسته\nمیلگرد\tفلزات\n'],
  ['quotes', '"نام","دسته"\r\n"میلگرد","فلزات"\r\n'],
  ['blanks around', ' نام , دسته \n میلگرد , فلزات \n'],
])('reads a CSV file with %s', async (_what, content) => {
  expect(await read(content)).toEqual({ rows })
})

it('leaves out empty rows and counts them', async () => {
  expect(await read('نام,دسته\n\n,\nمیلگرد,فلزات\n')).toEqual({
    rows: [rows[0], { ...rows[1], nr: 4 }],
  })
})

async function xlsx(): Promise<Buffer> {
  const columns = ['name', 'group'].map((field, at) => ({
    heading: at ? 'دسته' : 'نام',
    kind: 'text' as const,
    valueType: 'text' as const,
    isNullable: false,
    field,
  }))
  const batches = (async function* () {
    yield [{ name: 'میلگرد', group: 'فلزات' }]
  })()
  const parts: Uint8Array[] = []
  for await (const part of writeXlsx({ title: 'کالا', columns, total: 1 }, batches)) parts.push(part)
  return Buffer.concat(parts)
}

it('reads an XLSX file of our own', async () => {
  expect(await read(await xlsx())).toEqual({ rows })
})

it('reads days as Jalali ones, and hours that a spreadsheet keeps as a part of a day', async () => {
  const column = (numFmt: string) => ({ numFmt })
  const sheet = {
    name: 'بارها',
    rows: [[46_354, 0.604166666666667, 8.5 / 24]],
    columns: ['yyyy/mm/dd', 'h:mm', 'h:mm AM/PM'].map(column),
  }
  const bytes = await writeSheets({ sheets: [sheet] })
  expect(await read(Buffer.from(bytes))).toEqual({
    rows: [{ nr: 1, cells: ['1405/09/07', '14:30', '08:30'] }],
  })
})

const directoryLine = Buffer.from('PK\u0001\u0002', 'latin1')
const directoryEnd = Buffer.from('PK\u0005\u0006', 'latin1')
const manyBytes = 0xf0000000

/** An archive whose first part unpacks to far more than it may, as its directory says. */
async function bomb() {
  const bytes = await xlsx()
  const line = bytes.indexOf(directoryLine)
  bytes.writeUInt32LE(manyBytes, line + 24)
  return { bytes, line, end: bytes.lastIndexOf(directoryEnd) }
}

it('refuses an archive that says that it unpacks to more than it may', async () => {
  expect(await read((await bomb()).bytes)).toEqual({ fault: 'tooLarge' })
})

it('refuses one that says so before the part alone', async () => {
  const { bytes, line } = await bomb()
  const part = bytes.readUInt32LE(line + 42)
  bytes.writeUInt32LE(bytes.readUInt32LE(line + 20), part + 18)
  bytes.writeUInt32LE(manyBytes, part + 22)
  bytes.writeUInt16LE(bytes.readUInt16LE(line + 8) | 8, line + 8)
  bytes.writeUInt32LE(0, line + 20)
  bytes.writeUInt32LE(5, line + 24)
  expect(await read(bytes)).toEqual({ fault: 'tooLarge' })
})

it('refuses one whose directory stands elsewhere, as in archives beyond 4 GB', async () => {
  const { bytes, end } = await bomb()
  const elsewhere = Buffer.alloc(56)
  elsewhere.writeUInt32LE(0x06064b50, 0)
  elsewhere.writeBigUInt64LE(BigInt(bytes.readUInt16LE(end + 10)), 32)
  elsewhere.writeBigUInt64LE(BigInt(bytes.readUInt32LE(end + 16)), 48)
  const leadsThere = Buffer.alloc(20)
  leadsThere.writeUInt32LE(0x07064b50, 0)
  leadsThere.writeBigUInt64LE(BigInt(end), 8)
  bytes.writeUInt16LE(0, end + 10)
  bytes.writeUInt32LE(0xffffffff, end + 12)
  const all = [bytes.subarray(0, end), elsewhere, leadsThere, bytes.subarray(end)]
  expect(await read(Buffer.concat(all))).toEqual({ fault: 'tooLarge' })
})

it('refuses one with a second end that is too short to be one', async () => {
  const { bytes } = await bomb()
  const short = Buffer.alloc(21)
  directoryEnd.copy(short)
  expect(await read(Buffer.concat([bytes, short]))).toEqual({ fault: 'tooLarge' })
})

it.each<[string, () => Promise<string | Buffer>]>([
  ['that ends in the middle', async () => (await xlsx()).subarray(0, 900)],
  ['of another encoding', async () => Buffer.from([0xff, 0xfe, 0x46, 0x06])],
])('refuses a file %s', async (_what, make) => {
  expect(await read(await make())).toEqual({ fault: 'broken' })
})

it('refuses more rows than are asked for', async () => {
  expect(await read('نام\nا\nب\nپ\n', 2)).toEqual({ fault: 'tooManyRows' })
})
