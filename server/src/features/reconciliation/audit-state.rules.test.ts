import { describe, expect, it } from 'vitest'
import { compareKept, foldChange, keptOf, noChanges } from './audit-state.rules.ts'

type Change = Parameters<typeof foldChange>[1]
const made: Change = { id: 1, after: { name: 'الف', rank: 1 } }
const named: Change = { id: 2, after: { name: 'ب' } }
const deleted: Change = { id: 3, after: null }
const again: Change = { id: 4, after: { name: 'پ', rank: 4 } }

const kept = (changes: readonly Change[]) => {
  const row = noChanges()
  for (const change of changes) foldChange(row, change)
  return keptOf(row)
}

describe('what the audit says that a row is', () => {
  it.each([
    { what: 'as it was made', changes: [made], is: { name: 'الف', rank: 1 } },
    { what: 'with its latest change', changes: [made, named], is: { name: 'ب', rank: 1 } },
    { what: 'no row when it was deleted', changes: [made, named, deleted], is: null },
    { what: 'as it was made anew', changes: [made, named, deleted, again], is: { name: 'پ', rank: 4 } },
    { what: 'what changed, where nobody told how it was made', changes: [named], is: { name: 'ب' } },
  ])('$what, whatever the order of the lines', ({ changes, is }) => {
    expect(kept(changes)).toEqual(is)
    expect(kept(changes.toReversed())).toEqual(is)
  })
})

it.each([
  { untold: [], fields: ['last_turn_number'] },
  { untold: ['last_turn_number'], fields: [] },
])('a row differs from the audit in $fields where nobody tells of $untold', ({ untold, fields }) => {
  const row = { name: 'اصفهان', last_turn_number: 648 }
  const differences = compareKept({
    table: { name: 'halls', untold },
    rowId: '2',
    row,
    kept: { ...row, last_turn_number: 0 },
  })
  expect(differences.map(({ field }) => field)).toEqual(fields)
})
