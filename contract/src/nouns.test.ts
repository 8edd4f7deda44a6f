import { describe, expect, it } from 'vitest'
import { contract } from './contract.ts'
import type { EndpointShape } from './kernel/endpoint.ts'
import { doMeet, nouns } from './kernel/nouns.ts'

const calls = Object.entries<EndpointShape>(contract)
const nounsOf = (call: EndpointShape) => (call.effect === 'read' ? call.about : call.changes)

describe('the nouns', () => {
  it('are each what some read is about, so that none is changed in vain', () => {
    const readAbout = new Set(calls.flatMap(([, call]) => (call.effect === 'read' ? [...call.about] : [])))
    expect(nouns.filter((noun) => !readAbout.has(noun))).toEqual([])
  })

  it('stand once in a call', () => {
    const twice = calls.filter(([, call]) => new Set(nounsOf(call)).size < nounsOf(call).length)
    expect(twice.map(([key]) => key)).toEqual([])
  })

  it('are the same for all that reads the same rows', () => {
    const ofTable = new Map<unknown, string>()
    for (const [key, call] of calls) {
      if (!call.table) continue
      const about = nounsOf(call).join(' ')
      expect([key, ofTable.get(call.table) ?? about]).toEqual([key, about])
      ofTable.set(call.table, about)
    }
  })

  it('meet where one of them is the same', () => {
    expect(doMeet(['cargo', 'wallet'], ['wallet'])).toBe(true)
    expect(doMeet(['cargo', 'wallet'], ['permit', 'turn'])).toBe(false)
  })
})

/** What a write leaves stale, by the words of the contract. */
function staleAfter(write: keyof typeof contract): string[] {
  const { changes }: EndpointShape = contract[write]
  return calls.filter(([, { about }]) => doMeet(about ?? [], changes ?? [])).map(([key]) => key)
}

describe('what a write leaves stale', () => {
  it.each([
    ['declareCargo', ['searchCargos', 'quoteCargo', 'showMyBalance']],
    ['takeTurn', ['showMyTurn', 'searchTurns']],
    ['cancelTurn', ['showMyTurn', 'searchTurns', 'listPrioritiesOfTurn']],
    ['addPriority', ['showMyTurn', 'showMyPermit', 'showMyResult', 'showMyBalance', 'listAnnouncedCargos']],
    ['reserveFreeCargo', ['listFreeCargos', 'showMyPermit', 'showMyTurn', 'showMyBalance', 'searchPermits']],
    ['voidPermit', ['searchPermits', 'showPermit', 'listPermitsOfCargo', 'searchCargos', 'showMyBalance']],
    ['changePermitStatus', ['showMyPermit', 'searchPermits', 'searchCargos']],
  ] as const)('by %s holds all that shows it', (write, reads) => {
    expect(staleAfter(write)).toEqual(expect.arrayContaining([...reads]))
  })

  it('is no more than that: a mark on a notice leaves the lists alone', () => {
    expect(staleAfter('markNotificationRead')).toEqual(['listNotifications'])
  })
})
