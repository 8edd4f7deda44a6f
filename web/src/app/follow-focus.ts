/** Where something stood: what held it, and which child of that it was. */
type Place = { holder: Element; at: number }

/** From what has the focus outwards, to where another page would stand. */
function placesOf(stood: Element): Place[] {
  const places: Place[] = []
  for (let one = stood; one.parentElement && !one.matches('#main, dialog'); one = one.parentElement)
    places.push({ holder: one.parentElement, at: [...one.parentElement.children].indexOf(one) })
  return places
}

let stop: (() => void) | undefined

/**
 * Whoever presses what goes by it («تلاش دوباره», «می‌خواهم», the cross of a filter) would stand at the top of the page: the focus
 * goes to what came in its place, unless something takes it. Called once, after the start.
 */
export function followFocus(): void {
  document.addEventListener('click', follow, true)
}

function follow(): void {
  stop?.()
  const stood = document.activeElement
  if (!stood || stood === document.body) return
  const places = placesOf(stood)
  const changes = new MutationObserver(() => {
    if (stood.isConnected) return
    stop?.()
    const { holder, at } = places.find((place) => place.holder.isConnected) ?? {}
    if (document.activeElement !== document.body || !holder || holder.matches('#main, dialog')) return
    const came = holder.children[at ?? 0] ?? holder
    // by itself a list or a paragraph takes no focus
    if (came instanceof HTMLElement && came.tabIndex < 0) came.tabIndex = -1
    if (came instanceof HTMLElement) came.focus({ preventScroll: true })
  })
  stop = () => changes.disconnect()
  changes.observe(document.body, { childList: true, subtree: true })
}
