import { expect, it } from 'vitest'
import { type Listener, openListeners } from './listeners.ts'

function story() {
  let now = 0
  const listeners = openListeners(() => now)
  const listener = (topics: string[], isOutside = false) => {
    const heard: string[] = []
    const one: Listener = {
      topics,
      isOutside,
      isOneOfMany: isOutside,
      tell: (kind, changed) =>
        heard.push(changed ? `${changed.nouns.join(' ')} within ${changed.spreadMs}` : kind),
    }
    listeners.join(one)
    return { one, heard }
  }
  type Nouns = Parameters<typeof listeners.noteEvent>[0]['nouns']
  const tell = (nouns: string, topics: string, noted?: string) => {
    listeners.noteEvent({
      xid: 1,
      atMs: 1,
      nouns: nouns.split(' ') as Nouns,
      noted: noted === undefined ? null : (noted.split(' ') as Nouns),
      topics: topics.split(' '),
    })
    listeners.flush()
  }
  const pass = (ms: number) => {
    now += ms
    listeners.flush()
  }
  return { listeners, listener, tell, pass }
}

it('each hears what concerns him, and support hears everything', () => {
  const { listener, tell } = story()
  const [driver, other, support] = [
    listener(['driver:1', 'user:9']),
    listener(['driver:2']),
    listener(['all']),
  ]
  tell('turn wallet', 'driver:1 hall:3')
  expect([driver.heard, other.heard, support.heard]).toEqual([
    ['turn wallet within 0'],
    [],
    ['turn wallet within 0'],
  ])
})

it('who stands in a queue hears of the hall what anybody may, and of himself everything', () => {
  const { listener, tell } = story()
  const driver = listener(['driver:1', 'hall:3', 'free'], true)
  const staff = listener(['hall:3'])
  tell('wallet session', 'hall:3')
  expect(driver.heard).toEqual([])
  expect(staff.heard).toEqual(['wallet session within 0'])
  tell('wallet round', 'hall:3 driver:1')
  expect(driver.heard).toEqual(['round wallet within 4'])
})

it('who looks on hears of a hall what changed, and staff and whoever acts all that the call could change', () => {
  const { listener, tell } = story()
  const [actor, other, staff] = [
    listener(['driver:1', 'hall:3'], true),
    listener(['driver:2', 'hall:3'], true),
    listener(['hall:3']),
  ]
  tell('round turn priority', 'hall:3 driver:1', 'priority')
  expect(other.heard).toEqual(['priority within 6'])
  expect(actor.heard).toEqual(['priority round turn within 6'])
  expect(staff.heard).toEqual(['round turn priority within 0'])
})

it('what comes in a burst is told at its begin, and once more for all that followed', () => {
  const { listener, tell, pass } = story()
  const { heard } = listener(['hall:3'])
  for (const noun of ['turn', 'turn', 'priority', 'cargo']) tell(noun, 'hall:3')
  expect(heard).toEqual(['turn within 0'])
  pass(499)
  expect(heard).toHaveLength(1)
  pass(1)
  expect(heard).toEqual(['turn within 0', 'turn priority cargo within 0'])
})

it('what concerns one himself waits for nothing, and takes along what waited', () => {
  const { listener, tell } = story()
  const { heard } = listener(['driver:1', 'hall:3'], true)
  tell('round', 'hall:3')
  tell('cargo', 'hall:3')
  expect(heard).toHaveLength(1)
  tell('permit', 'driver:1')
  expect(heard).toEqual(['round within 2', 'cargo permit within 2'])
})

it('the more look at one thing, the longer they take to read it again', () => {
  const { listener, tell } = story()
  const many = Array.from({ length: 1_000 }, () => listener(['hall:3'], true))
  tell('round', 'hall:3')
  expect(new Set(many.flatMap(({ heard }) => heard))).toEqual(new Set(['round within 2000']))
})

it('who left hears nothing more, and who moved hears of his new hall', () => {
  const { listeners, listener, tell } = story()
  const [gone, moved] = [listener(['hall:3']), listener(['hall:3'])]
  listeners.leave(gone.one)
  listeners.move(moved.one, ['hall:4'])
  tell('round', 'hall:3')
  tell('cargo', 'hall:4')
  expect([gone.heard, moved.heard]).toEqual([[], ['cargo within 0']])
})
