import { beatMs } from '@bargah/contract/features/live/live.ts'
import { expect, it, vi } from 'vitest'
import { openHub, type Since } from '../src/kernel/live/hub.ts'
import { liveKeptMs } from '../src/kernel/live/live-events.store.ts'
import { openLog } from '../src/kernel/log.ts'
import type { Listener } from '../src/kernel/live/listeners.ts'
import { sql } from '../src/kernel/sql.ts'
import { useTestApp } from './app.ts'

const app = useTestApp()

/** What somebody is told first who comes back, of a hub that has begun to listen. */
async function cameBack(sinceOf: (id: string) => Since): Promise<string[]> {
  const hub = openHub({ db: app.db, url: app.url, log: openLog('silent') })
  await hub.begin()
  const told: string[] = []
  const one: Listener = {
    topics: ['all'],
    place: 'inside',
    tell: (kind) => void told.push(kind),
  }
  hub.follow(one, sinceOf(hub.id()))
  await hub.close()
  return told
}
const minute = 60_000
/** An id as it was `ms` ago, over the same or a later snapshot. */
const agedBy = (id: string, ms: number, later = 0) =>
  id.replace(
    /^(\d+)~(\d+):(\d+)/,
    (_, at, xmin, xmax) => `${Number(at) - ms}~${xmin}:${Number(xmax) + later}`,
  )

it('who comes back with the last id was told everything', async () => {
  expect(await cameBack((id) => ({ id }))).toEqual([])
})

it.each([
  ['within what is kept is told what he missed', liveKeptMs - 2 * minute, []],
  ['longer than that is told to read all anew', liveKeptMs + minute, ['anew']],
])('who was away %s', async (_what, ms, told) => {
  await sql`truncate live_events`.execute(app.db).catch(() => undefined)
  expect(await cameBack(() => ({ agoMs: ms }))).toEqual(told)
  expect(await cameBack((id) => ({ id: agedBy(id, ms) }))).toEqual(told)
})

it('an id of a database that was ahead of this one is read anew', async () => {
  expect(await cameBack((id) => ({ id: agedBy(id, 0, 1_000_000) }))).toEqual(['anew'])
})

it('a beat, whose id says that everything was told, goes to nobody who still waits for a word', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const hub = openHub({ db: app.db, url: app.url, log: openLog('silent') })
    await hub.begin()
    const heard = Array.from({ length: 1_000 }, () => {
      const kinds: string[] = []
      hub.follow({ topics: ['hall:3'], place: 'queue', tell: (kind) => void kinds.push(kind) }, { agoMs: 0 })
      return kinds
    })
    hub.listeners.noteEvent({ xid: 1, atMs: 1, nouns: ['round'], told: ['round@hall:3'], topics: ['hall:3'] })
    hub.listeners.flush()
    vi.advanceTimersByTime(beatMs)
    const waiting = heard.filter((kinds) => kinds.length === 0)
    expect(waiting.length).toBeGreaterThan(0)
    expect(heard.filter((kinds) => kinds.length > 0 && kinds[0] !== 'changed')).toEqual([])
    await hub.close()
  } finally {
    vi.useRealTimers()
  }
})
