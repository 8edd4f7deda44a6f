import { useEffect } from 'react'

const typed = 'input, textarea, select, [contenteditable]'

/** Calls back on Ctrl-K, ⌘K, and «/» where no list takes it for its own search, and on «؟» for the help of keys. By the key's place, so that a Persian keyboard works too. */
export function usePaletteKeys(open: () => void, help: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isChord = (event.ctrlKey || event.metaKey) && !event.altKey && event.code === 'KeyK'
      const isSlash = event.code === 'Slash' && !event.ctrlKey && !event.metaKey
      const isTyping = event.target instanceof Element && event.target.closest(typed) !== null
      const isBehindDialog = document.querySelector('dialog:modal') !== null
      if (event.defaultPrevented || isBehindDialog || !(isChord || (isSlash && !isTyping))) return
      event.preventDefault()
      if (isSlash && event.shiftKey) help()
      else open()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}
