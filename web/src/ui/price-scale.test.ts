import { describe, expect, it } from 'vitest'
import { isFarOff, judgePrice, placePrice, placeTicks } from './price-scale.rules.ts'

const ticks = { low: 26, usualFrom: 30, usualTo: 34, high: 40 }

describe('a rent on the scale of its route', () => {
  it.each([
    [3, 'below', 3],
    [26, 'low', 3],
    [28, 'low', 15],
    [30, 'usual', 30],
    [32, 'usual', 50],
    [34, 'usual', 70],
    [37, 'high', 85],
    [40, 'high', 97],
    [400, 'above', 97],
  ])('%d is %s, at %d per cent', (value, verdict, place) => {
    expect(judgePrice(value, ticks)).toBe(verdict)
    expect(placePrice(value, ticks)).toBe(place)
  })

  it.each([
    [3, 'first'],
    [400, 'last'],
  ])('beyond the scale, %d stands outside its %s label', (value, end) => {
    const [low = 0, , , high = 0] = placeTicks(judgePrice(value, ticks))
    const place = placePrice(value, ticks)
    expect(end === 'first' ? place < low : place > high).toBe(true)
  })

  it('has a place where all rents were one', () => {
    const one = { low: 30, usualFrom: 30, usualTo: 30, high: 30 }
    expect([29, 30, 31].map((value) => placePrice(value, one))).toEqual([3, 30, 97])
  })

  it('is far off with a zero too few or too many, and not a little outside', () => {
    expect([3, 17, 55, 300].map((value) => isFarOff(value, ticks))).toEqual([true, true, true, true])
    expect([20, 26, 32, 40, 50].some((value) => isFarOff(value, ticks))).toBe(false)
  })
})
