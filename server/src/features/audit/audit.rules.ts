import { jobLabels } from '@bargah/contract/features/audit/audit.text.ts'
import { contract } from '@bargah/contract/contract.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'

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

/** In: what was kept of an input. Out: its fields, each with its value as text. */
export const presentInput = (kept: unknown) =>
  Object.entries(factsOf(kept)).map(([name, value]) => ({ name, value: wordOf(value) ?? '' }))

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
