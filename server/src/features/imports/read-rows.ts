import { createHash } from 'node:crypto'
import {
  importRefusals,
  likeRow,
  notFoundByName,
  sameAsRow,
} from '@bargah/contract/features/imports/imports.text.ts'
import { toLatinDigits } from '@bargah/contract/kernel/digits.ts'
import type { JsonObject } from '@bargah/contract/kernel/json-field.ts'
import { normalizeText } from '@bargah/contract/kernel/text.ts'
import type { ImportColumn, KindOfImport, Named } from './kind-of-import.ts'

/** A row of a file: its number there, its cells in the order of the kind's columns, and what is to be looked at in it though it is right. */
export type FileRow = { nr: number; cells: string[]; fault: string | null; notice: string | null }

/** With what the row of a template begins that tells how to fill it in. */
export const noteMark = 'راهنما:'

/** In: a kind's columns and the head of a file. Out: where in the file each stands, -1 for none; or why it is none of these. */
export function placesOf(columns: readonly ImportColumn[], head: readonly string[]) {
  const headings = head.map(normalizeText)
  const places = columns.map(({ heading }) => headings.indexOf(normalizeText(heading)))
  const missing = columns.filter(({ isRequired }, at) => isRequired && places[at] === -1)
  if (missing.length === 0) return { places, fault: undefined }
  return { places, fault: importRefusals.no_columns(missing.map(({ heading }) => `«${heading}»`).join('، ')) }
}

/** What a template has in a column as an example; of halls the sender's own, where he has one. */
export const exampleOf = ({ example, named }: ImportColumn, hall: string | undefined): string =>
  named === 'hall' && hall !== undefined ? hall : example

/** Makes rows of a file's lines; null for what the template holds of itself. It remembers what may stand there only once. */
export function rowReader(
  { columns, once, notices }: KindOfImport,
  places: readonly number[],
  hall?: string,
) {
  const seen = new Map<string, number>()
  const whole = new Map<string, number>()
  const examples = [undefined, hall].map((name) =>
    columns.map((column) => normalizeText(exampleOf(column, name))).join('\n'),
  )
  return (nr: number, line: readonly string[]): FileRow | null => {
    const cells = columns.map(({ digits }, at) => readCell(line[places[at] ?? -1] ?? '', digits))
    const key = cells.map(normalizeText)
    if (
      line[0]?.startsWith(noteMark) ||
      examples.includes(key.join('\n')) ||
      key.every((cell) => cell === '')
    )
      return null
    const which = columns.map(({ field }, at) => (once.includes(field) ? key[at] : '')).join('\n')
    const earlier = which.trim() === '' ? undefined : seen.get(which)
    if (earlier === undefined) seen.set(which, nr)
    if (earlier !== undefined) return { nr, cells, fault: sameAsRow(earlier), notice: null }
    const like = whole.get(key.join('\n'))
    if (like === undefined) whole.set(key.join('\n'), nr)
    const cellOf = (field: string) => cells[columns.findIndex((column) => column.field === field)] ?? ''
    const noticed = [...(notices?.(cellOf) ?? []), ...(like === undefined ? [] : [likeRow(like)])]
    return { nr, cells, fault: null, notice: noticed.join(' ') || null }
  }
}

/** What is the same of the same rows in the same order, however their file was made. */
export const fingerprintOf = () => {
  const hash = createHash('sha256')
  return {
    add: ({ cells }: FileRow) => void hash.update(`${JSON.stringify(cells.map(normalizeText))}\n`),
    end: () => hash.digest('hex'),
  }
}

/** As it was meant: without the mark by which our own CSV keeps text from becoming a formula, and with its first zeros. */
function readCell(cell: string, digits = 0): string {
  const text = cell.replace(/^'(?=[=+\-@])/, '')
  return digits > 0 && /^\d{7,}$/.test(toLatinDigits(text)) ? text.padStart(digits, '0') : text
}

/** By names as `normalizeText` has them: what a column's field is given, or the fields that stand for what is named. */
export type Names = Readonly<Record<Named, ReadonlyMap<string, number | boolean | JsonObject>>>

/** What stands between the names of a cell. */
const between = /[،؛,]/

/** In: a row's cells. Out: the body of the call, and what is named in it that is not there. */
export function bodyOf({ columns, fixed }: KindOfImport, cells: readonly string[], names: Names) {
  const body: JsonObject = { ...fixed }
  const faults: string[] = []
  const stoodIn = new Set<string>()
  columns.forEach(({ field, heading, named, several, reads }, at) => {
    const cell = cells[at] ?? ''
    if (cell === '') return
    if (reads) return void Object.assign(body, reads(cell))
    if (!named) return void (body[field] = cell)
    const known = names[named]
    const told = several ? cell.split(between).filter((name) => name.trim() !== '') : [cell]
    const values = told.map((name) => {
      const value = known.get(normalizeText(name))
      if (value === undefined) {
        faults.push(notFoundByName(heading, name.trim()))
        stoodIn.add(field)
      }
      // another stands in for what is missing, so that nothing else is said of it
      return value ?? known.values().next().value ?? 1
    })
    const [value = 1] = values
    if (several) body[field] = values
    else if (typeof value === 'object') Object.assign(body, value)
    else body[field] = value
  })
  return { body, faults, stoodIn }
}
