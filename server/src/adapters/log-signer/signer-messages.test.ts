import { expect, it } from 'vitest'
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
