import type { ReactNode } from 'react'
import type { Contract } from '@bargah/contract/contract.ts'
import type { BodyInput, QueryInput } from '@bargah/contract/kernel/endpoint.ts'
import type { ListInput } from '@bargah/contract/kernel/list.ts'
import type { ListColumn, ListTable } from '@bargah/contract/kernel/list-columns.ts'
import type { DataColumn, TableFilter } from '../ui/data-table/data-table-props.ts'
import type { TableFacts } from '../ui/data-table/table-address.rules.ts'
import type { TableState } from '../ui/data-table/table-state.rules.ts'
import type { Totals } from '../ui/data-table/sums.rules.ts'
import type { CallData, CallKey } from './api.ts'
import { type AnyScreen, makeScreen } from './make-screen.tsx'
import type { CardLines, CardPart } from './RowCard.tsx'
import type { Wire } from './table-request.rules.ts'

export type ListKey = {
  [K in CallKey]: Contract[K] extends { reply: 'list' } ? K : never
}[CallKey]
export type RowOf<K extends ListKey> =
  CallData<K> extends { rows: (infer Row extends object)[] } ? Row : never
type FieldOf<K extends ListKey> = keyof RowOf<K> & string
type Input<K extends ListKey> = NonNullable<BodyInput<Contract[K]> | QueryInput<Contract[K]>>
/** What a call takes beside the parameters of every list. */
type OwnInput<K extends ListKey> = Omit<Input<K>, keyof ListInput>
type OwnName<K extends ListKey> = keyof OwnInput<K> & string

type Look = { label?: string; icon?: ReactNode; always?: boolean }
type WithoutName<T> = T extends unknown ? Omit<T, 'id' | 'label'> : never
/** A filter that is sent in a field of the call's own, days and numbers in two: the server has an index for it. */
type OwnFilter<K extends ListKey> = WithoutName<TableFilter> &
  Look & {
    own: OwnName<K> | readonly [from: OwnName<K>, to: OwnName<K>]
  }

/** A column that is more than the contract says: joined of several fields, drawn or filtered in its own way. */
type ScreenColumn<K extends ListKey> = {
  /** The fields that it shows, and a spreadsheet of it holds. */
  shows: FieldOf<K> | readonly [FieldOf<K>, ...FieldOf<K>[]]
  /** What it is sorted by, and named and drawn as, if not the first shown; false: by nothing. */
  sort?: FieldOf<K> | false
  heading?: string
  /** In place of the filters that its fields have; or how the one of its only field looks; false: none. */
  filter?: OwnFilter<K> | Look | false
  cell?: (row: RowOf<K>) => ReactNode
  width?: number
  /** How narrow it may become, its words cut, and whether after all others; a plain text may without saying so. */
  cutTo?: number
  cutLast?: boolean
  /** A name: its words are never cut. */
  isWhole?: boolean
  /** It names the row: first, and always shown. */
  isIdentity?: boolean
}

type Screen<K extends ListKey, Id extends string> = {
  /** Under which word its reports are kept: «cargos». */
  list: string
  /** What is counted: «بار». */
  noun: string
  /** What a row is called, where that is more than what its first column shows, whose words must be part of it. */
  name?: (row: RowOf<K>) => string
  /** The first columns, in order, by what the address calls them. The others of the contract follow as they are. */
  columns: Readonly<Record<Id, ScreenColumn<K> | FieldOf<K>>>
  /** What shows only when asked for, beside what the contract hides. */
  hidden?: readonly (NoInfer<Id> | FieldOf<K>)[]
  /**
   * Which columns leave where the room is scarce, the first first: each whole, and never one that the person himself showed,
   * pinned or gave a width. What is not named stays, and its words are cut at most.
   */
  leaves?: readonly (NoInfer<Id> | FieldOf<K>)[]
  /** Fields that have no column here. */
  without?: readonly FieldOf<K>[]
  /** Filters that no column has. */
  filters?: Readonly<Record<string, OwnFilter<K> & { label: string }>>
  /** Filters that are seldom asked for, by their ids: they stand behind the others. */
  rare?: readonly (NoInfer<Id> | FieldOf<K> | (string & {}))[]
  acts?: { label: string; cell: (row: RowOf<K>) => ReactNode } | undefined
  views?: readonly { key: string; label: string; asks: Partial<OwnInput<K>> }[]
  /** In place of the sums of its columns: what rows come to, of this page or of those chosen, for whoever acts on them. */
  totals?: Totals<RowOf<K>>
  /** Each view says how many it has. */
  countsViews?: boolean
  /** A row on a phone: lines of columns by their ids, or of words of their own; the first names the row. */
  card?: readonly (readonly (NoInfer<Id> | FieldOf<K> | CardPart<RowOf<K>>)[])[]
  /** How high it is what the page has between its title and the list, in px: a note, a search of its own. */
  above?: number
  /** How the table stands at first. */
  start?: Partial<TableState>
  /** The field that rows are known by; `id` unless said. */
  key?: FieldOf<K>
}

/** A list as the panel shows it: made by `listScreen`, drawn by `useListTable`. */
export type ListScreen<K extends ListKey> = {
  call: K
  list: string
  noun: string
  title: string
  /** The field that rows are known by, and what names one: the words of all that their identity shows. */
  key: string
  namesOf: (row: RowOf<K>) => string
  columns: readonly DataColumn<RowOf<K>>[]
  filters: readonly TableFilter[]
  views: readonly { key: string; label: string }[]
  groupings: readonly ListColumn[]
  facts: TableFacts
  wire: Wire
  start: Partial<TableState>
  above: number
  countsViews: boolean
  totals: Totals<RowOf<K>> | undefined
  card: CardLines<RowOf<K>> | undefined
  acts: CardPart<RowOf<K>> | undefined
}

/**
 * The screen of a list. In: its call, the table that the contract gives it, and what this screen says beyond that. Out:
 * columns and filters, and what each is called on the wire. A name that the call does not have does not compile.
 */
export const listScreen = <K extends ListKey, const Id extends string>(
  call: K,
  table: ListTable<FieldOf<K>>,
  screen: Screen<K, Id>,
): ListScreen<K> =>
  // the names are checked by the types above; what is made of them is the same for every list
  ({ call, ...makeScreen(table, screen as unknown as AnyScreen) }) as unknown as ListScreen<K>
