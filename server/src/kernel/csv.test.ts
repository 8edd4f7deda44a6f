import type { ListField } from '@bargah/contract/kernel/read-list.ts'
import { expect, it } from 'vitest'
import { writeCsv } from './csv.ts'

const column = (field: string, kind: ListField['kind'], more: Partial<ListField> = {}): ListField => ({
  field,
  kind,
  heading: field,
  valueType: 'text',
  isNullable: true,
  ...more,
})
const columns = [
  column('name', 'text', { heading: 'نام' }),
  column('rent', 'money', { heading: 'کرایه', unit: 'تومان' }),
  column('status', 'status', { heading: 'وضعیت', labels: { 1: 'صادرشده' } }),
]

async function write(rows: object[]) {
  const batches = async function* () {
    yield rows
  }
  let text = ''
  for await (const bytes of writeCsv({ title: 'بارها', columns, total: rows.length }, batches()))
    text += Buffer.from(bytes).toString('utf8')
  return text
}

it('is UTF-8 with a mark, Persian headings, every cell quoted, lines ended as spreadsheets want', async () => {
  expect(await write([{ name: 'گفت: "بار"، بندر', rent: -5, status: 1 }, { name: null }])).toBe(
    '\ufeff"نام","کرایه (تومان)","وضعیت"\r\n"گفت: ""بار""، بندر","-5","صادرشده"\r\n"","",""\r\n',
  )
})

it.each([
  ['2026-11-21T10:08:01.325Z', '1405/08/30 13:38'],
  ['هیچ‌گاه', 'هیچ‌گاه'],
  [null, ''],
])('has the instant %j as people read it', async (at, text) => {
  const batches = async function* () {
    yield [{ at }]
  }
  const sheet = { title: 'نوبت‌ها', columns: [column('at', 'instant')], total: 1 }
  let written = ''
  for await (const bytes of writeCsv(sheet, batches())) written += Buffer.from(bytes).toString('utf8')
  expect(written).toBe(`\ufeff"at"\r\n"${text}"\r\n`)
})

it.each(['=1+1', '+98912', '-cmd', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '＠1'])(
  'keeps %j from being run',
  async (name) => {
    expect(await write([{ name }])).toContain(`\r\n"'${name}","",""\r\n`)
  },
)
