import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import type { OptionKey } from './option.ts'

export type Column<Row> = {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Digits alone, set so that units line up. A column of money names its unit in the header. */
  numeric?: boolean
  /** The acts of a row, last and narrow. */
  menu?: boolean
  /** May run over several lines. */
  wraps?: boolean
  sort?: 'ascending' | 'descending' | 'none'
  onSort?: () => void
  /** How wide its skeleton is. */
  skeletonWidth?: number
}

export type Selection<Key> = { keys: ReadonlySet<Key>; onChange: (keys: Set<Key>) => void }

export type TableProps<Row, Key extends OptionKey> = {
  /** Names the table: «بارهای اعلام‌شده». */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  /** Names a row for those who do not see it: «بار ۲۰۴۸۱». */
  rowLabel?: (row: Row) => string
  onOpenRow?: (row: Row) => void
  /** The row whose drawer is open. */
  openKey?: Key | undefined
  selection?: Selection<Key>
  /** What stands under a row when it is unfolded; null when it is not. */
  below?: (row: Row) => ReactNode
  loading?: boolean
  empty?: ReactNode
  /** Draws a row as a card on a phone; without it the table scrolls sideways there. */
  card?: (row: Row) => ReactNode
  dense?: boolean
}

export const columnClass = (column: Column<never>) =>
  classes(column.numeric && 'c-num', column.menu && 'c-menu', column.wraps && 'c-wrap')
