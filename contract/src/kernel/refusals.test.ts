import { describe, expect, it } from 'vitest'
import { contract } from '../contract.ts'
import type { EndpointShape } from './endpoint.ts'
import { refusalsOf } from './refusals.ts'

const calls = Object.entries(contract) as [string, EndpointShape][]

/** Codes of a call that are told by one sentence. */
function sharing(endpoint: EndpointShape): string[] {
  const fixed = Object.entries(refusalsOf(endpoint)).filter(([, said]) => typeof said === 'string')
  return fixed
    .filter(([code, said]) => fixed.some(([other, words]) => other !== code && words === said))
    .map(([code]) => code)
}

describe('the refusals of a call', () => {
  it.each(calls.filter(([, endpoint]) => endpoint.refusals))(
    'of %s have a sentence each, so that a code tells no stranger what its sentence keeps from him',
    (_name, endpoint) => {
      expect(sharing(endpoint)).toEqual([])
    },
  )

  it('are those that it declares, with the own password or a proven mobile where it asks for one', () => {
    expect(Object.keys(refusalsOf(contract.rateDriver))).toEqual(['voided', 'too_early', 'already'])
    expect(refusalsOf(contract.changePasswordOf)).toHaveProperty('reauthenticate')
    expect(refusalsOf(contract.registerDriver)).toHaveProperty('proof_needed')
    expect(refusalsOf(contract.markAllNotificationsRead)).toEqual({})
  })
})
