import { useState } from 'react'
import type { OptionKey } from '../option.ts'

/** The row whose drawer is open, and the way to those beside it. In: the rows of the page, and what they are known by. */
export function useOpenRow<Row, Key extends OptionKey>(rows: readonly Row[], keyOf: (row: Row) => Key) {
  const [openKey, setOpenKey] = useState<Key>()
  const at = openKey === undefined ? -1 : rows.findIndex((row) => keyOf(row) === openKey)
  const open = (row: Row) => setOpenKey(keyOf(row))
  const step = (by: number) => {
    const beside = at < 0 ? undefined : rows[at + by]
    return beside && (() => open(beside))
  }
  return {
    row: rows[at],
    /** For the table. */
    table: { onOpenRow: open, openKey },
    /** For the drawer. */
    drawer: { onClose: () => setOpenKey(undefined), onPrevious: step(-1), onNext: step(1) },
  }
}
