import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { DrawerPart } from './DrawerRows.tsx'

/** Which part is open, inside or in its place; on the way back its row has the focus again. */
export function useOpened(
  dialog: RefObject<HTMLDialogElement | null>,
  parts: readonly DrawerPart[],
  startAt?: string,
) {
  // whether it opened inside; not known before the parts are there
  const [opened, setOpened] = useState<{ key: string; isWhole?: boolean } | undefined>(
    startAt === undefined ? undefined : { key: startAt },
  )
  const last = useRef<string>(undefined)
  useEffect(() => {
    const row = !opened && last.current && dialog.current?.querySelector(`[data-row="${last.current}"]`)
    if (row instanceof HTMLElement) row.focus()
    last.current = opened?.key
  }, [dialog, opened])
  const back = useCallback(() => setOpened(undefined), [])
  const partOf = (key: string | undefined) => parts.find((part) => part.key === key)
  const isWholeOf = (key: string) => partOf(key)?.show !== undefined && partOf(key)?.well === undefined
  const part = partOf(opened?.key)
  const isWhole = opened && (opened.isWhole ?? isWholeOf(opened.key))
  const inside = part?.show && isWhole ? part : undefined
  const well = part && !inside && (part.well || !part.show) ? part.key : undefined
  return {
    inside,
    well,
    /** Whether there is something to close before the drawer. */
    isOpen: inside !== undefined || (well !== undefined && part?.well !== undefined),
    /** Opens a part; the one that stands open in its place closes. */
    open: (key: string) => setOpened(well === key ? undefined : { key, isWhole: isWholeOf(key) }),
    onWhole: (key: string) => setOpened({ key, isWhole: true }),
    back,
  }
}
