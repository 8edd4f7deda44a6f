import { sayOfFile } from './said-of-files.rules.ts'
import type { AuditRow } from '@bargah/contract/features/audit/audit.schema.ts'
import { auditOutcomeLabels } from '@bargah/contract/features/audit/audit.states.ts'
import { erasedWord, jobLabels, noValue } from '@bargah/contract/features/audit/audit.text.ts'
import { columnLabels } from '@bargah/contract/features/audit/column-labels.text.ts'
import type { PriorityReason } from '@bargah/contract/features/rounds/rounds.states.ts'
import { reasonsToOthers } from '@bargah/contract/features/rounds/rounds.text.ts'
import { type Contract, contract } from '@bargah/contract/contract.ts'
import { callNameNow, oldCallNames } from '@bargah/contract/old-names.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { fieldTitles } from '@bargah/contract/kernel/fields.ts'
import { flagLabels } from '@bargah/contract/features/company-users/flags.text.ts'
import { unknownDevice } from '@bargah/contract/features/auth/auth.text.ts'
import { clockTime, jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { type NamesOfIds, nameOfId } from './audit-ids.rules.ts'
import { foreignLabels, inputLabels, valueLabels } from './value-labels.rules.ts'

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const labelParts = /^(.+) \((.+)\)$/
/** Columns that count: their digits are parted, others are read one by one. */
const counts = /_(rial|toman|kg)$/

type Column = { name: string; title: string; unit: string | null }

/** In: a column. Out: what people call it, and what it is counted in: «کرایه», «تومان». */
export function wordsOfColumn(name: string): Column {
  const label = columnLabels[name] ?? 'مقدار'
  const [, title = label, unit = null] = labelParts.exec(label) ?? []
  return { name, title, unit }
}

/** In: a value as the audit keeps it, and the column and table that it stood in. Out: it as a person reads it; null = empty. */
export function sayValue(value: unknown, name = '', table = ''): string | null {
  if (value === null || value === undefined || value === '') return null
  const word = valueLabels[`${table}.${name}`]?.[String(value)]
  if (word !== undefined) return word
  if (Array.isArray(value)) return value.map((one) => sayItem(one, name)).join('، ') || null
  if (typeof value === 'object') return toPersianDigits(JSON.stringify(value))
  return sayPlain(String(value), name)
}

const flags: Readonly<Record<string, string>> = flagLabels
const sayItem = (one: unknown, name: string) => flags[String(one)] ?? sayValue(one, name) ?? ''
/** What is read as words. Hashes and addresses of sites stay as they are kept. */
const isForPeople = (text: string) => /\p{Script=Arabic}/u.test(text)
/** Stays as it is typed. */
const isAccount = /^user_?name$/i

/** A day as calls take it, or an hour: «1405/09/10», «07:30». */
const dayOrHour = /^\d+([/:]\d+)+$/

function sayPlain(text: string, name: string): string {
  if (isAccount.test(name)) return text
  if (text === unknownDevice) return 'ناشناس'
  if (text === 'true') return 'بله'
  if (text === 'false') return 'خیر'
  if (/^-?\d+$/.test(text) && counts.test(name)) return formatNumber(Number(text))
  if (/^-?\d+(\.\d+)?$/.test(text) || dayOrHour.test(text)) return toPersianDigits(text)
  const at = instant.test(text) ? new Date(text) : null
  if (at === null || Number.isNaN(at.getTime())) return isForPeople(text) ? toPersianDigits(text) : text
  return toPersianDigits(`${jalaliDate(at)}، ${clockTime(at)}`)
}

/** What a person calls a call: the title of a write, that of the list that was taken as a file, or of a job. */
const titlesNow: Readonly<Record<string, string>> = {
  ...jobLabels,
  ...Object.fromEntries(
    Object.entries<EndpointShape>(contract).flatMap(([key, { title, table }]) => {
      const named = title ?? (table && `خروجی ${table.title}`)
      return named === undefined ? [] : [[key, named]]
    }),
  ),
}
/** The titles of calls, by the names that they have and had. */
export const titles: Readonly<Record<string, string>> = {
  ...titlesNow,
  ...Object.fromEntries(Object.entries(oldCallNames).map(([before, now]) => [before, titlesNow[now] ?? now])),
}
/** The titles of those that are called otherwise when others do them for a driver. */
export const titlesByStaff: Readonly<Record<string, string>> = Object.fromEntries(
  [...Object.keys(contract), ...Object.keys(oldCallNames)].flatMap((name) => {
    const { titleByStaff }: EndpointShape = contract[callNameNow(name) as keyof Contract]
    return titleByStaff === undefined ? [] : [[name, titleByStaff]]
  }),
)
/** In: a call, and the role of who made it. Out: what a person calls what he did. */
export const titleOf = (endpoint: string, role: string | null): string =>
  (role === 'Driver' ? undefined : titlesByStaff[endpoint]) ?? titles[endpoint] ?? endpoint

type Facts = Record<string, unknown>
const factsOf = (kept: unknown): Facts => (kept ?? {}) as Facts

/** The Persian names of what a call takes; none for a job, or a call that is no more. */
function inputTitles(call: string): Readonly<Record<string, string>> {
  const { query, body } = (contract as Partial<Record<string, EndpointShape>>)[callNameNow(call)] ?? {}
  return { ...fieldTitles(query), ...fieldTitles(body) }
}

/** In: a call and what was kept of its input. Out: its fields, each with its Persian name and its value in words. */
export function presentInput(call: string, kept: unknown, names: NamesOfIds = new Map()) {
  const named = inputTitles(call)
  const { table } = (contract as Partial<Record<string, EndpointShape>>)[callNameNow(call)] ?? {}
  return Object.entries(factsOf(kept)).map(([name, value]) => {
    const ofList = table && named[name] === undefined ? sayOfFile(table, name, String(value)) : null
    if (ofList) return { name, ...ofList }
    const field = `${callNameNow(call)}.${name}`
    return {
      name,
      title: named[name] ?? null,
      value: sayInput(value, name, { labels: inputLabels[field] ?? foreignLabels[field], names }),
    }
  })
}

type Known = { labels: Readonly<Record<string, string>> | undefined; names: NamesOfIds }
function sayInput(value: unknown, name: string, { labels = {}, names }: Known): string {
  const say = (one: unknown) => labels[String(one)] ?? nameOfId(one, name, names) ?? sayItem(one, name)
  return Array.isArray(value) ? value.map(say).join('، ') : say(value)
}

const actOf = ({ before, after }: { before: unknown; after: unknown }) =>
  before === null ? ('made' as const) : after === null ? ('deleted' as const) : ('changed' as const)

type ChangeKept = { tableName: string; rowId: string; before: unknown; after: unknown }

/** In: a row before and after, null where it was not yet or is no more. Out: what happened to it and each of its columns. */
export function presentChange(change: ChangeKept, names: NamesOfIds = new Map()) {
  const { tableName: table, rowId } = change
  const [before, after] = [factsOf(change.before), factsOf(change.after)]
  const act = actOf(change)
  const columns = namesOf(before, after).map((name) => ({
    name,
    title: columnLabels[name] ?? null,
    before: nameOfId(before[name], name, names) ?? sayValue(before[name], name, table),
    after: nameOfId(after[name], name, names) ?? sayValue(after[name], name, table),
  }))
  return {
    table,
    rowId,
    act,
    columns:
      act === 'changed'
        ? columns
        : columns.filter((column) => column.before !== null || column.after !== null),
  }
}

const namesOf = (before: Facts, after: Facts) => [...new Set([...Object.keys(before), ...Object.keys(after)])]

/** Acts that set a secret: of it a row says that it is another, and never what else changed with it. */
const secretActs: readonly string[] = [
  'changeMyPassword',
  'changePasswordOf',
  'changeDriverPassword',
  'saveCompanyWsCode',
] satisfies (keyof Contract)[]

const acts = { made: 'ساخته شد', deleted: 'پاک شد' }
const secret = 'عوض شد، نوشته نمی‌شود'

/** What a line did to its subject, as the database gives it: null where it touched none. */
export type OfSubject = { table: string; before: unknown; after: unknown; choice?: ChoiceNow | null } | null
/** How a choice stands today, and how many were made with it, itself among them. */
type ChoiceNow = { reason: PriorityReason | null; together: number }
type Line = { call: string; isDone: boolean; change: OfSubject }

/** In: a line. Out: what became of its subject, in the words of one row: what decides first, and how much beside it. */
export function sayChanged({ call, isDone, change }: Line): AuditRow['said']['changed'] {
  if (!isDone) return null
  if (secretActs.includes(callNameNow(call))) return { label: secret, before: null, after: null, others: 0 }
  if (!change) return null
  const act = actOf(change)
  if (act === 'made' && change.choice) return { label: sayChoice(change.after, change.choice), ...plain }
  if (act !== 'changed') return { label: acts[act], ...plain }
  const [before, after] = [factsOf(change.before), factsOf(change.after)]
  const [first, ...others] = namesOf(before, after).toSorted((a, b) => rankOf(a) - rankOf(b))
  if (first === undefined) return null
  const { title, unit } = wordsOfColumn(first)
  const said = sayValue(after[first], first, change.table)
  return {
    label: title,
    before: sayValue(before[first], first, change.table),
    after: unit && said !== null ? `${said} ${unit}` : said,
    others: others.filter((name) => rankOf(name) < dull).length,
  }
}

const plain = { before: null, after: null, others: 0 }

/** In: a choice as it was made, and as it stands. Out: «جای ۲ فهرست، به راننده رسید». */
function sayChoice(made: unknown, { reason, together }: ChoiceNow): string {
  const place = `جای ${toPersianDigits(String(factsOf(made)['rank']))} فهرست`
  const others = together > 1 ? ` و ${formatNumber(together - 1)} انتخاب پس از آن` : ''
  return `${place}${others}، ${reason === null ? 'در انتظار تقسیم' : reasonsToOthers[reason]}`
}

const ranks = [/^(status|state)$/, /^(is_\w+|awaits_\w+)$/, /_(rial|toman)$/]
const dull = ranks.length + 1

/** What decides comes first; when, by whom and which number a row has tell a reader least. */
function rankOf(name: string): number {
  if (/(^id|_id|_at|_by|_line)$/.test(name)) return dull
  const rank = ranks.findIndex((pattern) => pattern.test(name))
  return rank < 0 ? ranks.length : rank
}

/** In: a line. Out: why it was not done, or what became of its subject; null where nothing is known. */
export function sayCame({ outcome, reason, said }: Pick<AuditRow, 'outcome' | 'reason' | 'said'>) {
  if (outcome !== 'done') return [auditOutcomeLabels[outcome], reason].filter(Boolean).join('، ')
  if (!said.changed) return said.isErased ? erasedWord : null
  const { label, before, after, others } = said.changed
  const change = (before ?? after) === null ? '' : ` ${before ?? noValue} ← ${after ?? noValue}`
  return `${label}${change}${others > 0 ? `، ${formatNumber(others)} مقدار دیگر` : ''}`
}
