import { describe, expect, it } from 'vitest'
import { type Listener, openListeners } from './listeners.ts'
import type { LiveEvent } from './live-events.store.ts'

function story() {
  let now = 0
  const listeners = openListeners(() => now)
  const listener = (place: Listener['place'], topics: string) => {
    const heard: string[] = []
    const one: Listener = {
      topics: topics.split(' '),
      place,
      tell: (kind, changed) => heard.push(changed ? changed.nouns.join(' ') : kind),
    }
    listeners.join(one)
    return { one, heard }
  }
  /** In: pairs as tables note them, and what the call says besides; `nouns` alone as an older server tells. */
  const eventOf = ({ noted = '', call = '', nouns = '', topics = '' }): LiveEvent => {
    const words = (text: string) => text.split(' ').filter(Boolean)
    const pairs = words(noted).map((pair) => pair.split('@'))
    return {
      xid: 1,
      atMs: 1,
      nouns: [
        ...new Set([...pairs.map(([noun]) => noun), ...words(call), ...words(nouns)]),
      ] as LiveEvent['nouns'],
      told: nouns ? null : words(noted),
      topics: [...new Set([...pairs.map(([, topic]) => topic ?? ''), ...words(topics)])],
    }
  }
  const tell = (asked: Parameters<typeof eventOf>[0]) => {
    listeners.noteEvent(eventOf(asked))
    listeners.flush()
  }
  const pass = (ms: number) => {
    now += ms
    listeners.flush()
  }
  return { listeners, listener, eventOf, tell, pass }
}

describe('who hears what', () => {
  it('each hears what concerns him, and support hears everything', () => {
    const { listener, tell } = story()
    const driver = listener('queue', 'driver:1 user:9')
    const other = listener('queue', 'driver:2')
    const support = listener('inside', 'all')
    tell({ noted: 'turn@driver:1 wallet@company:3' })
    expect([driver.heard, other.heard, support.heard]).toEqual([['turn'], [], ['turn wallet']])
  })

  it('staff hear all that an event may have changed, at whichever topic tables noted it', () => {
    const { listener, tell } = story()
    const { heard } = listener('inside', 'hall:3')
    tell({ noted: 'cargo@hall:3 round@company:5', call: 'wallet' })
    expect(heard).toEqual(['cargo round wallet'])
  })

  it('a driver in a queue hears of his hall what tables noted there, and nothing of others’ choices and permits', () => {
    const { listener, tell } = story()
    const { heard } = listener('queue', 'driver:1 hall:3')
    tell({
      noted: 'priority@hall:3 permit@hall:3 round@company:5 queue@hall:3 turn@driver:2',
      call: 'turn round',
    })
    expect(heard).toEqual([])
    tell({ noted: 'round@hall:3 cargo@hall:3 priority@hall:3' })
    expect(heard).toEqual(['round cargo'])
  })

  it('a driver hears of himself what tables noted, and of his call what no table noted', () => {
    const { listener, tell } = story()
    const { heard } = listener('queue', 'driver:1 hall:3')
    tell({ noted: 'priority@driver:1 round@company:5', call: 'priority turn round' })
    expect(heard).toEqual(['priority turn'])
  })

  it('a board hears of who comes, and of nothing that its hall’s staff alone see', () => {
    const { listener, tell } = story()
    const { heard } = listener('board', 'hall:3')
    tell({ noted: 'queue@hall:3 wallet@hall:3 priority@hall:3', call: 'session' })
    expect(heard).toEqual(['queue'])
  })

  it('of an older server, which says no pairs, all hear what is for them', () => {
    const { listener, tell } = story()
    const driver = listener('queue', 'driver:1 hall:3')
    const board = listener('board', 'hall:3')
    tell({ nouns: 'permit round wallet', topics: 'hall:3' })
    expect([driver.heard, board.heard]).toEqual([['round'], ['permit round']])
    tell({ nouns: 'wallet', topics: 'driver:1' })
    expect(driver.heard).toEqual(['round', 'wallet'])
  })
})

describe('when', () => {
  it('what comes in a burst is told at its begin, and once more for all that followed', () => {
    const { listener, tell, pass } = story()
    const { heard } = listener('inside', 'hall:3')
    for (const noun of ['turn', 'turn', 'priority', 'cargo']) tell({ noted: `${noun}@hall:3` })
    expect(heard).toEqual(['turn'])
    pass(499)
    expect(heard).toHaveLength(1)
    pass(1)
    expect(heard).toEqual(['turn', 'turn priority cargo'])
  })

  it('what concerns one himself waits for nothing, and takes along what waited', () => {
    const { listener, tell } = story()
    const { heard } = listener('queue', 'driver:1 hall:3')
    tell({ noted: 'round@hall:3' })
    tell({ noted: 'cargo@hall:3' })
    expect(heard).toHaveLength(1)
    tell({ noted: 'permit@driver:1' })
    expect(heard).toEqual(['round', 'cargo permit'])
  })

  it('a thousand of a queue are told two hundred at once and 500 a second then, staff before all of them', () => {
    const { listener, tell, pass } = story()
    const many = Array.from({ length: 1_000 }, () => listener('queue', 'hall:3'))
    const staff = listener('inside', 'hall:3')
    const told = () => many.filter(({ heard }) => heard.length > 0).length
    tell({ noted: 'round@hall:3' })
    expect([told(), staff.heard]).toEqual([200, ['round']])
    const counts = Array.from({ length: 7 }, () => (pass(250), told()))
    expect(counts.slice(0, 4)).toEqual([325, 450, 575, 700])
    expect(counts.at(-1)).toBe(1_000)
    expect(many.every(({ heard }) => heard.length === 1)).toBe(true)
  })

  it('where many wait, what is one’s own comes before his hall, and the free loads last', () => {
    const { listener, tell, pass } = story()
    const free = Array.from({ length: 400 }, () => listener('queue', 'free'))
    const hall = Array.from({ length: 40 }, () => listener('queue', 'hall:3 free'))
    const told = (ones: typeof free) => ones.filter(({ heard }) => heard.length > 0).length
    tell({ noted: 'cargo@free' })
    expect([told(free), told(hall)]).toEqual([200, 0])
    const own = listener('queue', 'driver:1 free')
    tell({ noted: 'round@hall:3' })
    tell({ noted: 'permit@driver:1' })
    expect(own.heard).toEqual([])
    pass(2)
    expect([own.heard, told(hall)]).toEqual([['permit'], 0])
    pass(80)
    expect([told(free), told(hall)]).toEqual([200, 40])
  })

  it('nobody waits for longer than half a minute, whatever else there is to tell', () => {
    const { listener, tell, pass } = story()
    for (let driver = 0; driver < 20_000; driver += 1) listener('queue', `driver:${driver}`)
    const { heard } = listener('queue', 'free')
    const own = Array.from({ length: 20_000 }, (_, driver) => `turn@driver:${driver}`).join(' ')
    tell({ noted: `cargo@free ${own}` })
    pass(29_000)
    expect(heard).toEqual([])
    pass(1_000)
    expect(heard).toEqual(['cargo'])
  })

  it('who waits is not quiet yet, so that no beat says that he was told of everything', () => {
    const { listeners, listener, tell, pass } = story()
    for (let n = 0; n < 201; n += 1) listener('queue', 'hall:3')
    tell({ noted: 'round@hall:3' })
    expect(listeners.quiet()).toHaveLength(200)
    pass(2)
    expect(listeners.quiet()).toHaveLength(201)
  })
})

describe('who comes and goes', () => {
  it('who left hears nothing more, and who moved hears of his new hall', () => {
    const { listeners, listener, tell } = story()
    const [gone, moved] = [listener('inside', 'hall:3'), listener('inside', 'hall:3')]
    listeners.leave(gone.one)
    listeners.move(moved.one, ['hall:4'])
    tell({ noted: 'round@hall:3' })
    tell({ noted: 'cargo@hall:4' })
    expect([gone.heard, moved.heard]).toEqual([[], ['cargo']])
  })

  it('who was away hears what concerned him meanwhile, and not what did not', () => {
    const { listeners, listener, eventOf } = story()
    const { one, heard } = listener('queue', 'driver:1 hall:3')
    listeners.noteMissed(one, eventOf({ noted: 'round@hall:3 round@hall:4 turn@driver:2 cargo@hall:4' }))
    listeners.noteMissed(one, eventOf({ noted: 'permit@driver:1' }))
    listeners.flush()
    expect(heard).toEqual(['round permit'])
  })
})
