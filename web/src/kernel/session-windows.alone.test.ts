// @vitest-environment happy-dom
import type { Member } from '@bargah/contract/features/auth/auth.schema.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentSession, endSession, onSession, shareWithWindows, startSession } from './session.ts'

const session = { token: 'mine', member: { role: 'AdminSupport' } as Member }
let other: BroadcastChannel
const heard: unknown[] = []
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
const say = (word: unknown) => other.postMessage(word)

beforeEach(async () => {
  heard.length = 0
  other = new BroadcastChannel('bargah.session')
  other.addEventListener('message', ({ data }) => heard.push(data))
  await shareWithWindows()
})
afterEach(() => {
  endSession('left')
  other.close()
})

it('a session that is not remembered ends in all windows, with why it ended', async () => {
  startSession(session, { remember: false })
  const ends: unknown[] = []
  const stop = onSession((what) => ends.push(what))
  say({ ended: 'another' })
  say({ ended: 'mine' })
  await vi.waitFor(() => expect(currentSession()).toBeNull())
  stop()
  expect(ends).toEqual(['left'])
  expect(sessionStorage.getItem('jwt')).toBeNull()
})

it('tells the other windows of its end, by the session that ended', async () => {
  startSession(session, { remember: false })
  endSession('left')
  await vi.waitFor(() => expect(heard).toContainEqual({ ended: 'mine' }))
})

it('tells nobody of one that is remembered, whose end the storage tells', async () => {
  startSession(session, { remember: true })
  endSession('left')
  startSession({ ...session, token: 'next' }, { remember: false })
  endSession('left')
  await vi.waitFor(() => expect(heard).toContainEqual({ ended: 'next' }))
  expect(heard).not.toContainEqual({ ended: 'mine' })
})
