import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

const typed = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=listbox]'

/** Whether a key is pressed alone, where nothing is typed, and no dialog waits for an answer. */
export function isForPage(event: KeyboardEvent): boolean {
  const isChord = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
  const isTyping = event.target instanceof Element && event.target.closest(typed) !== null
  return !isChord && !isTyping && document.querySelector('dialog:modal') === null
}

/** «E», by its place on the keyboard, so that a Persian layout works too; a longer one is a key's own name: `Escape`. */
export type LetterAct = { label: string; shortcut: string; onSelect: () => void }

const steps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, KeyJ: 1, ArrowUp: -1, KeyK: -1 }

/** Out: 1 for ↓ or J, -1 for ↑ or K, alone and where nothing is typed; else 0. */
export const stepOf = (event: KeyboardEvent): 1 | -1 | 0 => (isForPage(event) && steps[event.code]) || 0

const codeOf = (shortcut: string) => (shortcut.length === 1 ? `Key${shortcut}` : shortcut)

const live = new Set<() => readonly LetterAct[]>()

/** What letters do on this page now: each letter once, with the words of all that it does. */
export function lettersNow(): [letter: string, words: string[]][] {
  const words = new Map<string, Set<string>>()
  for (const act of [...live].flatMap((acts) => acts()))
    words.set(act.shortcut, (words.get(act.shortcut) ?? new Set()).add(act.label))
  return [...words].map(([letter, all]) => [letter, [...all]])
}

/** Lets letters do what is offered. In: the acts as they are now, and within what the focus must be; null for nowhere. */
export function useLetters(acts: () => readonly LetterAct[], within: () => EventTarget | null | undefined) {
  // before the next key: rows that have moved are other rows by then
  useLayoutEffect(() => {
    const place = within()
    if (!place) return
    const press = (event: Event) => {
      // a key that is held down acts once
      if (!(event instanceof KeyboardEvent) || event.repeat || event.defaultPrevented || !isForPage(event))
        return
      const act = acts().find(({ shortcut }) => event.code === codeOf(shortcut))
      if (!act) return
      event.preventDefault()
      act.onSelect()
    }
    live.add(acts)
    place.addEventListener('keydown', press)
    return () => {
      live.delete(acts)
      place.removeEventListener('keydown', press)
    }
  })
}

/** What buttons do that name a letter by `aria-keyshortcuts`, as they stand now. In: where, and which of them. */
export const buttonsWithLetters = (place: HTMLElement | null, within = ''): LetterAct[] =>
  [
    ...(place?.querySelectorAll<HTMLElement>(
      `${within} [aria-keyshortcuts]:not(:disabled, [aria-keyshortcuts*='+'])`,
    ) ?? []),
  ].map((button) => ({
    label: button.ariaLabel ?? button.textContent ?? '',
    shortcut: button.ariaKeyShortcuts ?? '',
    onSelect: () => button.click(),
  }))

/** Out: what an input takes as its ref (`given`: the one that it has), so that «/» leads into it; the first of a page has it. */
export function useSlash(given?: RefObject<HTMLInputElement | null>) {
  const own = useRef<HTMLInputElement>(null)
  const field = given ?? own
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.code !== 'Slash' || event.defaultPrevented || !isForPage(event)) return
      if (!field.current?.offsetParent) return
      event.preventDefault()
      field.current.focus()
    }
    // before the window, which opens the search over everything
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [field])
  return field
}

/** J or K leads into the rows of a list from anywhere on the page that is no row and stands over none. In: what gives a row the keyboard. */
export function useWayIntoRows(enter: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isThere = event.target instanceof Element && event.target.closest('tbody tr, dialog') !== null
      if (!/^Key[JK]$/.test(event.code) || isThere || event.defaultPrevented || !isForPage(event)) return
      event.preventDefault()
      enter()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}
