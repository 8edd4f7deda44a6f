import { describe, expect, it } from 'vitest'
import { payerOf, spendAll, type WordedTry, triesOf } from './payer.ts'
import type { Tries } from './tries.ts'

describe('who pays for a try', () => {
  const address = '2001:db8:1:2:3::9'
  const wide = { who: 'network 2001:db8:1::/48', isNetwork: true }
  it.each([
    [
      'a known device',
      { knownMark: 'mark', account: null },
      'device',
      [{ who: 'device mark', isNetwork: false }],
    ],
    [
      'a known device, its password right or not',
      { knownMark: 'mark', account: 7 },
      'device',
      [{ who: 'device mark', isNetwork: false }],
    ],
    [
      'the account once its password was right',
      { knownMark: null, account: 7 },
      'account',
      [{ who: 'account 7', isNetwork: false }],
    ],
    [
      'a stranger’s address, and the network above it',
      { knownMark: null, account: null },
      'stranger',
      [{ who: 'address 2001:db8:1:2::/64', isNetwork: false }, wide],
    ],
  ] as const)('is %s', (_who, comer, kind, shares) => {
    expect(payerOf({ ...comer, address })).toEqual({ kind, shares })
  })

  it.each([
    ['10.1.2.3', ['address 10.1.2.3', 'network 10.1.2.0/24']],
    ['::ffff:10.1.2.3', ['address 10.1.2.3', 'network 10.1.2.0/24']],
    ['2001:DB8::1', ['address 2001:db8:0:0::/64', 'network 2001:db8:0::/48']],
    ['unknown', ['address unknown', 'network unknown']],
  ])('of %s is it and what lies around it', (from, whos) => {
    const { shares } = payerOf({ knownMark: null, account: null, address: from })
    expect(shares.map(({ who }) => who)).toEqual(whos)
  })
})

describe('what a payer’s try costs', () => {
  const stranger = payerOf({ knownMark: null, account: null, address: '10.1.2.3' })
  const one = { what: 'code', most: 3, inMs: 1_000 }
  it('is one of the address and one of its network, which holds more', () => {
    expect(triesOf(stranger, one)).toEqual([
      { ...one, who: 'address 10.1.2.3', most: 3 },
      { ...one, who: 'network 10.1.2.0/24', most: 48 },
    ])
    expect(triesOf(stranger, { ...one, about: '0912', networkTimes: 2, says: 'many' })).toEqual([
      { ...one, who: 'address 10.1.2.3 0912', most: 3, says: 'many' },
      { ...one, who: 'network 10.1.2.0/24 0912', most: 6, says: 'many' },
    ])
    const device = payerOf({ knownMark: 'mark', account: null, address: '10.1.2.3' })
    expect(triesOf(device, one)).toEqual([{ ...one, who: 'device mark' }])
  })

  const triesBut = (full: string[], done: string[] = []): Tries => ({
    async spend({ who }) {
      if (full.includes(String(who))) return 500
      done.push(`spent ${who}`)
      return null
    },
    left: async () => 0,
    async giveBack(all) {
      done.push(...all.map(({ who }) => `gave back ${who}`))
    },
  })
  const all: WordedTry[] = ['a', 'b', 'c'].map((who) => ({ ...one, who, says: `too many of ${who}` }))
  it.each([
    [[], ['spent a', 'spent b', 'spent c'], null],
    [['a'], [], 'too many of a'],
    [['b', 'c'], ['spent a', 'gave back a'], 'too many of b'],
    [['c'], ['spent a', 'spent b', 'gave back a', 'gave back b'], 'too many of c'],
  ])('is nothing where one is refused: of those full %j it does %j', async (full, done, says) => {
    const did: string[] = []
    const { refused } = await spendAll({ tries: triesBut(full, did), now: async () => new Date() }, all)
    expect([did, refused?.says ?? null]).toEqual([done, says])
    if (refused) expect(refused.waitMs).toBe(500)
  })
})
