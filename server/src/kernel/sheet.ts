import type { Role } from '@bargah/contract/kernel/access.ts'
import { jalaliParts, parseJalaliDateTime } from '@bargah/contract/kernel/dates.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { columnFor, headingOf, labelOf } from '@bargah/contract/kernel/list-columns.ts'
import { rialToToman } from '@bargah/contract/kernel/money.ts'
import type { ListField } from '@bargah/contract/kernel/read-list.ts'

/** A table as a file: its title, its columns in order, and how many rows will come. */
export type Sheet = { title: string; columns: readonly SheetColumn[]; total: number }

/** `isInToman`: what the row holds in rials stands in the file in toman. */
export type SheetColumn = ListField & { isInToman?: boolean } & Partial<Pick<FileWords, 'say'>>

/**
 * What a file says under a field where the screen says more than the field holds: its words for a row, made of the fields
 * that it `needs`, and a heading where that is another.
 */
export type FileWords<Row = object, Field extends string = string> = {
  heading?: string
  needs: readonly Field[]
  say(row: Row): string | null
}

/** Out: the column in its reader's words, and in his money: drivers read toman alone. */
export function sheetColumnFor(column: ListField, reader: Role | null, words?: FileWords): SheetColumn {
  const own = columnFor(column, reader)
  if (words) return { ...own, heading: words.heading ?? own.heading, say: words.say }
  const isRial = own.kind === 'money' && own.unit === 'ریال'
  return isRial && reader === 'Driver' ? { ...own, unit: 'تومان', isInToman: true } : own
}

/** In: a column. Out: the column as replies have it: its field for a heading, numbers as they are, all else as text. */
export const columnForPrograms = ({ field, valueType, isNullable }: ListField): SheetColumn => ({
  field,
  heading: field,
  kind: valueType === 'number' ? 'number' : 'text',
  valueType,
  isNullable,
})

/** What a row has under a column, in the words and the money of who reads it. */
export function valueOf({ field, isInToman, say }: SheetColumn, row: object): unknown {
  if (say) return say(row)
  const value = (row as Record<string, unknown>)[field]
  return isInToman && typeof value === 'number' ? rialToToman(value) : value
}

/** What a cell holds. `day` and `time` are serials as spreadsheets count them: days since 1899-12-30. */
export type Cell =
  | { is: 'text'; text: string }
  | { is: 'number' | 'money'; value: number }
  | { is: 'day' | 'time' | 'instant'; serial: number }

export const headingsOf = ({ columns }: Sheet) => columns.map(headingOf)

const unixEpoch = 25_569
const keptDays = 20_000
const serials = new Map<string, number | null>()

/** In: a Jalali day. Out: its serial, or null when it is none. Days repeat from row to row, so they are kept. */
function serialOfDay(day: string): number | null {
  const known = serials.get(day)
  if (known !== undefined) return known
  const start = parseJalaliDateTime(day)
  // noon of a day in Tehran is of the same date in UTC
  const serial = start && Math.floor((start.getTime() + dayMs / 2) / dayMs) + unixEpoch
  if (serials.size >= keptDays) serials.clear()
  serials.set(day, serial)
  return serial
}

function shareOfDay(time: string): number | null {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(time) ?? []
  return hour === undefined ? null : (Number(hour) * 60 + Number(minute)) / 1440
}

function serialOfInstant(iso: string): number | null {
  if (Number.isNaN(Date.parse(iso))) return null
  const { year, month, day, hour, minute, second } = jalaliParts(iso)
  const date = serialOfDay(`${year}/${month}/${day}`)
  return date === null ? null : date + (hour * 3600 + minute * 60 + second) / 86_400
}

/** In: a column and the value of its field. Out: what stands in the cell, null when it is empty. */
export function cellOf(column: ListField, value: unknown): Cell | null {
  if (value === null || value === undefined || value === '') return null
  const { kind } = column
  if (kind === 'status' || kind === 'yesNo') return { is: 'text', text: labelOf(column, value as string) }
  const text = String(value)
  if ((kind === 'number' || kind === 'money') && typeof value === 'number') return { is: kind, value }
  if (kind === 'date') return serialCell('day', serialOfDay(text), text)
  if (kind === 'time') return serialCell('time', shareOfDay(text), text)
  if (kind === 'instant') return serialCell('instant', serialOfInstant(text), text)
  return { is: 'text', text }
}

const serialCell = (is: 'day' | 'time' | 'instant', serial: number | null, text: string): Cell =>
  serial === null ? { is: 'text', text } : { is, serial }
