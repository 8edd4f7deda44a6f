/** Takes away what the page showed before its scripts were there, once something of the panel's own stands: its bars and toasts alone are none. */
export function closeOpening(root: HTMLElement): void {
  const isOpen = () => root.querySelector(':scope > :not(.bars, .toasts)') !== null
  const watch = new MutationObserver(() => {
    if (!isOpen()) return
    watch.disconnect()
    for (const opening of document.querySelectorAll('[data-opening]')) opening.remove()
  })
  watch.observe(root, { childList: true })
}
