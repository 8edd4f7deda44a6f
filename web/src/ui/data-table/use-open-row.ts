import { useState } from 'react'
import type { OptionKey } from '../option.ts'

/**
 * The row whose drawer is open, and the way to those beside it. It stays open, as it last was, when newer rows push it
 * off the page. In: the rows of the page, and what they are known by.
 */
export function useOpenRow<Row, Key extends OptionKey>(rows: readonly Row[], keyOf: (row: Row) => Key) {
  const [opened, open] = useState<Row>()
  const openKey = opened === undefined ? undefined : keyOf(opened)
  const at = openKey === undefined ? -1 : rows.findIndex((row) => keyOf(row) === openKey)
  const seen = rows[at]
  if (seen !== undefined && seen !== opened) open(seen)
  const step = (by: number) => {
    const beside = at < 0 ? undefined : rows[at + by]
    return beside && (() => open(beside))
  }
  return {
    row: seen ?? opened,
    /** For the table. */
    table: { onOpenRow: (row: Row) => open(row), openKey },
    /** For the drawer. */
    drawer: { onClose: () => open(undefined), onPrevious: step(-1), onNext: step(1) },
  }
}
