import { describe, expect, it } from 'vitest'
import { contract } from './contract.ts'
import type { EndpointShape } from './kernel/endpoint.ts'

const calls = contract as Readonly<Record<string, EndpointShape>>
const writes = Object.entries(calls).filter(([, { effect }]) => effect === 'write')

describe('what each write reaches', () => {
  it('is money, somebody else or the public log, each once', () => {
    expect(writes.length).toBeGreaterThan(100)
    for (const [call, { reaches = ['none'] }] of writes) {
      expect([...new Set(reaches)], call).toEqual(reaches)
      expect(['money', 'outside', 'log'], call).toEqual(expect.arrayContaining([...reaches]))
    }
  })

  it('is told where money is read anew', () => {
    const moving = writes.filter(([, { changes }]) => changes?.includes('wallet')).map(([call]) => call)
    const quiet = moving.filter((call) => !calls[call]?.reaches?.includes('money'))
    // a company that is removed takes its empty accounts along; a payment begins at the bank, and moves money when it ends
    expect(quiet).toEqual(['removeEnteredCompany', 'beginPayment'])
  })

  it('is told where a text message goes out', () => {
    const told = writes.filter(([, { changes }]) => changes?.includes('sms'))
    for (const [call, { reaches }] of told) expect(reaches, call).toContain('outside')
  })
})

describe('a write that reaches nothing', () => {
  const quiet = writes.filter(([, { reaches }]) => reaches?.length === 0)
  const meansOf = ({ undoneBy, held, stays }: EndpointShape) =>
    [undoneBy, held, stays].filter((means) => means !== undefined)

  it('is taken back by another call, or held back until its time, or says why it needs neither', () => {
    expect(quiet.length).toBeGreaterThan(70)
    for (const [call, endpoint] of quiet) expect(meansOf(endpoint), call).toHaveLength(1)
  })

  it('says nothing of that where it does reach something, but that it is held where, as things are, it reaches others alone', () => {
    const reaching = writes.filter(([, { reaches = [] }]) => reaches.length > 0)
    for (const [call, endpoint] of reaching) {
      expect([endpoint.undoneBy, endpoint.stays], call).toEqual([undefined, undefined])
    }
    expect(
      reaching
        .filter(([, { held }]) => held)
        .map(([call]) => call)
        .sort(),
    ).toEqual([
      'activateDriver',
      'changePermitStatus',
      'closeCompanyUser',
      'deactivateDriver',
      'emptyPhoneId',
      'setCompanyUserActive',
      'setUserActive',
    ])
  })

  it('is not held back where it takes files, shows a secret or asks for a proof', () => {
    const kept = writes.filter(([, { held }]) => held)
    const unfit = kept.filter(([, { files, showsSecret, needsProof }]) => files ?? showsSecret ?? needsProof)
    expect(unfit.map(([call]) => call)).toEqual([])
  })
})

describe('what takes a write back', () => {
  const undone = writes.flatMap(([call, { undoneBy }]) => (undoneBy === undefined ? [] : [[call, undoneBy]]))

  it('is another write, and neither of the two reaches anything', () => {
    expect(undone.length).toBeGreaterThan(10)
    for (const [call = '', back = ''] of undone) {
      expect(calls[back]?.effect, back).toBe('write')
      expect([...(calls[call]?.reaches ?? []), ...(calls[back]?.reaches ?? [])], call).toEqual([])
    }
  })

  it('is for whoever may do it', () => {
    for (const [call = '', back = ''] of undone)
      expect(calls[back]?.access, call).toEqual(calls[call]?.access)
  })
})
