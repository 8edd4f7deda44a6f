import { describe, expect, it } from 'vitest'
import { type LogFacts, spellEntry } from './hall-log.rules.ts'

const at = new Date(1_795_000_000_000)
const spelled = (facts: LogFacts) => spellEntry(at, 'turn_taken', facts)

describe('an entry of the public log', () => {
  it('has one spelling, whatever the order in which it was put together', () => {
    const text = '{"B":true,"at":1795000000000,"kind":"turn_taken","list":[{"a":1,"b":null}],"z":"no_money"}'
    expect(spelled({ z: 'no_money', list: [{ b: null, a: 1 }], B: true })).toBe(text)
    expect(spelled({ B: true, list: [{ a: 1, b: null }], z: 'no_money' })).toBe(text)
  })

  it.each<[string, unknown]>([
    ['a name', 'علی'],
    ['text with spaces', 'two words'],
    ['a moment as text', '2026-11-22T18:00:00.000Z'],
    ['a fraction', 0.5],
    ['no number', Number.NaN],
    ['a number beyond what programs agree on', 2 ** 53],
    ['what is not there', undefined],
  ])('cannot hold %s', (_, value) => {
    expect(() => spelled({ turn: value })).toThrow('no spelling')
    expect(() => spelled({ turns: [{ turn: value }] })).toThrow('no spelling')
  })

  it('is 65,535 bytes long at most', () => {
    const room = 65_535 - spelled({ x: '' }).length
    expect(spelled({ x: 'a'.repeat(room) })).toHaveLength(65_535)
    expect(() => spelled({ x: 'a'.repeat(room + 1) })).toThrow('told in parts')
  })
})
