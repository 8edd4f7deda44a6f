import { expect, it } from 'vitest'
import type { Point } from './maps.port.ts'
import { decodePolyline, thinLine } from './polyline.ts'

it('reads a line as its format describes', () => {
  expect(decodePolyline('_p~iF~ps|U_ulLnnqC')).toEqual([
    { latitude: 38.5, longitude: -120.2 },
    { latitude: 40.7, longitude: -120.95 },
  ])
  expect(decodePolyline('')).toEqual([])
})

it.each(['_p~iF', '_p~iF~ps|', 'é', '~~~~~~~~~~', '_p~iF~ps|U_p~iF~ps|U_p~iF~ps|U'])(
  'finds no line in %s',
  (text) => expect(decodePolyline(text)).toBeNull(),
)

it('thins a line to what shows, its ends and its corner in place', () => {
  const at = (latitude: number, longitude: number): Point => ({ latitude, longitude })
  const east = Array.from({ length: 500 }, (_, step) => at(30, 50 + step / 1000))
  const north = Array.from({ length: 500 }, (_, step) => at(30 + step / 1000, 50.5))
  expect(thinLine([...east, ...north], 10)).toEqual([at(30, 50), at(30, 50.5), at(30.499, 50.5)])
  expect(thinLine(east.slice(0, 9), 10)).toHaveLength(9)
})
