import { useEffect } from 'react'

const typed = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox]'

/** Calls back with the place of 1 to 9 outside of fields. By the key's place, so that a Persian keyboard works too. */
export function useFavouriteKeys(open: (at: number) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? []
      const isChord = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
      const isTyping = event.target instanceof Element && event.target.closest(typed) !== null
      if (!digit || isChord || isTyping || document.querySelector('dialog:modal') !== null) return
      open(Number(digit) - 1)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}
