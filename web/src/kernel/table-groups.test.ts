import { describe, expect, it } from 'vitest'
import { groupingsOf, type ListColumn } from '@bargah/contract/kernel/list-columns.ts'
import { groupRule, presentGroups } from './table-groups.rules.ts'

const labels = { 0: 'باطل', 2: 'صادر', 9: 'صادر' }
const status: ListColumn = { field: 'status', heading: 'وضعیت', kind: 'status', labels }
const hall: ListColumn = { field: 'hall', heading: 'سالن', kind: 'text' }
const day: ListColumn = { field: 'day', heading: 'تاریخ', kind: 'date' }
const [, month = day] = groupingsOf([{ ...day, months: 'ماه' }])
const isNew: ListColumn = { field: 'isNew', heading: 'تازه', kind: 'yesNo' }

describe('groups of rows', () => {
  it.each([
    ['a code, with those of the same word', status, '2', ['2', '9']],
    ['a code of one word', status, '0', ['0']],
    ['a code without a word', status, '7', ['7']],
    ['words', hall, 'بندر ۲', ['بندر ۲']],
    ['no words, or empty ones', hall, '', [null, '']],
    ['a day', day, '1405/08/30', ['1405/08/30']],
    ['no day', day, '', [null]],
    ['yes', isNew, 'true', ['true']],
  ])('have the condition of their rows: %s', (_name, column, key, value) => {
    expect(groupRule(column, key)).toEqual({ field: column.field, op: 'in', value })
  })

  it('of a month are its days, the last of which the calendar knows', () => {
    const of = (key: string) => groupRule(month, key)
    expect(of('1405/08')).toEqual({ field: 'day', op: 'between', value: ['1405/08/01', '1405/08/30'] })
    expect(of('1405/02')).toEqual({ field: 'day', op: 'between', value: ['1405/02/01', '1405/02/31'] })
    expect(of('')).toEqual({ field: 'day', op: 'in', value: [null] })
  })

  it.each([
    [status, 2, '2', 'صادر'],
    [hall, null, '', 'بدون سالن'],
    [hall, 'بندر 2', 'بندر 2', 'بندر ۲'],
    [day, '1405/08/30', '1405/08/30', '۱۴۰۵/۰۸/۳۰'],
    [month, '1405/08', '1405/08', 'آبان ۱۴۰۵'],
    [isNew, false, 'false', 'خیر'],
  ])('are named by what they share', (column, value, key, label) => {
    const groups = { list: [{ value, count: 3, sums: {} }], count: 240, sums: {} }
    expect(presentGroups(column, { columns: [] }, { groups, total: 300 })).toEqual({
      by: column.heading,
      list: [{ key, label, count: 3, sums: '' }],
      count: 240,
      total: 300,
      sums: '',
    })
  })

  it('are one where codes share a word, with all that they add up to', () => {
    const rent = { sums: [{ field: 'rent', words: (sum: number) => `جمع ${sum}` }] }
    const list = [
      { value: 2, count: 3, sums: { rent: 30 } },
      { value: 0, count: 2, sums: { rent: 0 } },
      { value: 9, count: 1, sums: { rent: 5 } },
    ]
    const groups = { list, count: 3, sums: { rent: 35 } }
    expect(presentGroups(status, { columns: [rent, {}] }, { groups, total: 6 })).toMatchObject({
      list: [
        { key: '2', label: 'صادر', count: 4, sums: '، جمع 35' },
        { key: '0', label: 'باطل', count: 2, sums: '، جمع 0' },
      ],
      count: 2,
      sums: '، جمع 35',
    })
  })
})
