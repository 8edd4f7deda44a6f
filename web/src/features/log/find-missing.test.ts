import { expect, it } from 'vitest'
import { computeFound, computeWait } from './missing.ts'

const receiptAt = (at: unknown) => ({ entry: JSON.stringify({ at, kind: 'list_sealed' }) })
const missing = [10, 20].map((at) => ({ turnId: 7, at }))

it('a receipt that was missing has come with the very entry of its act, and with no other of the turn', () => {
  expect(computeFound(missing, [receiptAt(5), receiptAt(20)])).toEqual({
    found: [missing[1]],
    denied: [missing[0]],
  })
  expect(computeFound(missing, [])).toEqual({ found: [], denied: missing })
})

it('what cannot be read proves nothing', () => {
  const unread = [{ entry: 'no JSON' }, receiptAt('10'), receiptAt(null)]
  expect(computeFound(missing, unread)).toEqual({ found: [], denied: missing })
})

it('asks again soon, then ever more seldom, and without an end', () => {
  const waits = [0, 1, 2, 3, 4, 100].map(computeWait)
  expect(waits).toEqual([5_000, 15_000, 60_000, 300_000, 300_000, 300_000])
})
