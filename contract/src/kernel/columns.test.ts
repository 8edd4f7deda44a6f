import { describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import * as col from './columns.ts'
import { rowOf } from './rows.ts'

const table = col.table('چیزها', {
  id: col.id('شناسه', { sortsLong: true }),
  name: col.orNull(col.text('نام')),
  standing: col.status('وضعیت', { [-1]: 'رد', 0: 'تازه', 7: 'پذیرفته' }),
  state: col.status('حال', { live: 'زنده', used: 'سوخته' }),
  rate: col.oneOf([1, 2], col.number('امتیاز')),
  rent: col.money('کرایه', 'تومان', { isHidden: true }),
})
const Row = rowOf(table)
const row = { id: 3, name: null, standing: -1, state: 'live', rate: 2, rent: 5 } as const

describe('the columns of a list', () => {
  it('give the table its columns in their order, each with heading, kind and unit', () => {
    expect(table.columns.map(({ field, heading, kind }) => [field, heading, kind])).toEqual([
      ['id', 'شناسه', 'identifier'],
      ['name', 'نام', 'text'],
      ['standing', 'وضعیت', 'status'],
      ['state', 'حال', 'status'],
      ['rate', 'امتیاز', 'number'],
      ['rent', 'کرایه', 'money'],
    ])
    expect(table.columns[0]).toMatchObject({ sortsLong: true })
    expect(table.columns[5]).toMatchObject({ unit: 'تومان', isHidden: true })
  })

  it('give the schema of the row, which takes a row', () => {
    expect(z.parse(Row, row)).toEqual(row)
    expectTypeOf<z.output<typeof Row>>().toEqualTypeOf<{
      id: number
      name: string | null
      standing: -1 | 0 | 7
      state: 'live' | 'used'
      rate: 1 | 2
      rent: number
    }>()
  })

  it.each([
    ['a field of another type', { id: '3' }],
    ['nothing where a field is never empty', { rent: null }],
    ['a status that has no word', { standing: 1 }],
    ['a word that is no status', { state: 'lost' }],
    ['a value that is none of those named', { rate: 3 }],
  ])('give a schema that does not take %s', (_what, wrong) => {
    expect(z.safeParse(Row, { ...row, ...wrong }).success).toBe(false)
  })
})
