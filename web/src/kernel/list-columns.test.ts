import { expect, it } from 'vitest'
import { account } from '@bargah/contract/kernel/columns.ts'
import { AccountName } from '../ui/AccountName.tsx'
import { plainCell } from './list-columns.tsx'

it('a day of a list reads as days do, and one that is none as it came', () => {
  const column = { field: 'date', heading: 'روز', kind: 'date', valueType: 'string' } as never
  expect(plainCell(column, '1405/08/30')).toMatchObject({
    props: { at: new Date('2026-11-20T20:30:00Z'), look: 'date' },
  })
  expect(plainCell(column, '1405/13/30')).toMatchObject({ props: { children: '۱۴۰۵/۱۳/۳۰' } })
})

it('the name of an account stays as it is typed', () => {
  const column = { field: 'userName', ...account('نام کاربری') }
  expect(plainCell(column, 'LoadHall2')).toMatchObject({ type: AccountName, props: { of: 'LoadHall2' } })
})
