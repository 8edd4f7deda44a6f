import type { FilterRule } from '@bargah/contract/kernel/list-columns.ts'
import type { ListInput } from '@bargah/contract/kernel/list.ts'
import { type FilterValue, isBlank, type TableState } from '../ui/data-table/table-state.rules.ts'

export type ListRequest = Readonly<Record<string, unknown>>
/** What a column is called in the replies: the fields it shows (and a spreadsheet of it holds), and the one that sorts it. */
export type WireColumn = { shows: readonly string[]; sort: string | null }
/** What a filter is called: a field of the rows, or one of the call's own, or two for both ends. */
export type WireFilter = { field: string } | { own: string | readonly [string, string]; several: boolean }
export type Wire = {
  columns: Readonly<Record<string, WireColumn>>
  filters: Readonly<Record<string, WireFilter>>
  /** What each view asks for. */
  views: Readonly<Record<string, ListRequest>>
}

/**
 * In: a table's state, what its parts are called, and further conditions. Out: what the list is asked, without the page (rules 16.1). Throws
 * when the state speaks of what the list does not have: dropped in silence, it would show rows that nobody asked for.
 */
export function viewRequest(
  { sorts, filters, search, view }: TableState,
  wire: Wire,
  more: readonly FilterRule[] = [],
): ListRequest {
  const sort = sorts.map(({ id, descending }) => {
    const field = known(wire.columns[id]?.sort, `sorted by ${id}`)
    return descending ? `-${field}` : field
  })
  const set = Object.entries(filters)
    .filter(([, value]) => !isBlank(value))
    .map(([id, value]) => [known(wire.filters[id], `filtered by ${id}`), value] as const)
  const rules = [...set.flatMap(([to, value]) => ('field' in to ? [ruleOf(to.field, value)] : [])), ...more]
  const own = set.flatMap(([to, value]) => ('own' in to ? ownFields(to, value) : []))
  return {
    ...(view !== '' && known(wire.views[view], `seen as ${view}`)),
    ...Object.fromEntries(own),
    ...(sort.length > 0 && { Sort: sort.join(',') }),
    ...(rules.length > 0 && { Filter: JSON.stringify(rules) }),
    ...(search !== '' && { Search: search }),
  }
}

function known<T>(found: T | null | undefined, what: string): T {
  if (found === undefined || found === null) throw new Error(`this list is not ${what}`)
  return found
}

function ruleOf(field: string, value: FilterValue): FilterRule {
  if (value.kind === 'text') return { field, op: 'contains', value: value.text }
  if (value.kind === 'choice') return { field, op: 'in', value: value.keys }
  return { field, op: 'between', value: [value.from, value.to] }
}

type OwnField = Extract<WireFilter, { own: unknown }>

/** A filter as the call's own fields take it: its text, the keys chosen, or both ends. */
function ownFields({ own, several }: OwnField, value: FilterValue): [string, unknown][] {
  const [first, last] = typeof own === 'string' ? [own, own] : own
  if (value.kind === 'text') return [[first, value.text]]
  if (value.kind === 'choice') {
    const keys = value.keys.map((key) => (/^-?\d{1,15}$/.test(key) ? Number(key) : key))
    return [[first, several ? keys : keys[0]]]
  }
  return [
    [first, value.from ?? undefined],
    [last, value.to ?? undefined],
  ]
}

/** In: what is asked of a list, and keys of rows. Out: the same of those rows alone, wherever they are in the view. */
export const onlyRows = (
  view: ListRequest,
  field: string,
  keys: readonly (string | number)[],
): ListRequest & ListInput => ({
  ...view,
  Search: undefined,
  Filter: JSON.stringify([{ field, op: 'in', value: keys }] satisfies FilterRule[]),
})

/** In: a table's state and its wire names. Out: the fields of the columns that are shown, in their order. */
export function shownFields({ layout }: TableState, wire: Wire): string[] {
  const shown = layout.order.filter((id) => !layout.hidden.includes(id))
  return [...new Set(shown.flatMap((id) => wire.columns[id]?.shows ?? []))]
}
