import { expect, it } from 'vitest'
import type { Source } from '@bargah/verifier/tiles.ts'
import { judgeReceipts, keptOf } from './receipts.ts'

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
  const receipt = keptOf({ ...log.receipt(index, 1), salt: 'aa' }, 0)
  if (!receipt) throw new Error('the reply carries a receipt')
  return receipt
}

it('a receipt names its hall; what is none is not taken for one', () => {
  expect(given(3)).toMatchObject({ hallId: 1, isFound: false, salt: 'aa' })
  for (const none of [{ id: 1 }, undefined, null, { note: 'text', entry: '{}' }])
    expect(keptOf(none, 0)).toBeNull()
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
