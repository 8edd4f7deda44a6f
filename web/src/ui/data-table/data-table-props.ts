import type { ReactNode, RefObject } from 'react'
import type { DayCounts } from '../date-range.ts'
import type { OptionKey } from '../option.ts'
import type { ColumnFacts, FilterKind, TableGroups, TableState } from './table-state.rules.ts'
import type { Totals } from './sums.rules.ts'

/** A filter of a list: what it is called, and what may be chosen. */
export type TableFilter = {
  id: string
  label: string
  icon?: ReactNode
  /** It may stand in the tool row, where two have room, days before others; the rest wait behind «فیلتر». */
  always?: boolean
  /** Seldom asked for: it stands behind the others until it is wanted, or set. */
  isRare?: boolean
} & (
  | { kind: 'text' }
  | {
      kind: 'choice'
      options: readonly { key: OptionKey; label: string }[]
      several?: boolean
      /** What is said where there are no options. */
      missing?: ReactNode
    }
  | { kind: 'number'; unit?: string }
  | { kind: 'date' }
)

export type DataColumn<Row> = ColumnFacts & {
  /** Plain words, also for the chooser and paper. A column of money names its unit: «کرایه، تومان». */
  header: string
  cell: (row: Row) => ReactNode
  /** The texts of a row under it that a search looks into. */
  searched?: readonly { field: string; heading: string }[]
  /** Digits alone, set so that units line up. */
  numeric?: boolean
  /** In px, before the room that is left is shared out. */
  width?: number
  /** How narrow, in px, it may become where the room is scarce: its words are then cut. */
  cutTo?: number
  /** Its words are cut after those of all others. */
  cutLast?: boolean
  /** What is summed of a row, and the words of each sum for the foot: «جمع کرایه ۳۱۶٬۱۲۰٬۰۰۰ تومان». */
  sums?: readonly { field: string; of: (row: Row) => number; words: (sum: number) => string }[]
}

/** A page of rows that the server sorted, filtered and cut as the state says. */
export type ServerRows<Row> = {
  rows: readonly Row[]
  total: number
  /** `rows` and `total` are those of the open group; without one there are none. */
  groups?: TableGroups | undefined
  /** What all rows come to, by the fields that are summed, once it is known; without it what stands on the page is added up. */
  sums?: Readonly<Record<string, number>> | undefined
  /** There are more than `total`. */
  totalIsAtLeast?: boolean
  /** So long that it is sorted by one column alone, and not by every one. */
  isLong?: boolean
  onCount?: () => void
  counting?: boolean
  /** Nothing is there to show yet. */
  loading: boolean
  /** Newer rows are on their way; those before are still shown. */
  refreshing?: boolean
  /** A sentence that says what to do. */
  error: string | null
  retry: () => void
}

/** How many rows the same asks for without its days, and the way there. */
export type EveryDay = { total: number; isAtLeast: boolean; onShow: () => void }

/** A letter and what it does on a row, in the words of the drawer's button: `E`, «ویرایش». */
export type RowLetter = readonly [letter: string, label: string]

/** `fields`: CSV with the names and values that programs know. */
export type SheetFormat = 'xlsx' | 'csv' | 'fields'
/** 0 to 1, or null when it is not known how much there is. */
export type SheetProgress = { share: number | null; rows?: number | undefined; bytes?: number }
export type ExportSheet = (
  format: SheetFormat,
  options: {
    signal: AbortSignal
    onProgress: (progress: SheetProgress) => void
    /** Only these rows; without it all of the view. */
    keys?: readonly OptionKey[] | undefined
  },
) => Promise<void>

/** A tab over the list. `opens`: it is a saved report, which brings a whole state. */
export type TableView = {
  key: string
  label: string
  count?: string | number | undefined
  opens?: TableState
}

/** Where saved reports open: under «⋯», when asked. */
export type ReportsPlace = {
  isOpen: boolean
  anchor: RefObject<HTMLButtonElement | null>
  onClose: () => void
}
export type DrawReports = (place: ReportsPlace) => ReactNode

/** Draws with how many rows each day of the presets has, under all that is asked beside this filter, once they are counted. */
export type CountDays = (filter: string, draw: (counts: DayCounts | undefined) => ReactNode) => ReactNode

export type DataTableProps<Row extends object, Key extends OptionKey> = {
  /** Names the list: «بارهای اعلام‌شده». */
  label: string
  /** What is counted: «بار». */
  noun: string
  columns: readonly DataColumn<Row>[]
  filters?: readonly TableFilter[]
  rowKey: (row: Row) => Key
  /** Names a row for those who do not see it: «بار ۲۰۴۸۱». */
  rowLabel: (row: Row) => string

  source: ServerRows<Row>

  /** Kept by the page, in the address as a rule: the table has no other. `start` is what reset returns to. */
  state: TableState
  start: TableState
  onStateChange: (state: TableState) => void

  views?: readonly TableView[]
  groupings?: readonly { id: string; label: string }[]
  /** What can be searched for, as the words in the box; without it there is no search. */
  searchHint?: string
  onOpenRow?: (row: Row) => void
  openKey?: Key | undefined
  /** What letters do on the row that has the keyboard; all of it is done by `onLetter`. */
  letters?: ((row: Row) => readonly RowLetter[]) | undefined
  onLetter?: ((row: Row, letter: string) => void) | undefined
  /** What unfolds under a row, behind a chevron that is called `label`. */
  child?: { label: (row: Row) => string; render: (row: Row) => ReactNode }
  /** Rows can be chosen, and a spreadsheet of them be made. */
  selectable?: boolean
  /** What else can be done with those chosen, as dense buttons. */
  bulk?: (chosen: { keys: ReadonlySet<Key>; clear: () => void }) => ReactNode
  /** A row as a card on a phone; without it the table scrolls sideways there. */
  card?: (row: Row) => ReactNode
  /** It stands beside something larger: rows are cards on a desk too. */
  isNarrow?: boolean
  /** Its rows are low, which a person can choose. */
  isDense?: boolean
  onDense?: (on: boolean) => void
  /** What rows come to, in words, where the sums of columns would say too little. */
  totals?: Totals<Row> | undefined
  /** How many rows a page of the size `fit` has. */
  fits?: number
  /** Something stands beside it: the size of a page is not offered. */
  isCrowded?: boolean
  /** The page is this list: at a desk it reaches the window's end, where its foot stays. */
  isPage?: boolean
  /** How many rows there are stands over it: it says itself only when a search found none. */
  isCounted?: boolean
  /** In the foot, after count and sums. */
  underRows?: ReactNode
  /** Fetches a spreadsheet of all rows of the view. */
  onExport?: ExportSheet
  countDays?: CountDays
  /** Draws the saved reports, which «⋯» opens. */
  reports?: DrawReports | undefined
  /** For a list without rows; with filters set, `emptyFiltered`. */
  empty: ReactNode
  emptyFiltered?: ReactNode
  errorTitle?: string
  /** Where few were found within some days. */
  everyDay?: EveryDay | undefined
  now: Date
}

/** What the address of a table is read and written by. */
export const factsOf = (
  columns: readonly ColumnFacts[],
  filters: readonly TableFilter[] = [],
  views: readonly string[] = [],
  groupings: readonly string[] = [],
) => ({
  columns,
  filters: filters.map(({ id, kind }): { id: string; kind: FilterKind } => ({ id, kind })),
  views,
  groupings,
})
