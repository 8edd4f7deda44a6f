import { expect, it } from 'vitest'
import { changesOf } from './EventsOf.tsx'

it('tells of a thing its own row, and counts those beside it', () => {
  const change = (table: string, rowId: string) => ({ table, rowId, act: 'changed' as const, columns: [] })
  const line = { changes: [change('turns', '4'), change('drivers', '4'), change('turns', '5')], more: 7 }
  expect(changesOf(line, { table: 'turns', rowId: 4 })).toEqual({ changes: [change('turns', '4')], more: 9 })
})

it('tells of a thing what was told of it together with others', () => {
  const change = (rowId: string) => ({ table: 'priorities', rowId, act: 'changed' as const, columns: [] })
  // a mark of a key is one row, whatever its name
  const line = { changes: [change('3 4 5'), change('45 46'), change('secret 1')], more: 7 }
  expect(changesOf(line, { table: 'priorities', rowId: 4 })).toEqual({ changes: [change('3 4 5')], more: 12 })
})

it('tells of what belongs to a hall, whose own row did not change', () => {
  const line = {
    changes: [{ table: 'hall_tariffs', rowId: '9', act: 'changed' as const, columns: [] }],
    more: 0,
  }
  expect(changesOf(line, { table: 'halls', rowId: 4 })).toEqual(line)
})
