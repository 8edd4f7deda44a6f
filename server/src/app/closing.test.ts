import { describe, expect, it } from 'vitest'
import { openLog } from '../kernel/log.ts'
import { cutMs, endAll, type Ending } from './closing.ts'
import { deadlineMs, endingsOf } from './endings.ts'

const log = openLog('silent')
const never = () => new Promise<never>(() => {})
const soonMs = 10

async function endThings(make: (note: (word: string) => void) => Ending[], hurry = new AbortController()) {
  const notes: string[] = []
  await endAll(
    make((word) => notes.push(word)),
    { hurry: hurry.signal, log },
  )
  return notes
}
const ending = (what: string, note: (word: string) => void, more: Partial<Ending> = {}): Ending => ({
  what,
  patienceMs: 10_000,
  end: async () => note(what),
  ...more,
})

describe('the end of a server', () => {
  it('comes in order, and what fails holds up none of the others', async () => {
    const notes = await endThings((note) => [
      ending('requests', note),
      ending('jobs', note, { end: () => Promise.reject(new Error('no')) }),
      ending('database', note),
    ])
    expect(notes).toEqual(['requests', 'database'])
  })

  it('cuts off what takes too long, and leaves behind what cannot be cut', async () => {
    const notes = await endThings((note) => {
      let done = () => {}
      const requests = () => new Promise<void>((resolve) => (done = resolve))
      const cut = () => {
        note('cut')
        done()
      }
      return [
        ending('requests', note, { patienceMs: soonMs, end: requests, cut }),
        ending('jobs', note, { patienceMs: soonMs, end: never }),
        ending('database', note),
      ]
    })
    expect(notes).toEqual(['cut', 'database'])
  })

  it('waits no longer for what can be cut when it is told to hurry', async () => {
    const hurry = new AbortController()
    hurry.abort()
    const notes = await endThings(
      (note) => [ending('requests', note, { end: never, cut: () => note('cut') }), ending('database', note)],
      hurry,
    )
    expect(notes).toEqual(['cut', 'database'])
  })
})

it('all that a server ends has its patience before the process ends whatever is left', () => {
  const endings = endingsOf({} as Parameters<typeof endingsOf>[0])
  const longest = endings.map(({ patienceMs, cut }) => patienceMs + (cut ? cutMs : 0))
  expect(longest.reduce((sum, ms) => sum + ms)).toBeLessThan(deadlineMs)
})
