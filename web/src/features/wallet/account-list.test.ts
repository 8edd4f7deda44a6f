import { describe, expect, it } from 'vitest'
import { startState } from '../../ui/data-table/table-state.rules.ts'
import { saySums } from '../../ui/data-table/sums.rules.ts'
import { shownFields } from '../../kernel/table-request.rules.ts'
import { accountList } from './account-list.tsx'

const month = { from: '1405/09/01', to: '1405/09/30' }
const fieldsOf = (isDriver: boolean) => {
  const { columns, wire } = accountList({ isDriver, month })
  return shownFields(startState(columns, { pageSize: 'fit' }), wire)
}

describe('a sheet of the account, of the columns that show at first', () => {
  it('has what came, what went and what a hold paid each in a column of its own, to be added up', () => {
    const fields = fieldsOf(false)
    expect(fields).toEqual(expect.arrayContaining(['deposit', 'withdraw', 'fromHold', 'availableBalance']))
    expect(fields).not.toContain('amount')
  })

  it('has no hold for a driver', () => {
    expect(fieldsOf(true)).toEqual(expect.arrayContaining(['deposit', 'withdraw']))
    expect(fieldsOf(true)).not.toContain('fromHold')
  })
})

describe('what lines of an account come to', () => {
  it('is what came, what went and what a hold paid, each where there is any', () => {
    const of = (sums: Record<string, number>, isDriver = false) =>
      saySums(accountList({ isDriver, month }), sums)
    expect(of({ deposit: 0, withdraw: 0, fromHold: 2_460_000 })).toBe('، جمع هزینه از بلوکه ۲٬۴۶۰٬۰۰۰ ریال')
    expect(of({ deposit: 500, withdraw: 120, fromHold: 0 })).toBe('، جمع افزایش ۵۰۰ ریال، کاهش ۱۲۰ ریال')
    expect(of({ withdraw: 200_000 }, true)).toBe('، جمع کاهش ۲۰٬۰۰۰ تومان')
  })
})
