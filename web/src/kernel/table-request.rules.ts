import type { FilterRule } from '@bargah/contract/kernel/list-columns.ts'
import type { ListInput } from '@bargah/contract/kernel/list.ts'
import { type FilterValue, isBlank, type TableState } from '../ui/data-table/table-state.rules.ts'

/**
 * What a column or filter of a table is called in the replies: which fields it shows (and a sheet of it holds), by which
 * it is sorted and filtered; both are the first that it shows unless said. A filter of null is sent by the page, in a
 * field of the call's own.
 */
export type Wire<Field extends string = string> = Readonly<
  Record<string, { shows: readonly Field[]; sort?: Field; filter?: Field | null }>
>

/** In: a table's state and its wire names. Out: what the list is asked, without the page (decisions §2). */
export function viewRequest({ sorts, filters, search }: TableState, wire: Wire): ListInput {
  const sort = sorts.flatMap(({ id, descending }) => {
    const field = wire[id]?.sort ?? wire[id]?.shows[0]
    return field ? [descending ? `-${field}` : field] : []
  })
  const rules = Object.entries(filters).flatMap(([id, value]) => {
    const { filter, shows } = wire[id] ?? { shows: [] }
    const field = filter === undefined ? shows[0] : filter
    return field && !isBlank(value) ? [ruleOf(field, value)] : []
  })
  return {
    ...(sort.length > 0 && { Sort: sort.join(',') }),
    ...(rules.length > 0 && { Filter: JSON.stringify(rules) }),
    ...(search !== '' && { Search: search }),
  }
}

function ruleOf(field: string, value: FilterValue): FilterRule {
  if (value.kind === 'text') return { field, op: 'contains', value: value.text }
  if (value.kind === 'choice') return { field, op: 'in', value: value.keys }
  return { field, op: 'between', value: [value.from, value.to] }
}

/** In: what is asked of a list, and keys of rows. Out: the same of those rows alone, wherever they are in the view. */
export const onlyRows = (
  { Sort }: ListInput,
  field: string,
  keys: readonly (string | number)[],
): ListInput => ({
  ...(Sort && { Sort }),
  Filter: JSON.stringify([{ field, op: 'in', value: keys }] satisfies FilterRule[]),
})

/** In: a table's state, a filter that chooses by id. Out: the ids, as the call's own fields take them. */
export function chosenIds({ filters }: TableState, id: string): number[] {
  const value = filters[id]
  return value?.kind === 'choice' ? value.keys.map(Number).filter(Number.isSafeInteger) : []
}

/** In: a table's state, a filter by days. Out: its ends as the call's own fields take them. */
export function daysOf({ filters }: TableState, id: string) {
  const value = filters[id]
  return value?.kind === 'date' ? { FromDate: value.from, ToDate: value.to } : {}
}

/** In: a table's state and its wire names. Out: the fields of the columns that are shown, in their order. */
export function shownFields({ layout }: TableState, wire: Wire): string[] {
  const shown = layout.order.filter((id) => !layout.hidden.includes(id))
  return [...new Set(shown.flatMap((id) => wire[id]?.shows ?? []))]
}
