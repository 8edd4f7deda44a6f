import type { ColumnKind } from '@bargah/contract/kernel/list-columns.ts'
import type { ListField } from '@bargah/contract/kernel/read-list.ts'
import { strFromU8, unzipSync } from 'fflate'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { writeXlsx } from './xlsx.ts'

type Given = Partial<ListField> & { field: string; kind: ColumnKind }
const column = (given: Given): ListField => ({
  heading: given.field,
  valueType: 'text',
  isNullable: true,
  ...given,
})
const columns = [
  column({ field: 'card', heading: 'کارت هوشمند', kind: 'identifier' }),
  column({ field: 'name', heading: 'نام', kind: 'text' }),
  column({ field: 'rent', heading: 'کرایه', kind: 'money', unit: 'تومان' }),
  column({ field: 'ratio', heading: 'نسبت', kind: 'number' }),
  column({ field: 'day', heading: 'تاریخ', kind: 'date' }),
  column({ field: 'hour', heading: 'ساعت', kind: 'time' }),
  column({ field: 'at', heading: 'لحظه', kind: 'instant' }),
  column({ field: 'isNew', heading: 'تازه', kind: 'yesNo' }),
  column({ field: 'status', heading: 'وضعیت', kind: 'status', labels: { 0: 'باطل‌شده', 1: 'صادرشده' } }),
]

async function* inBatches(...batches: object[][]) {
  yield* batches
}
async function write(rows: object[], sheet: Partial<Parameters<typeof writeXlsx>[0]> = {}) {
  const chunks: Uint8Array[] = []
  const all = { title: 'بارها', columns, total: rows.length, ...sheet }
  for await (const chunk of writeXlsx(all, inBatches(rows))) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}
const sheetOf = (bytes: Uint8Array) =>
  strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())

const row = {
  card: '0012345',
  name: 'بندرعباس',
  rent: 37_515_000,
  ratio: 12.5,
  day: '1405/08/30',
  hour: '14:05',
  at: '2026-11-21T10:35:20.000Z',
  isNew: true,
  status: 1,
}

describe('a sheet, opened by another reader', () => {
  it('runs from right to left under a frozen head of Persian headings', async () => {
    const { sheets } = await readXlsx(await write([row]))
    expect(sheets[0]?.name).toBe('بارها')
    expect(sheets[0]?.view?.rightToLeft).toBe(true)
    expect(sheets[0]?.freezePane).toMatchObject({ rows: 1 })
    const headings = ['کارت هوشمند', 'نام', 'کرایه (تومان)', 'نسبت', 'تاریخ', 'ساعت', 'لحظه', 'تازه', 'وضعیت']
    expect(sheets[0]?.rows[0]).toEqual(headings)
  })

  it('has text with its zeros, real numbers, real days and hours, and words for codes', async () => {
    const { sheets } = await readXlsx(await write([row]))
    const [card, name, rent, ratio, day, hour, at, isNew, status] = sheets[0]?.rows[1] ?? []
    expect([card, name, rent, ratio, isNew, status]).toEqual([
      '0012345',
      'بندرعباس',
      37_515_000,
      12.5,
      'بله',
      'صادرشده',
    ])
    expect(day).toEqual(new Date('2026-11-21T00:00:00Z'))
    expect(at).toEqual(new Date('2026-11-21T14:05:20Z'))
    expect(hour).toBeInstanceOf(Date)
  })

  it('leaves empty what is empty, and has any number of rows and columns', async () => {
    const wide = Array.from({ length: 60 }, (_, n) => column({ field: `f${n}`, kind: 'number' }))
    const rows = Array.from({ length: 1_234 }, (_, n) => ({ f0: n, f59: -n, f30: null }))
    const { sheets } = await readXlsx(await write(rows, { columns: wide }))
    expect(sheets[0]?.rows).toHaveLength(1_235)
    expect(sheets[0]?.rows[1_234]?.[0]).toBe(1_233)
    expect(sheets[0]?.rows[1_234]?.[59]).toBe(-1_233)
    expect(sheets[0]?.rows[1_234]?.[30] ?? null).toBeNull()
    expect((await readXlsx(await write([]))).sheets[0]?.rows).toHaveLength(1)
  })
})

describe('the file itself', () => {
  it('says the direction, the freeze, and the Persian calendar of days', async () => {
    const bytes = await write([row])
    const xml = sheetOf(bytes)
    expect(xml).toContain('rightToLeft="1"')
    expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
    expect(xml).toContain('<c r="E2" s="5"><v>46347</v></c>')
    expect(xml).toContain('<c r="C2" s="3"><v>37515000</v></c>')
    expect(strFromU8(unzipSync(bytes)['xl/styles.xml'] ?? new Uint8Array())).toContain(
      'formatCode="[$-fa-IR,16]yyyy/mm/dd;@"',
    )
  })

  it.each([
    '=1+1',
    '+98912',
    '-cmd',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '=HYPERLINK("http://x","y")',
    "=cmd|'/C calc'!A0",
  ])('keeps %j as text of the text format, never a formula', async (name) => {
    const bytes = await write([{ ...row, name }])
    const xml = sheetOf(bytes)
    expect(xml).not.toContain('<f')
    expect(xml).toMatch(/<c r="B2" s="2" t="inlineStr">/)
    const { sheets } = await readXlsx(bytes)
    expect(String(sheets[0]?.rows[1]?.[1]).trim()).toBe(name.trim())
  })

  it('is whole XML whatever the text holds', async () => {
    const names = [
      'a < b & "c" > d',
      '</t></is></c>',
      'الف\u0000ب\u000b',
      '_x0041_',
      ' دو  فاصله ',
      '\ud800',
      '🚚',
    ]
    const { sheets } = await readXlsx(await write(names.map((name) => ({ name }))))
    const read = sheets[0]?.rows.slice(1).map((cells) => cells[1])
    expect(read).toEqual([names[0], names[1], 'الفب', '_x0041_', ' دو  فاصله ', '', '🚚'])
  })

  it('keeps text that is no day or hour as it is, and cuts what no cell can hold', async () => {
    const long = 'الف'.repeat(20_000)
    const { sheets } = await readXlsx(await write([{ day: 'نامعلوم', hour: '–', at: 'x', name: long }]))
    const [, name, , , day, hour, at] = sheets[0]?.rows[1] ?? []
    expect([day, hour, at]).toEqual(['نامعلوم', '–', 'x'])
    expect(String(name)).toHaveLength(32_767)
  })

  it('fails as its rows fail', async () => {
    async function* broken(): AsyncGenerator<object[]> {
      yield [row]
      throw new Error('the database went away')
    }
    const reading = async () => {
      for await (const chunk of writeXlsx({ title: 'ب', columns, total: 2 }, broken()))
        expect(chunk).toBeDefined()
    }
    await expect(reading()).rejects.toThrow('the database went away')
  })
})
