import { expect, test } from 'vitest'
import { spellEntry } from './hall-log.rules.ts'
import { inParts, toldInParts } from './parts.rules.ts'

const verdicts = Array.from({ length: 9_000 }, (_, i) => ({ turn: i, cargo: i * 7, reason: 'earlier_turn' }))
const cargos = Array.from({ length: 5_000 }, (_, i) => ({ cargo: i * 7, left: 3, ended: false }))

test('long lists are cut in order into parts, each with all names, that join to the same lists', () => {
  const parts = inParts({ cargos, out: [], verdicts })
  expect(parts.length).toBeGreaterThan(5)
  expect(parts.flatMap((part) => part.cargos)).toEqual(cargos)
  expect(parts.flatMap((part) => part.verdicts)).toEqual(verdicts)
  expect(parts.every(({ out }) => out.length === 0)).toBe(true)
  // a list goes on where the one before it ended, in the same part
  expect(parts.some((part) => part.cargos.length > 0 && part.verdicts.length > 0)).toBe(true)
})

test('each part fits an entry with what else it says', () => {
  const told = toldInParts({
    kind: 'round_split',
    roundId: 4_000_000,
    lists: { cargos, out: [], poor: [], verdicts },
  })
  expect(told.map(({ facts }) => facts.part)).toEqual(told.map((_, nr) => nr + 1))
  expect(told.every(({ facts }) => facts.parts === told.length && facts.round === 4_000_000)).toBe(true)
  for (const { kind, facts } of told)
    expect(spellEntry(new Date(0), kind, facts).length).toBeLessThanOrEqual(60_200)
})

test('what fits is one part, and nothing at all is one that is empty', () => {
  expect(inParts({ lists: [1, 2, 3] })).toEqual([{ lists: [1, 2, 3] }])
  expect(inParts({ cargos: [], verdicts: [] })).toEqual([{ cargos: [], verdicts: [] }])
})

test('a thing that no entry can hold is refused', () => {
  expect(() => inParts({ lists: ['x'.repeat(60_000)] })).toThrow('too long')
})
