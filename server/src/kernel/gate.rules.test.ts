import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Caller, fairLine, type GateRules } from './gate.rules.ts'

const rules = (given: Partial<GateRules>): GateRules => ({
  atOnce: 1,
  ofKind: 1,
  ofCaller: 1,
  kindWaits: 1_000,
  callerWaits: 1_000,
  waitMs: 0,
  ...given,
})
const stranger: Caller = { kind: 'anonymous', id: '10.0.0.1' }
const driver = (id: number): Caller => ({ kind: 'Driver', id: `user:${id}` })
const company: Caller = { kind: 'Company', id: 'user:900' }

type One = { caller: Caller; no: number }
/** A line in which each one knows whose he is, and who is let in one after the other as places come free. */
function lineOf(given: Partial<GateRules>) {
  const line = fairLine<One>(rules(given))
  return {
    ...line,
    ask: (caller: Caller, no = 0) => line.ask(caller, { caller, no }),
    /** Lets out who was in and the next in, so often. Out: who came in. */
    serve: (times: number) =>
      Array.from({ length: times }, () => {
        const one = line.admit()
        if (one) line.leave(one.caller)
        return one && `${one.caller.id} ${one.no}`
      }),
  }
}

describe('the line before a gate', () => {
  it.each([4, 40, 400])('lets another in after one of %d that one sent before', (many) => {
    const line = lineOf({})
    for (let no = 0; no < many; no += 1) line.ask(driver(1), no)
    line.ask(driver(2))
    expect(line.serve(2)).toEqual(['user:1 0', 'user:2 0'])
  })
  it.each([4, 40, 400])('lets a kind in after one of %d different callers of another kind', (many) => {
    const line = lineOf({})
    for (let id = 0; id < many; id += 1) line.ask(driver(id))
    line.ask(company)
    expect(line.serve(2)).toEqual(['user:0 0', 'user:900 0'])
  })
  it('serves callers by turns, and of one caller who came first', () => {
    const line = lineOf({})
    for (const no of [1, 2, 3]) line.ask(driver(1), no)
    for (const no of [1, 2]) line.ask(driver(2), no)
    line.ask(driver(3), 1)
    expect(line.serve(7)).toEqual([
      'user:1 1',
      'user:2 1',
      'user:3 1',
      'user:1 2',
      'user:2 2',
      'user:1 3',
      null,
    ])
  })
  it.each([3, 30])('lets another network in after one of %d addresses of one', (many) => {
    const line = lineOf({})
    const at = (network: string, id: string): Caller => ({ kind: 'stranger', network, id })
    for (let host = 0; host < many; host += 1) line.ask(at('10.0.0.0/24', `10.0.0.${host}`))
    line.ask(at('10.0.1.0/24', '10.0.1.1'))
    line.ask(at('10.0.1.0/24', '10.0.1.2'))
    expect(line.serve(5)).toEqual(['10.0.0.0 0', '10.0.1.1 0', '10.0.0.1 0', '10.0.1.2 0', '10.0.0.2 0'])
  })
  it('keeps a share of the places from each caller and each kind, and lets in first who has none inside', () => {
    const line = lineOf({ atOnce: 4, ofKind: 3, ofCaller: 2 })
    for (const no of [1, 2, 3]) line.ask(driver(1), no)
    expect([line.admit()?.no, line.admit()?.no, line.admit()]).toEqual([1, 2, null])
    line.ask(driver(2), 7)
    line.ask(driver(3), 8)
    expect([line.admit()?.no, line.admit()]).toEqual([7, null])
    line.ask(company, 9)
    expect(line.admit()?.no).toBe(9)
    line.leave(driver(1))
    // the first driver has waited longer, and has another inside
    expect(line.admit()?.no).toBe(8)
  })
  it('says whose line is full: one’s own, or that of all of the kind, never that of others', () => {
    const line = lineOf({ callerWaits: 2, kindWaits: 3 })
    expect([line.ask(driver(1)), line.ask(driver(1)), line.ask(driver(1))]).toEqual([null, null, 'own'])
    expect([line.ask(driver(2)), line.ask(driver(3))]).toEqual([null, 'all'])
    expect([line.ask(company), line.ask(stranger)]).toEqual([null, null])
  })
  it('forgets who gave up', () => {
    const line = fairLine<string>(rules({}))
    line.ask(driver(1), 'first')
    line.ask(driver(1), 'second')
    line.giveUp(driver(1), 'first')
    expect(line.admit()).toBe('second')
  })

  const callers = [stranger, driver(1), driver(2), driver(3), company]
  const step = fc.record({
    act: fc.constantFrom('ask', 'leave', 'giveUp'),
    who: fc.nat(4),
    which: fc.nat(20),
  })
  it('holds its bounds, leaves no place empty for one who may have it, and loses nobody', () => {
    const limits = rules({ atOnce: 3, ofKind: 2, ofCaller: 1, callerWaits: 3, kindWaits: 5 })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const line = fairLine<One>(limits)
        let waiting: One[] = []
        let inside: One[] = []
        const of = (list: One[], { kind, id }: Caller) => ({
          kind: list.filter(({ caller }) => caller.kind === kind).length,
          own: list.filter(({ caller }) => caller.kind === kind && caller.id === id).length,
        })
        const hasRoom = ({ caller }: One) =>
          inside.length < limits.atOnce &&
          of(inside, caller).kind < limits.ofKind &&
          of(inside, caller).own < limits.ofCaller
        steps.forEach(({ act, who, which }, no) => {
          const caller = callers[who] as Caller
          const left = inside[which % Math.max(inside.length, 1)]
          const gone = waiting[which % Math.max(waiting.length, 1)]
          if (act === 'ask') {
            const one = { caller, no }
            const before = of(waiting, caller)
            const full = before.own >= 3 ? 'own' : before.kind >= 5 ? 'all' : null
            expect(line.ask(caller, one)).toBe(full)
            if (!full) waiting.push(one)
          } else if (act === 'leave' && left) {
            line.leave(left.caller)
            inside = inside.filter((one) => one !== left)
          } else if (act === 'giveUp' && gone) {
            line.giveUp(gone.caller, gone)
            waiting = waiting.filter((one) => one !== gone)
          }
          for (let one = line.admit(); one; one = line.admit()) {
            const { caller: his, no: number } = one
            expect(waiting.find((other) => of([other], his).own > 0)?.no).toBe(number)
            expect(hasRoom(one)).toBe(true)
            const fewest = Math.min(...waiting.filter(hasRoom).map((other) => of(inside, other.caller).kind))
            expect(of(inside, his).kind).toBe(fewest)
            waiting = waiting.filter((other) => other !== one)
            inside.push(one)
          }
          expect(waiting.filter(hasRoom)).toEqual([])
        })
      }),
    )
  })
})
