import { clockTime, jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { labelOf } from '@bargah/contract/kernel/list-columns.ts'
import type { ListField } from '@bargah/contract/kernel/read-list.ts'
import { headingsOf, type Sheet, valueOf } from './sheet.ts'

// what spreadsheets take for the beginning of a formula, full width too (OWASP, CSV injection)
const formula = /^[\s]*[=+\-@\t\r\n＝＋－＠]/

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

function textOf(column: ListField, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' && (column.kind === 'number' || column.kind === 'money')) return String(value)
  const text = column.kind === 'instant' ? sayInstant(String(value)) : labelOf(column, value as string)
  return formula.test(text) ? `'${text}` : text
}

/** As people read it; a file for programs has texts alone (`columnForPrograms`), and words stay words. */
function sayInstant(text: string): string {
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? text : `${jalaliDate(at)} ${clockTime(at)}`
}

const lineOf = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`

/** In: a table and its rows, in batches. Out: the bytes of a CSV file, as they come; headings and values in words. */
export async function* writeCsv(sheet: Sheet, batches: AsyncIterable<object[]>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`\ufeff${lineOf(headingsOf(sheet))}`)
  for await (const batch of batches) {
    const lines = batch.map((row) =>
      lineOf(sheet.columns.map((column) => textOf(column, valueOf(column, row)))),
    )
    yield Buffer.from(lines.join(''))
  }
}
