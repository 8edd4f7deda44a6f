import type { Address } from './address.ts'

type Place = { left: number; top: number }
/** By the path of each element that scrolls; the window has its own. */
type Places = Record<string, Place>

const ofWindow = 'window'
const storageKey = 'bargah.scroll'
const most = 100

/** Where an element stands in the page, as a selector that finds it there again. */
function pathOf(element: Element): string {
  const parts: string[] = []
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.id) return [`#${CSS.escape(at.id)}`, ...parts].join(' > ')
    const before = at.parentElement ? [...at.parentElement.children].indexOf(at) : 0
    parts.unshift(`${at.localName}:nth-child(${before + 1})`)
  }
  return parts.join(' > ')
}

function kept(): Map<string, Places> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'))
  } catch {
    // storage may be closed: places are remembered until the page is loaded anew
    return new Map()
  }
}

/** So that Back shows what was seen. `main` is the part of a desk that begins at its top on each page. */
export function makeScrolling(main: string) {
  const places = kept()
  const scrolled = new Set<Element>()
  history.scrollRestoration = 'manual'
  document.addEventListener('scroll', ({ target }) => target instanceof Element && scrolled.add(target), {
    capture: true,
    passive: true,
  })

  /** In: the key of the entry that is left. */
  function note(key: string): void {
    const seen: Places = { [ofWindow]: { left: window.scrollX, top: window.scrollY } }
    for (const element of scrolled)
      if (element.isConnected) seen[pathOf(element)] = { left: element.scrollLeft, top: element.scrollTop }
      else scrolled.delete(element)
    places.delete(key)
    places.set(key, seen)
    const [oldest] = places.keys()
    if (oldest !== undefined && places.size > most) places.delete(oldest)
  }

  /** In: the entry that is shown now. A new one begins at its top, or where its address names a part of it. */
  function show({ state: { key }, href }: Address): void {
    const { [ofWindow]: page, ...parts } = places.get(key) ?? {}
    window.scrollTo(page?.left ?? 0, page?.top ?? 0)
    document.querySelector(main)?.scrollTo(0, 0)
    for (const [path, place] of Object.entries(parts))
      document.querySelector(path)?.scrollTo(place.left, place.top)
    const part = href.split('#')[1]
    if (part && !page) document.getElementById(part)?.scrollIntoView()
  }

  /** In: the key of the entry that stands as the page goes. */
  function keep(key: string): void {
    note(key)
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...places]))
    } catch {
      // full or closed: the page begins at its top when it is loaded anew
    }
  }
  return { note, show, keep }
}
