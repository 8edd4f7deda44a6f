// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cleanup, render } from '../show.build.tsx'
import { endSession, startSession } from '../session.ts'
import { useDraft } from './use-draft.ts'

const member = {
  memberId: 1,
  username: '1000000012',
  role: 'Driver',
  fullname: 'راننده',
  clientId: 1,
} as const
const signIn = () => startSession({ token: 'token', member }, { remember: false })

function Number() {
  const { draft, change } = useDraft('login', { mobile: '', username: '' })
  return <input value={draft.mobile} onChange={({ target }) => change({ mobile: target.value })} />
}
const shown = () => {
  cleanup()
  render(<Number />)
  return screen.getByRole<HTMLInputElement>('textbox')
}

beforeEach(() => {
  sessionStorage.clear()
  fireEvent.input(shown(), { target: { value: '0917320' } })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('a draft is there when the page comes back, for an hour', () => {
  vi.useFakeTimers({ now: Date.now() + 59 * 60_000, toFake: ['Date'] })
  expect(shown().value).toBe('0917320')
  vi.setSystemTime(Date.now() + 61 * 60_000)
  expect(shown().value).toBe('')
})

it('a draft goes when somebody signs in, and when he leaves', () => {
  cleanup()
  signIn()
  expect(shown().value).toBe('')
  fireEvent.input(screen.getByRole('textbox'), { target: { value: '0912' } })
  cleanup()
  endSession('left')
  expect(shown().value).toBe('')
})

it('a storage that holds something else is no draft', () => {
  for (const text of ['null', '[', '{"login":1}', '{"login":{"at":0}}']) {
    sessionStorage.setItem('drafts', text)
    expect(shown().value).toBe('')
  }
})

it('nothing is kept of a page where nothing is typed', () => {
  expect(sessionStorage.length).toBe(1)
  fireEvent.input(shown(), { target: { value: '' } })
  expect(sessionStorage.length).toBe(0)
})
