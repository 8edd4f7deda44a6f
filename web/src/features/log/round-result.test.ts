import type { Entry } from '@bargah/verifier/entries.ts'
import { describe, expect, it } from 'vitest'
import type { LogRow } from './fold.ts'
import { makeIndex, noteEntry } from './log-index.ts'
import { resultOf } from './round-result.ts'

const round = 3
const entryOf = (entry: object) => ({ at: 1_795_000_000_000, ...entry }) as unknown as Entry
const rowsOf = (...entries: object[]) =>
  entries.map((entry, index): LogRow => ({ index, entry: entryOf(entry), text: '' }))
const part = { round, part: 1, parts: 1 }
const opened = { kind: 'round_opened', ...part, opensAt: 1, closesAt: 2, cargos: [] }
const lists = {
  kind: 'lists_opened',
  ...part,
  lists: [
    { turn: 12, salt: '', cargos: [9, 8, 7] },
    { turn: 11, salt: '', cargos: [9] },
    { turn: 13, salt: '', cargos: [] },
  ],
}
const verdict = (turn: number, cargo: number, reason: string, winner: number | null = null) => ({
  turn,
  cargo,
  reason,
  winner,
})
const split = {
  kind: 'round_split',
  ...part,
  cargos: [],
  out: [],
  poor: [],
  verdicts: [
    verdict(11, 9, 'granted'),
    verdict(12, 9, 'earlier_turn', 11),
    verdict(12, 8, 'granted'),
    verdict(12, 7, 'own_better_choice'),
  ],
}

describe('the result of a round, as its log tells it', () => {
  it('says of each turn, by number, what it asked for in which order and what came of it', () => {
    const { lists: said, granted, closesAt } = resultOf(rowsOf(split, lists, opened))
    expect(said?.map(({ turn, choices }) => [turn, choices.map(({ cargo, says }) => [cargo, says])])).toEqual(
      [
        [11, [[9, 'رسید']]],
        [
          12,
          [
            [9, 'به نوبت ۱۱ رسید'],
            [8, 'رسید'],
            [7, 'نوبت بار بالاتری گرفت'],
          ],
        ],
        [13, []],
      ],
    )
    expect([granted, closesAt]).toEqual([2, 2])
  })

  it('adds the parts of a long one together', () => {
    const [first, second] = [
      { ...split, parts: 2, verdicts: split.verdicts.slice(0, 1) },
      { ...split, part: 2, parts: 2, verdicts: split.verdicts.slice(1) },
    ]
    expect(resultOf(rowsOf(opened, lists, first, second))).toEqual(resultOf(rowsOf(opened, lists, split)))
  })

  it('is not there before the split', () => {
    expect(resultOf(rowsOf(opened, lists)).lists).toBeNull()
  })

  it('is found by the round alone', () => {
    const index = makeIndex()
    const others = { ...opened, round: 4 }
    for (const { index: at, entry } of rowsOf(opened, others, lists, split))
      if (entry) noteEntry(index, at, entry)
    expect(index.ofRound.get(round)).toEqual([0, 2, 3])
  })
})
