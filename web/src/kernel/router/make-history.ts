import { type Address, type EntryState, readAddress } from './address.ts'

type Action = 'PUSH' | 'REPLACE' | 'BACK' | 'FORWARD' | 'GO'
export type Leaving = { current: Address; next: Address; action: Action }
export type Blocker = {
  shouldBlock: (leaving: Leaving) => boolean
  /** Whether the browser asks too, before the window itself is closed. */
  asksAtClosing: () => boolean
}

export type Host = Pick<Window, 'addEventListener'> & {
  history: Pick<History, 'state' | 'go' | 'back' | 'pushState' | 'replaceState'>
  location: Pick<Location, 'pathname' | 'search' | 'hash'>
}

/** In: a window. Out: its history, which asks the blockers before it leaves an address and tells `follow` of each new one. */
export function makeHistory(host: Host) {
  const { history } = host
  const blockers = new Set<Blocker>()
  const followers = new Set<(to: Address) => void>()
  let isTakenBack = false
  let here = lookAround(0)

  /** In: which place an entry has that was not made here, as by a link to a part of the page. */
  function lookAround(indexOfNew: number): Address {
    const { pathname, search, hash } = host.location
    if (typeof history.state?.key !== 'string')
      history.replaceState({ ...history.state, ...entryAt(indexOfNew) }, '')
    // what lies over the page notes its own in the same place (ui/make-layers.ts)
    const { key, index = 0, isOpenedHere, proven, step } = history.state
    return readAddress(`${pathname}${search}${hash}`, { key, index, isOpenedHere, proven, step })
  }
  const isBlocked = (next: Address, action: Action) =>
    [...blockers].some((blocker) => blocker.shouldBlock({ current: here, next, action }))

  function go(action: 'PUSH' | 'REPLACE', href: string, state: EntryState): void {
    const index = here.state.index + (action === 'PUSH' ? 1 : 0)
    const next = readAddress(href, { ...state, ...entryAt(index) })
    if (isBlocked(next, action)) return
    if (action === 'PUSH') history.pushState(next.state, '', next.href)
    else history.replaceState(next.state, '', next.href)
    arrive(next)
  }

  function arrive(next: Address): void {
    here = next
    for (const follow of followers) follow(next)
  }

  host.addEventListener('popstate', () => {
    if (isTakenBack) {
      isTakenBack = false
      return
    }
    const next = lookAround(here.state.index + 1)
    const steps = next.state.index - here.state.index
    const action = steps === -1 ? 'BACK' : steps === 1 ? 'FORWARD' : 'GO'
    if (!isBlocked(next, action)) return arrive(next)
    // the browser has moved already: move it back
    isTakenBack = steps !== 0
    if (isTakenBack) history.go(-steps)
  })
  host.addEventListener(
    'beforeunload',
    (event) => {
      if ([...blockers].some((blocker) => blocker.asksAtClosing())) event.preventDefault()
    },
    { capture: true },
  )

  return {
    here: () => here,
    push: (href: string, state: EntryState = {}) => go('PUSH', href, state),
    replace: (href: string, state: EntryState = {}) => go('REPLACE', href, state),
    back: () => history.back(),
    /** In: who is told of each address at which one arrives. Out: what ends it. */
    follow(follower: (to: Address) => void) {
      followers.add(follower)
      return () => void followers.delete(follower)
    },
    /** In: who is asked before one leaves. Out: what ends it. */
    block(blocker: Blocker) {
      blockers.add(blocker)
      return () => void blockers.delete(blocker)
    },
  }
}

const entryAt = (index: number) => ({ key: Math.random().toString(36).slice(2), index })
