import { csvOf } from './client-rows.rules.ts'
import type { DataColumn } from './data-table-props.ts'

/** Hands a file to the browser to be saved. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  // browsers write a half-space as _
  link.download = name.replaceAll('\u200c', ' ')
  link.click()
  // the browser reads it after the click
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Saves rows that are all here as CSV: every column that has a value, in plain words and numbers. */
export async function saveRowsAsCsv<Row>(
  title: string,
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
): Promise<void> {
  const valued = columns.flatMap(({ header, value }) => (value ? [{ header, value }] : []))
  const lines = rows.map((row) => valued.map(({ value }) => value(row)))
  const heads = valued.map(({ header }) => header)
  saveFile(`${title}.csv`, new Blob([csvOf(heads, lines)], { type: 'text/csv;charset=utf-8' }))
}
