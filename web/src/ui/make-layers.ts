type Mark = { page: string; depth: number }
type State = { layers?: Mark } | null
type Layer = { close: () => void }
/** The part of a window that is needed. */
export type Host = {
  history: Pick<History, 'state' | 'length' | 'go' | 'back' | 'pushState' | 'replaceState'>
  location: { href: string }
  addEventListener: (type: 'popstate', listener: (event: Event) => void, capture: true) => void
  setTimeout: (run: () => void) => unknown
}

const depthOf = (state: State) => state?.layers?.depth ?? 0
const marked = (state: State, page: string, depth: number): State => ({ ...state, layers: { page, depth } })

/**
 * In: a window. Out: the layers over its page. A layer (dialog, sheet, palette) has an entry of the history while it is
 * open, so that Back closes the topmost; the entries bear the state and address of the page, and the router, which must
 * come after this, sees none of them. An entry without a layer (a button closed it, the page was loaded anew, somebody
 * went forward) is gone back over; the page that is chosen in a layer takes its entry.
 */
export function makeLayers(host: Host) {
  const { history, location } = host
  const raw = { push: history.pushState.bind(history), replace: history.replaceState.bind(history) }
  const open: Layer[] = []
  const waiting: (() => void)[] = []
  let isReturning = false
  let isLeaving = false
  let isDue = false
  let here = lookAround()

  function lookAround() {
    return { state: history.state as State, url: location.href }
  }
  function put(how: 'push' | 'replace', state: State, url: string) {
    raw[how](state, '', url)
    here = lookAround()
  }
  const whenThere = (act: () => void) => (isReturning ? void waiting.push(act) : act())

  const push: History['pushState'] = (state, _, url) =>
    whenThere(() =>
      put(depthOf(here.state) > 0 ? 'replace' : 'push', state as State, String(url ?? here.url)),
    )

  /** The same page, otherwise than before: what lies under its layers follows when they are gone. */
  const replace: History['replaceState'] = (state, _, url) =>
    whenThere(() => {
      const next = new URL(url ?? '', here.url)
      const mark = next.pathname === new URL(here.url).pathname ? here.state?.layers : undefined
      put('replace', mark ? marked(state as State, mark.page, mark.depth) : (state as State), next.href)
    })

  function onPop(event: Event) {
    const before = here
    here = lookAround()
    isReturning = false
    const mark = here.state?.layers
    if (mark && mark.page === before.state?.layers?.page) {
      event.stopImmediatePropagation()
      put('replace', marked(before.state, mark.page, mark.depth), before.url)
    }
    for (const layer of open.slice(depthOf(here.state)).toReversed()) layer.close()
    for (const act of waiting.splice(0)) act()
    soon()
  }

  /** Makes the history as deep as layers are open; a layer that did not close gets its entry again. */
  function settle() {
    isDue = false
    if (isReturning) return
    const depth = depthOf(here.state)
    if (depth > open.length) return goBack(depth - open.length)
    if (isLeaving && depth === 0) {
      isLeaving = false
      return history.back()
    }
    if (depth === open.length) return
    const page = here.state?.layers?.page ?? crypto.randomUUID()
    if (depth === 0) put('replace', marked(here.state, page, 0), here.url)
    for (let next = depth + 1; next <= open.length; next++)
      put('push', marked(here.state, page, next), here.url)
  }

  function goBack(steps: number) {
    // a tab that was opened with the state of another has no entry to go back to
    isReturning = history.length > steps
    if (isReturning) history.go(-steps)
    else put('replace', null, here.url)
  }

  // not at once: of two layers that follow each other the second takes the entry of the first
  function soon() {
    if (!isDue) host.setTimeout(settle)
    isDue = true
  }

  history.pushState = push
  history.replaceState = replace
  host.addEventListener('popstate', onPop, true)
  soon()
  return {
    /** In: how a layer is asked to close when somebody goes back. Out: what to call when it is closed. */
    add(layer: Layer) {
      open.push(layer)
      soon()
      return () => {
        open.splice(open.indexOf(layer), 1)
        soon()
      }
    },
    /** Goes back from the page itself, once the layers over it are gone. */
    back() {
      isLeaving = true
      soon()
    },
  }
}
