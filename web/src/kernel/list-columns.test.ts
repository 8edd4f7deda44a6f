import { expect, it } from 'vitest'
import { plainCell } from './list-columns.tsx'

it('a day of a list reads as days do, and one that is none as it came', () => {
  const column = { field: 'date', heading: 'روز', kind: 'date', valueType: 'string' } as never
  expect(plainCell(column, '1405/08/30')).toMatchObject({
    props: { at: new Date('2026-11-20T20:30:00Z'), look: 'date' },
  })
  expect(plainCell(column, '1405/13/30')).toMatchObject({ props: { children: '۱۴۰۵/۱۳/۳۰' } })
})
