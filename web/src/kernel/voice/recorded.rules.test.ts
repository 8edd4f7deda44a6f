import { expect, it } from 'vitest'
import { heardOf } from './recorded.rules.ts'

const rate = 1_000

function spoken(loud: number, noise = 0) {
  const samples = new Float32Array(3_000).fill(noise)
  samples.fill(loud, 1_000, 1_500)
  return { rate, samples }
}

it('cuts the room before and after the words', () => {
  expect(heardOf(spoken(0.5, 0.01))).toMatchObject({ from: 988, to: 1_511 })
})

it('makes a quiet one louder and a loud one quieter, and never cuts off the loudest', () => {
  expect(heardOf(spoken(0.05))?.gain).toBeCloseTo(2.45, 1)
  expect(heardOf(spoken(0.5))?.gain).toBeLessThan(0.3)
  const click = spoken(0.02)
  click.samples[1_200] = 0.9
  expect(heardOf({ rate, samples: click.samples })?.gain).toBeLessThanOrEqual(1)
  expect(heardOf(spoken(0.011))?.gain).toBe(8)
})

it('hears nothing in silence', () => {
  expect(heardOf(spoken(0.001))).toBeNull()
  expect(heardOf({ rate, samples: new Float32Array(0) })).toBeNull()
})
