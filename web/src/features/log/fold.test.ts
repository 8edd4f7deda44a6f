import { describe, expect, it } from 'vitest'
import { foldRows, type LogRow } from './fold.ts'

const at = 1_790_000_000_000
const permit = (index: number): LogRow => ({
  index,
  text: '',
  entry: { kind: 'permit_issued', at, permit: index, cargo: 1, turn: index, round: 1, by: 'split' },
})
const turn = (index: number, byStaff = false): LogRow => ({
  index,
  text: '',
  entry: { kind: 'turn_taken', at, turn: index, byStaff, native: false, bound: '' },
})
const sealed = (index: number): LogRow => ({
  index,
  text: '',
  entry: { kind: 'list_sealed', at, round: 1, turn: 1, change: 1, byStaff: false, seal: '' },
})
const shape = (rows: LogRow[], mine: readonly number[] = []) =>
  foldRows(rows, (index) => mine.includes(index)).map((one) =>
    'rows' in one ? one.rows.map(({ index }) => index) : one.index,
  )

describe('the rows of a log', () => {
  it('fold behind the first of equal neighbours, and skip none', () => {
    expect(shape([permit(9), permit(8), permit(7), permit(6), turn(5)])).toEqual([9, [8, 7, 6], 5])
  })
  it('stand whole where they are few', () => {
    expect(shape([permit(9), permit(8), permit(7)])).toEqual([9, 8, 7])
  })
  it('keep what is looked for in sight', () => {
    const rows = [9, 8, 7, 6, 5, 4, 3, 2, 1].map(permit)
    expect(shape(rows, [5])).toEqual([9, [8, 7, 6], 5, 4, [3, 2, 1]])
  })
  it('fold turns and lists together, and never the hand of staff', () => {
    expect(shape([turn(9), sealed(8), turn(7), sealed(6), turn(5, true), turn(4)])).toEqual([
      9,
      [8, 7, 6],
      5,
      4,
    ])
  })
})
