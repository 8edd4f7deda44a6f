import { expect, it } from 'vitest'
import { afterFailure, type Circuit, closedCircuit, letOut, mayPass, restMs } from './circuit.rules.ts'

const failing = (times: number, at = 0): Circuit =>
  Array.from({ length: times }).reduce<Circuit>((circuit) => afterFailure(circuit, at), closedCircuit)

it('lets calls out until five in a row have failed', () => {
  expect(mayPass(failing(4), 0)).toBe(true)
  expect(mayPass(failing(5), 0)).toBe(false)
})

it('rests for half a minute, then lets one out and holds back the others until that one has ended', () => {
  const resting = failing(5)
  expect(mayPass(resting, restMs - 1)).toBe(false)
  expect(mayPass(resting, restMs)).toBe(true)
  const onTrial = letOut(resting, restMs)
  expect(mayPass(onTrial, restMs)).toBe(false)
  expect(mayPass(afterFailure(onTrial, restMs), restMs + 1)).toBe(false)
})

it('lets everybody out while all is well', () => {
  expect(letOut(closedCircuit, 7)).toEqual(closedCircuit)
})
