import { jobLabels } from '@bargah/contract/features/audit/audit.text.ts'
import { contract } from '@bargah/contract/contract.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import { fieldTitles } from '@bargah/contract/kernel/fields.ts'

/** What a person calls a call: the title of a write, that of the list that was taken as a file, or of a job. */
export const titles: Readonly<Record<string, string>> = {
  ...jobLabels,
  ...Object.fromEntries(
    Object.entries<EndpointShape>(contract).flatMap(([key, { title, table }]) => {
      const named = title ?? table?.title
      return named === undefined ? [] : [[key, named]]
    }),
  ),
}
export const titleOf = (endpoint: string): string => titles[endpoint] ?? endpoint

type Facts = Record<string, unknown>
const factsOf = (kept: unknown): Facts => (kept ?? {}) as Facts

const wordOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The Persian names of what a call takes; none for a job, or a call that is no more. */
function inputTitles(call: string): Readonly<Record<string, string>> {
  const { query, body } = (contract as Partial<Record<string, EndpointShape>>)[call] ?? {}
  return { ...fieldTitles(query), ...fieldTitles(body) }
}

/** In: a call and what was kept of its input. Out: its fields, each with its Persian name and its value as text. */
export function presentInput(call: string, kept: unknown) {
  const named = inputTitles(call)
  return Object.entries(factsOf(kept)).map(([name, value]) => ({
    name,
    title: named[name] ?? null,
    value: wordOf(value) ?? '',
  }))
}

/** In: a row before and after, null where it was not yet or is no more. Out: what happened to it and each of its columns. */
export function presentChange(change: { tableName: string; rowId: string; before: unknown; after: unknown }) {
  const { tableName, rowId } = change
  const [before, after] = [factsOf(change.before), factsOf(change.after)]
  const isFull = change.before === null || change.after === null
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const columns = names.map((name) => ({ name, before: wordOf(before[name]), after: wordOf(after[name]) }))
  return {
    table: tableName,
    rowId,
    act:
      change.before === null
        ? ('made' as const)
        : change.after === null
          ? ('deleted' as const)
          : ('changed' as const),
    columns: isFull ? columns.filter((column) => column.before !== null || column.after !== null) : columns,
  }
}
