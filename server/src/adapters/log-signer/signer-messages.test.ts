import { expect, it, vi } from 'vitest'
import { LogSignerFault } from './log-signer.port.ts'
import { type SignerQuestion, type SignerReply, signerBy } from './signer-messages.ts'

/** A signer that answers when it is told to, and all that it was asked. */
function slowSigner() {
  const asked: SignerQuestion[] = []
  const answers: ((reply: SignerReply) => void)[] = []
  const signer = signerBy((question) => {
    asked.push(question)
    return new Promise((resolve) => answers.push(resolve))
  })
  return { asked, signer, answer: (reply: SignerReply) => answers.shift()?.(reply) }
}
const notesOf = (...hallIds: number[]) => ({ receipts: hallIds.map((id) => ({ notes: [`note of ${id}`] })) })

it('asks at once for all receipts that are wanted while others are signed', async () => {
  const { asked, signer, answer } = slowSigner()
  const first = signer.receipts(1, [0])
  const later = [signer.receipts(2, [7]), signer.receipts(1, [1]), signer.receipts(3, [4])]
  answer(notesOf(1))
  expect(await first).toEqual(['note of 1'])
  await expect.poll(() => asked).toHaveLength(2)
  const of = [
    { hallId: 2, indices: [7] },
    { hallId: 1, indices: [1] },
    { hallId: 3, indices: [4] },
  ]
  expect(asked[1]).toEqual({ ask: 'receipts', of })
  answer(notesOf(2, 1, 3))
  expect(await Promise.all(later)).toEqual([['note of 2'], ['note of 1'], ['note of 3']])
})

it('leaves out who has given up while others were signed', async () => {
  const { asked, signer, answer } = slowSigner()
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const first = signer.receipts(1, [0])
  const late = signer.receipts(2, [0])
  now.mockReturnValue(4_000)
  const fresh = signer.receipts(3, [0])
  answer(notesOf(1))
  await first
  await expect.poll(() => asked).toHaveLength(2)
  expect(asked[1]).toEqual({ ask: 'receipts', of: [{ hallId: 3, indices: [0] }] })
  answer(notesOf(3))
  expect(await fresh).toEqual(['note of 3'])
  await expect(late).rejects.toThrow('nobody waits')
  now.mockRestore()
})

it('holds nobody up by one who wants many', async () => {
  const { asked, signer, answer } = slowSigner()
  const many = signer.receipts(1, [0, 1, 2, 3, 4])
  const one = signer.receipts(2, [0])
  expect(asked).toHaveLength(2)
  answer({ receipts: [{ notes: ['0', '1', '2', '3', '4'] }] })
  answer(notesOf(2))
  expect([await many, await one]).toEqual([['0', '1', '2', '3', '4'], ['note of 2']])
})

it('refuses the receipts of the log that was written anew, and of no other', async () => {
  const { asked, signer, answer } = slowSigner()
  void signer.receipts(1, [0])
  const [refused, promised] = [signer.receipts(2, [0]), signer.receipts(3, [0])]
  answer(notesOf(1))
  await expect.poll(() => asked).toHaveLength(2)
  answer({ receipts: [{ refused: 'written anew' }, { notes: ['a note'] }] })
  await expect(refused).rejects.toEqual(new LogSignerFault('written anew', 'refuses'))
  expect(await promised).toEqual(['a note'])
})

it.each<[string, SignerReply]>([
  ['fewer receipts than were asked for', notesOf()],
  ['fewer notes than entries', { receipts: [{ notes: [] }] }],
  ['something else', { key: 'a key' }],
])('takes no answer that has %s', async (_, reply) => {
  const { signer, answer } = slowSigner()
  const asked = signer.receipts(1, [0])
  answer(reply)
  await expect(asked).rejects.toMatchObject({ why: 'misused' })
})
