import { describe, expect, it } from 'vitest'
import { ApiError, connectionLost } from './api-error.ts'
import { sendUnderKeys } from './use-write.ts'

/** Sends each input in turn and gets what `answers` say. Out: the keys that they went out under. */
async function keysOf(sent: { input: string; answer?: unknown }[]): Promise<string[]> {
  const sendUnder = sendUnderKeys()
  const keys: string[] = []
  for (const { input, answer } of sent)
    await sendUnder(input, async (key) => {
      keys.push(key)
      if (answer) throw answer
    }).catch(() => {})
  return keys
}
const replied = (status: number) => ApiError.fromReply(status, ['جمله'], undefined)

describe('a write that is sent again', () => {
  it.each([
    ['the connection was lost', connectionLost()],
    ['the database was away', replied(503)],
    ['a proxy found no server', replied(502)],
    ['a proxy waited in vain', replied(504)],
  ])('has the same key after %s', async (_case, answer) => {
    const [first, again, third] = await keysOf([{ input: 'a', answer }, { input: 'a' }, { input: 'a' }])
    expect(again).toBe(first)
    expect(third).not.toBe(first)
  })

  it.each([
    ['it was refused', replied(200)],
    ['it was malformed', replied(400)],
    ['its key was used for another', replied(409)],
    ['the server stumbled', replied(500)],
  ])('has a key of its own after %s', async (_case, answer) => {
    const [first, again] = await keysOf([{ input: 'a', answer }, { input: 'a' }])
    expect(again).not.toBe(first)
  })

  it('has a key of its own when it is another', async () => {
    const [first, other] = await keysOf([{ input: 'a', answer: connectionLost() }, { input: 'b' }])
    expect(other).not.toBe(first)
  })
})
