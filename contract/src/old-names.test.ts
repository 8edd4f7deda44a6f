import { expect, it } from 'vitest'
import { contract } from './contract.ts'
import { callNameNow, callNamesBefore, oldCallNames } from './old-names.ts'

it.each(Object.entries(oldCallNames))(
  '%s is called %s now, and nothing else has its old name',
  (was, now) => {
    expect(callNameNow(was)).toBe(now)
    expect([was in contract, now in contract]).toEqual([false, true])
    expect(callNameNow(now)).toBe(now)
    expect(callNamesBefore(now)).toContain(was)
  },
)

it('what is not renamed keeps its name', () => {
  expect(['searchCargos', 'toString'].map(callNameNow)).toEqual(['searchCargos', 'toString'])
  expect(callNamesBefore('searchCargos')).toEqual([])
})
