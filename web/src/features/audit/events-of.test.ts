import { expect, it } from 'vitest'
import { changesOf } from './EventsOf.tsx'

it('tells of a thing its own row, and counts those beside it', () => {
  const change = (table: string, rowId: string) => ({ table, rowId, act: 'changed' as const, columns: [] })
  const line = { changes: [change('turns', '4'), change('drivers', '4'), change('turns', '5')], more: 7 }
  expect(changesOf(line, { table: 'turns', rowId: 4 })).toEqual({ changes: [change('turns', '4')], more: 9 })
})
