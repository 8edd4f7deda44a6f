import type { Listed } from '@bargah/contract/kernel/endpoint.ts'
import { type ListGroups, maxRows } from '@bargah/contract/kernel/list-columns.ts'
import type { ListField, ListParams } from '@bargah/contract/kernel/read-list.ts'
import type { FileWords } from './sheet.ts'
import { applyList, groupRows, narrowList } from './list.rules.ts'

/** How many rows are read and written at a time; what is made of more outlives a quick collection of garbage (decisions/0014). */
export const batchSize = 500

/** All rows of a view, for a file: how many there will be, the rows in batches, and what lets go of them. */
export type OpenedList<Row> = {
  total: number
  batches: AsyncIterable<Row[]>
  close(): Promise<void>
}

/** Where the rows of a list come from. What a list's handler answers; the binder asks it for what the caller wants. */
export type ListSource<Row> = {
  /** What files say in place of the values of fields. */
  inFiles?: Readonly<Record<string, FileWords>>
  /** One page, and how many rows there are: exact to `maxRows`. */
  page(list: ListParams): Promise<Listed<Row>>
  /** Exactly how many rows there are. */
  count(list: ListParams): Promise<number>
  /** Exactly how many rows there are, and the groups that share a value of a field. */
  groups(list: ListParams, by: ListField): Promise<Grouped>
  open(list: ListParams): Promise<OpenedList<Row>>
}
export type Grouped = { total: number; groups: ListGroups }

/** In: how many there are. Out: what a list says of it (rules 16.1). */
export const counted = (total: number) => (total > maxRows ? { total: maxRows, isAtLeast: true } : { total })

/** A list of rows that were read whole: filter, sort and page work on them in memory. */
export function whole<Row extends object>(rows: readonly Row[]): ListSource<Row> {
  return {
    async page(list) {
      const found = applyList(rows, list)
      const from = (list.page - 1) * list.pageSize
      return { rows: found.slice(from, from + list.pageSize), ...counted(found.length) }
    },
    count: async (list) => narrowList(rows, list).length,
    async groups(list, by) {
      const found = narrowList(rows, list)
      return { total: found.length, groups: groupRows(found, by, list) }
    },
    async open(list) {
      const found = applyList(rows, list)
      return { total: found.length, batches: inBatches(found), close: async () => {} }
    },
  }
}

async function* inBatches<Row>(rows: Row[]) {
  for (let from = 0; from < rows.length; from += batchSize) yield rows.slice(from, from + batchSize)
}
