import { expect, it } from 'vitest'
import type { Source } from '@bargah/verifier/tiles.ts'
import { judgeReceipts, receiptIn } from './receipts.ts'

type Text = string | Uint8Array
type Log = {
  texts: Text[]
  with(texts: Text[]): Log
  source(): Source
  receipt(index: number, at: number): { note: string; entry: string }
}
// it writes with what Node alone has, of which the panel's own types must not know
const builder = new URL('../../../../verifier/src/morning.build.ts', import.meta.url).href
const { morningLog } = (await import(builder)) as { morningLog(): Log }

const hourMs = 3_600_000
const log = morningLog()
const given = (index: number) => {
  const receipt = receiptIn({ id: 1, receipt: { ...log.receipt(index, 1), salt: 'aa' } }, 0)
  if (!receipt) throw new Error('the reply carries a receipt')
  return receipt
}

it('a reply’s receipt names its hall; a reply without one has none', () => {
  expect(given(3)).toMatchObject({ hallId: 1, isFound: false, salt: 'aa' })
  expect([receiptIn({ id: 1 }, 0), receiptIn(undefined, 0), receiptIn({ receipt: null }, 0)]).toEqual([
    null,
    null,
    null,
  ])
})

it('a promise that was kept is found, and is looked for no more', async () => {
  const { receipts, fault } = await judgeReceipts([given(3)], log.source(), hourMs)
  expect([receipts[0]?.isFound, fault]).toEqual([true, null])
  const nothing: Source = () => Promise.reject(new Error('it is asked for nothing'))
  expect((await judgeReceipts(receipts, nothing, hourMs)).fault).toBeNull()
})

it('an entry that was left out breaks the promise', async () => {
  const dropped = log.with(log.texts.toSpliced(3, 1))
  expect((await judgeReceipts([given(3)], dropped.source(), hourMs)).fault).toBe('promise_broken')
})

it('a log that is short is waited for, and then told', async () => {
  const short = log.with(log.texts.slice(0, 3)).source()
  expect((await judgeReceipts([given(3)], short, 60_000)).fault).toBeNull()
  expect((await judgeReceipts([given(3)], short, hourMs)).fault).toBe('log_too_short')
})
