import { expect, it } from 'vitest'
import { readRowId } from './open-row.rules.ts'

it.each([
  [123, 123],
  ['123', 123],
  ['۱۲۳', 123],
  ['١٢٣', 123],
  [undefined, undefined],
  ['', undefined],
  ['0', undefined],
  [-5, undefined],
  [1.5, undefined],
  ['برگ', undefined],
  [{ id: 1 }, undefined],
  ['1234567890123456', undefined],
])('an address that says %j opens %j', (asked, id) => {
  expect(readRowId(asked)).toBe(id)
})
