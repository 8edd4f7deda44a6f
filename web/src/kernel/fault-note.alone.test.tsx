// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { ApiError, connectionLost } from './api-error.ts'
import { noteLost, noteReached } from './connection.ts'
import { FaultNote } from './FaultNote.tsx'
import { act, render } from './show.build.tsx'

const textAfter = async (error: unknown, ...network: (() => void)[]) => {
  const { container, unmount } = render(<FaultNote error={error} />)
  for (const change of network) await act(change)
  const text = container.textContent
  unmount()
  return text
}
const refused = new ApiError('refused', ['موجودی کافی نیست.'])

it.each([
  ['a lost write says what to do', connectionLost(), [], /اینترنت را بررسی کنید/],
  ['as long as the server is not reached', connectionLost(), [noteLost], /اینترنت را بررسی کنید/],
  ['and once it is, that it can be done', connectionLost(), [noteLost, noteReached], /^ارتباط برگشت/],
  ['what the server refused stays refused', refused, [noteLost, noteReached], /^موجودی کافی نیست/],
])('%s', async (_, error, network, said) => {
  expect(await textAfter(error, ...network)).toMatch(said)
  noteReached()
})
