import { describe, expect, it } from 'vitest'
import { type Host, makeLayers } from './make-layers.ts'

type Entry = { state: unknown; url: string }

/** A window with a history, whose moves and timers are done by `run`; `routed` are the moves that a router would see. */
function makeWindow(entries: Entry[] = [{ state: { key: 'a' }, url: 'http://x/list' }]) {
  let at = entries.length - 1
  const due: (() => void)[] = []
  const routed: string[] = []
  const listeners: ((event: Event) => void)[] = []
  const here = () => entries[at] as Entry
  const path = (url: string) => new URL(url, here().url).href
  const go = (by: number) => {
    due.push(() => {
      if (!entries[at + by]) throw new Error('there is no such entry')
      at += by
      let isSeen = true
      const event = { stopImmediatePropagation: () => (isSeen = false) } as unknown as Event
      for (const listener of listeners) listener(event)
      if (isSeen) routed.push(here().url)
    })
  }
  const host: Host = {
    history: {
      get state(): unknown {
        return here().state
      },
      get length() {
        return entries.length
      },
      go: (by = 0) => go(by),
      back: () => go(-1),
      pushState: (state: unknown, _: string, url) => {
        entries.splice(at + 1, entries.length, { state, url: path(String(url)) })
        at += 1
      },
      replaceState: (state: unknown, _: string, url) => {
        entries[at] = { state, url: path(String(url)) }
      },
    },
    location: {
      get href() {
        return here().url
      },
    },
    addEventListener: (_, listener) => listeners.push(listener),
    setTimeout: (run) => due.push(run),
  }
  const step = () => due.shift()?.()
  const run = () => {
    while (due.length > 0) step()
  }
  const goBack = () => {
    go(-1)
    run()
  }
  const goForward = () => {
    go(1)
    run()
  }
  const paths = () => entries.map(({ url }) => new URL(url).pathname + new URL(url).search)
  return { host, step, run, goBack, goForward, routed, paths, at: () => at, here }
}

function start(entries?: Entry[]) {
  const window = makeWindow(entries)
  const layers = makeLayers(window.host)
  const closed: string[] = []
  const open = (name: string, isBusy = false) => {
    const remove = layers.add({
      close: () => {
        closed.push(name)
        if (!isBusy) remove()
      },
    })
    return remove
  }
  window.run()
  return { ...window, layers, closed, open }
}

describe('layers over a page', () => {
  it('are closed one by one by going back, and the router sees none of it', () => {
    const { open, run, goBack, closed, routed, at } = start()
    open('drawer')
    run()
    open('dialog')
    run()
    expect(at()).toBe(2)
    goBack()
    expect(closed).toEqual(['dialog'])
    goBack()
    expect(closed).toEqual(['dialog', 'drawer'])
    expect([at(), routed]).toEqual([0, []])
  })

  it('leave no entry behind when a button closes them, nor do they come again by going forward', () => {
    const { open, run, goForward, closed, at } = start()
    const remove = open('dialog')
    run()
    expect(at()).toBe(1)
    remove()
    run()
    expect(at()).toBe(0)
    goForward()
    expect([at(), closed]).toEqual([0, []])
  })

  it('hand their entry to the layer that follows', () => {
    const { open, run, paths, at } = start()
    const remove = open('question')
    run()
    remove()
    open('answer')
    run()
    expect([at(), paths().length]).toEqual([1, 2])
  })

  it('give their place to the page that is chosen in them, before or after they are closed', () => {
    for (const isClosedFirst of [true, false]) {
      const { open, run, host, goBack, paths, routed, here } = start()
      const remove = open('menu')
      run()
      if (isClosedFirst) remove()
      host.history.pushState({ key: 'b' }, '', '/other')
      if (!isClosedFirst) remove()
      run()
      expect(paths()).toEqual(['/list', '/other'])
      goBack()
      expect([here().url, routed]).toEqual(['http://x/list', ['http://x/list']])
    }
  })

  it('let a page wait that is opened while one is on the way back', () => {
    const { open, run, step, host, paths } = start()
    const remove = open('dialog')
    run()
    remove()
    step()
    host.history.pushState({ key: 'b' }, '', '/other')
    run()
    expect(paths()).toEqual(['/list', '/other'])
  })

  it('carry what was changed in the address of their page to what lies under them', () => {
    const { open, run, host, goBack, here } = start()
    open('filters')
    run()
    host.history.replaceState({ key: 'b' }, '', '/list?status=1')
    goBack()
    expect(here()).toMatchObject({ url: 'http://x/list?status=1', state: { key: 'b' } })
  })

  it('stay, with an entry, when they are busy', () => {
    const { open, run, goBack, closed, at } = start()
    open('busy', true)
    run()
    goBack()
    expect([closed, at()]).toEqual([['busy'], 1])
  })

  it('are gone after a page is loaded anew, with their entries', () => {
    const url = 'http://x/list'
    const { at } = start([
      { state: { key: 'a', layers: { page: 'p', depth: 0 } }, url },
      { state: { key: 'a', layers: { page: 'p', depth: 1 } }, url },
    ])
    expect(at()).toBe(0)
    const { here } = start([{ state: { layers: { page: 'p', depth: 1 } }, url }])
    expect(here().state).toBeNull()
  })

  it('are gone first when the page itself is left', () => {
    const { open, run, layers, routed, at } = start([
      { state: { key: 'a' }, url: 'http://x/list' },
      { state: { key: 'b' }, url: 'http://x/list?open=1' },
    ])
    const remove = open('dialog')
    run()
    layers.back()
    remove()
    run()
    expect([at(), routed]).toEqual([0, ['http://x/list']])
  })
})
