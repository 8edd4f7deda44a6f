import { describe, expect, it } from 'vitest'
import type { Session } from './call.ts'
import { fairLine } from './gate.rules.ts'
import { type Comer, gateRules, openCallers } from './gates.ts'

const stranger = (address: string): Comer => ({ session: null, deviceMark: null, address })
const device = (deviceMark: string): Comer => ({ ...stranger('10.0.0.1'), deviceMark })
const session = (given: Partial<Session>): Comer => ({
  ...stranger('10.0.0.1'),
  session: { role: 'Driver', companyId: null, userId: 7, ...given } as Session,
})

describe('whose share a call takes', () => {
  it.each([
    ['an account', session({}), { kind: 'Driver', id: 'user:7' }],
    [
      'a company',
      session({ role: 'TransportationCompanyMember', companyId: 3 }),
      { kind: 'Company', id: 'company:3' },
    ],
    ['a device that signed in before', device('mark'), { kind: 'known device', id: 'mark' }],
    ['a stranger', stranger('10.1.2.3'), { kind: 'stranger', network: '10.1.2.0/24', id: '10.1.2.3' }],
    [
      'a stranger of IPv6',
      stranger('2001:db8:1:2::9'),
      { kind: 'stranger', network: '2001:db8:1::/48', id: '2001:db8:1:2::/64' },
    ],
  ])('is that of %s', (_who, comer, caller) => {
    expect(openCallers().callerOf(comer)).toEqual(caller)
  })

  it('is that of refused strangers for an address that was refused, and for no other of its network', () => {
    const callers = openCallers()
    callers.noteRefused(stranger('10.1.2.3'))
    expect(callers.callerOf(stranger('10.1.2.3')).kind).toBe('refused stranger')
    expect(callers.callerOf(stranger('10.1.2.4')).kind).toBe('stranger')
  })

  it('is that of refused strangers for a whole network of which many were refused', () => {
    const callers = openCallers()
    for (let host = 0; host < 15; host += 1) callers.noteRefused(stranger(`2001:db8:1:${host}::1`))
    expect(callers.callerOf(stranger('2001:db8:1:ff::1')).kind).toBe('stranger')
    callers.noteRefused(stranger('2001:db8:1:fe::1'))
    expect(callers.callerOf(stranger('2001:db8:1:ff::1')).kind).toBe('refused stranger')
    expect(callers.callerOf(stranger('2001:db8:2::1')).kind).toBe('stranger')
  })

  it('is not made worse by what a session or a known device was refused', () => {
    const callers = openCallers()
    for (let time = 0; time < 20; time += 1)
      for (const comer of [session({}), device('mark')]) callers.noteRefused(comer)
    expect(callers.callerOf(stranger('10.0.0.1')).kind).toBe('stranger')
    expect(callers.callerOf(device('mark')).kind).toBe('known device')
  })
})

describe('three hundred strangers who sign in at one moment', () => {
  /** Those whom the gate lets in one after another, and how many of the storm came in before each. */
  function stormBefore(comers: Record<string, Comer>) {
    const callers = openCallers()
    const line = fairLine<{ who: string; comer: Comer }>(gateRules.passwords)
    const ask = (who: string, comer: Comer) => line.ask(callers.callerOf(comer), { who, comer })
    for (let n = 0; n < 300; n += 1) {
      const one = stranger(`10.${n % 250}.${n}.1`)
      callers.noteRefused(one)
      ask('storm', one)
    }
    for (const [who, comer] of Object.entries(comers)) ask(who, comer)
    const before: Record<string, number> = {}
    let storm = 0
    for (let left = 300; left > 0; left -= 1) {
      const one = line.admit()
      if (!one) break
      if (one.who === 'storm') storm += 1
      else before[one.who] = storm
      line.leave(callers.callerOf(one.comer))
    }
    return before
  }
  it('hold up neither a known device nor who comes for the first time', () => {
    const before = stormBefore({ known: device('mark'), first: stranger('192.168.7.7') })
    expect(before).toEqual({ known: expect.any(Number), first: expect.any(Number) })
    expect(Math.max(...Object.values(before))).toBeLessThanOrEqual(1)
  })
})
