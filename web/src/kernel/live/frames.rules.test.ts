import { expect, it } from 'vitest'
import { computeWaitMs, readFrames } from './frames.rules.ts'

const changed = 'id: 5~1:2:\nevent: changed\ndata: {"nouns":["turn"]}\n\n'

it('reads whole frames, wherever the network cuts them, and keeps the rest', () => {
  const whole = `:\n\n${changed}id: 6~1:2:\nevent: beat\ndata: {}\n\n`
  for (let cut = 0; cut <= whole.length; cut++) {
    const first = readFrames(whole.slice(0, cut))
    const second = readFrames(first.rest + whole.slice(cut))
    expect([...first.frames, ...second.frames]).toEqual([
      { kind: 'changed', id: '5~1:2:', changed: { nouns: ['turn'] } },
      { kind: 'beat', id: '6~1:2:', changed: { nouns: [] } },
    ])
    expect(second.rest).toBe('')
  }
})

it('takes no notice of what a later server may say', () => {
  expect(readFrames('event: sung\ndata: {}\n\n').frames).toEqual([])
})

it('waits ever longer, a minute and a half at most, and never the same on two devices', () => {
  expect([0, 1, 2, 9].map((failures) => computeWaitMs(failures, 0.5))).toEqual([1_000, 2_000, 4_000, 60_000])
  expect([0, 0.99].map((random) => Math.round(computeWaitMs(0, random)))).toEqual([500, 1_490])
})
