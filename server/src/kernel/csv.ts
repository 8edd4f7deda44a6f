import { labelOf } from '@bargah/contract/kernel/list-columns.ts'
import type { ListField } from '@bargah/contract/kernel/read-list.ts'
import { headingsOf, type Sheet, valueOf } from './sheet.ts'

// what spreadsheets take for the beginning of a formula, full width too (OWASP, CSV injection)
const formula = /^[\s]*[=+\-@\t\r\n＝＋－＠]/

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

function textOf(column: ListField, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' && (column.kind === 'number' || column.kind === 'money')) return String(value)
  const text = labelOf(column, value as string)
  return formula.test(text) ? `'${text}` : text
}

const lineOf = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`

/** In: a table and its rows, in batches. Out: the bytes of a CSV file, as they come; Persian headings, values as in replies. */
export async function* writeCsv(sheet: Sheet, batches: AsyncIterable<object[]>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`\ufeff${lineOf(headingsOf(sheet))}`)
  for await (const batch of batches) {
    const lines = batch.map((row) =>
      lineOf(sheet.columns.map((column) => textOf(column, valueOf(column, row)))),
    )
    yield Buffer.from(lines.join(''))
  }
}
