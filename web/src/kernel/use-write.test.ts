import { describe, expect, it } from 'vitest'
import { ApiError, connectionLost } from './api-error.ts'
import { sendUnderKeys } from './use-write.ts'

type Press = { asked: string; place?: string; answer?: unknown }
/** Presses in turn, each at its place, and gets what `answer` says. Out: what went out, and under which keys. */
async function sentBy(presses: Press[]) {
  const sendUnder = sendUnderKeys<string>()
  const sent: { input: string; key: string }[] = []
  for (const { asked, place = 'here', answer } of presses)
    await sendUnder(
      asked,
      async () => `${asked} ${place}`,
      async (input, key) => {
        sent.push({ input, key })
        if (answer) throw answer
      },
    ).catch(() => {})
  return sent
}
const keysOf = async (presses: Press[]) => (await sentBy(presses)).map(({ key }) => key)
const replied = (status: number) => ApiError.fromReply(status, ['جمله'], undefined)

describe('a write that is sent again', () => {
  it.each([
    ['the connection was lost', connectionLost()],
    ['the database was away', replied(503)],
    ['a proxy found no server', replied(502)],
    ['a proxy waited in vain', replied(504)],
  ])('has the same key after %s', async (_case, answer) => {
    const [first, again, third] = await keysOf([{ asked: 'a', answer }, { asked: 'a' }, { asked: 'a' }])
    expect(again).toBe(first)
    expect(third).not.toBe(first)
  })

  it.each([
    ['it was refused', replied(200)],
    ['it was malformed', replied(400)],
    ['its key was used for another', replied(409)],
    ['the server stumbled', replied(500)],
  ])('has a key of its own after %s', async (_case, answer) => {
    const [first, again] = await keysOf([{ asked: 'a', answer }, { asked: 'a' }])
    expect(again).not.toBe(first)
  })

  it('goes out as it was prepared while nobody knows whether it arrived, wherever the phone is by then', async () => {
    const lost = { asked: 'a', place: 'at the gate', answer: connectionLost() }
    const [first, again, third] = await sentBy([
      lost,
      { asked: 'a', place: 'inside' },
      { asked: 'a', place: 'out' },
    ])
    expect(again).toEqual(first)
    expect(third?.input).toBe('a out')
  })

  it('has a key of its own when it is another', async () => {
    const [first, other] = await keysOf([{ asked: 'a', answer: connectionLost() }, { asked: 'b' }])
    expect(other).not.toBe(first)
  })
})
