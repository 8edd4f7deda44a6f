import { type RefObject, useEffect } from 'react'

const steps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** ↑ and ↓ walk the links of a list, from anywhere on the page where no field, dialog or other control has the keys; Enter follows one. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = steps[event.key]
      const now = document.activeElement
      const isFree = now === null || now === document.body || now.id === 'main'
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (document.querySelector('dialog:modal') !== null) return
      if (!isFree && !list.current?.contains(now)) return
      const rows = Array.from(list.current?.querySelectorAll<HTMLElement>('a') ?? [])
      const at = rows.findIndex((row) => row === now)
      const next = rows[Math.min(rows.length - 1, Math.max(0, at + step))]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [list])
}
