import { describe, expect, it } from 'vitest'
import type { LoadForTurn, PriorityRow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { fitsFirst, parseChoices } from './desk-choices.rules.ts'

const choice = (id: number, status: 1 | 2 | 3, priority: number) =>
  ({ id, status, priority }) as unknown as PriorityRow
const load = (id: number, refusal: string | null, rank?: number) =>
  ({ id, refusal, listed: rank ? { id: 10 + id, rank } : null }) as unknown as LoadForTurn
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

describe('the choices of a turn', () => {
  it('part into those that wait, by their places, and those that ended, as they came', () => {
    const { waiting, ended } = parseChoices([
      choice(1, 1, 2),
      choice(2, 3, 1),
      choice(3, 1, 1),
      choice(4, 2, 2),
    ])
    expect([idsOf(waiting), idsOf(ended)]).toEqual([
      [3, 1],
      [2, 4],
    ])
  })
})

describe('the loads to choose from', () => {
  it('come with what fits and what is listed first, each part as announced', () => {
    const loads = [load(1, 'نه'), load(2, null), load(3, 'در فهرست', 1), load(4, 'نه'), load(5, null)]
    expect(idsOf(fitsFirst(loads))).toEqual([2, 3, 5, 1, 4])
  })
})
