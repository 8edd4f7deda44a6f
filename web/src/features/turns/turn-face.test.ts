import { expect, test } from 'vitest'
import { drawQueue } from './TurnFace.tsx'

test('who is first stands at the hall', () => {
  expect(drawQueue(0)).toEqual({ trucks: [], mineX: 46, isBroken: false })
})

test('each driver before him is a truck, the hall first', () => {
  expect(drawQueue(2)).toEqual({ trucks: [46, 66], mineX: 86, isBroken: false })
})

test('twelve are drawn without a gap', () => {
  const { trucks, isBroken } = drawQueue(12)
  expect([trucks.length, trucks.at(-1), isBroken]).toEqual([12, 266, false])
})

test('a line of more than twelve is drawn as twelve, broken in its middle', () => {
  const { trucks, mineX, isBroken } = drawQueue(400)
  expect([trucks.length, trucks[5], trucks[6], isBroken]).toEqual([12, 146, 176, true])
  expect(mineX).toBeLessThan(328 - 30)
})
