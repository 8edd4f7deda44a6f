/**
 * Who tries again what failed stands on a button that goes when it comes: the focus then goes to what came in its place, and
 * not to the top of the page. Called once, after the start.
 */
export function followRetries(): void {
  document.addEventListener('click', ({ target }) => {
    const failed = (target as Element).closest('button')?.closest('[role=alert], .note')
    const place = failed?.parentElement
    if (!place) return
    const at = [...place.children].indexOf(failed)
    const changes = new MutationObserver(() => {
      if (failed.isConnected) return
      changes.disconnect()
      const came = (place.children[at] ?? place) as HTMLElement
      if (document.activeElement !== document.body) return
      // by itself a list or a paragraph takes no focus
      if (came.tabIndex < 0) came.tabIndex = -1
      came.focus({ preventScroll: true })
    })
    changes.observe(place, { childList: true })
  })
}
