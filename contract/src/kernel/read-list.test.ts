import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import * as col from './columns.ts'
import { listFields, readList } from './read-list.ts'
import { rowOf } from './rows.ts'

const table = col.table('چیزها', {
  name: col.text('نام'),
  id: col.id('شناسه'),
  card: col.orNull(col.identifier('کارت')),
  day: col.date('روز'),
  hour: col.time('ساعت'),
  at: col.instant('لحظه'),
  price: col.money('بها', 'تومان'),
  status: col.status('وضعیت', { live: 'زنده', used: 'سوخته' }),
  isNew: col.yesNo('تازه'),
})
const Row = z.extend(rowOf(table), { parts: z.array(z.number()), rest: z.optional(z.number()) })
const fields = listFields(Row, table)
const read = (sent: Record<string, unknown>) => readList(fields, sent)
const testOf = (field: string, op: string, value: unknown) => {
  const { list, faults } = read({ Filter: [{ field, op, value }] })
  return faults[0] ?? list.conditions[0]?.test
}

describe('the fields of a list', () => {
  it('come in the order of the table, then the others, hidden; what is no plain value is left out', () => {
    expect(fields.map(({ field }) => field)).toEqual([...table.columns.map(({ field }) => field), 'rest'])
    expect(fields.at(-1)).toMatchObject({ heading: 'rest', kind: 'number', isHidden: true, isNullable: true })
    expect(fields[2]).toMatchObject({ valueType: 'text', isNullable: true })
  })

  it('are all shown under their own names when the list has no table', () => {
    const plain = listFields(z.object({ a: z.string(), b: z.boolean(), c: z.number() }))
    expect(plain.map(({ field, kind, isHidden }) => [field, kind, isHidden])).toEqual([
      ['a', 'text', false],
      ['b', 'yesNo', false],
      ['c', 'number', false],
    ])
    expect(listFields(undefined)).toEqual([])
  })
})

describe('what is asked of a list', () => {
  it('is everything up to ten thousand rows when nothing is asked', () => {
    const { list, faults } = read({})
    expect(faults).toEqual([])
    expect(list).toMatchObject({
      page: 1,
      pageSize: 10_000,
      sort: [],
      conditions: [],
      words: [],
      columns: null,
    })
    expect(list).toMatchObject({ countOnly: false, format: null })
  })

  it('is read in any digits and any letter case of fields', () => {
    const { list } = read({
      Page: '۲',
      PageSize: '٥٠',
      Sort: '-PRICE, name',
      Columns: 'Id،name,id,NAME',
      CountOnly: '1',
    })
    expect(list).toMatchObject({ page: 2, pageSize: 50, countOnly: true })
    expect(list.sort.map(({ field, isDescending }) => [field.field, isDescending])).toEqual([
      ['price', true],
      ['name', false],
    ])
    expect(list.columns?.map(({ field }) => field)).toEqual(['id', 'name'])
    expect(read({ Search: ' علي  ۱۲ ', Format: 'XLSX' }).list).toMatchObject({
      words: ['علی', '12'],
      format: 'xlsx',
    })
  })

  it('takes a filter as text or as it is, and the empty one for none', () => {
    const rules = [{ field: 'price', op: 'gt', value: '۱٬۰۰۰' }]
    expect(read({ Filter: JSON.stringify(rules) }).list.conditions).toEqual(
      read({ Filter: rules }).list.conditions,
    )
    expect(read({ Filter: rules }).list.conditions[0]?.test).toMatchObject({
      op: 'range',
      from: 1000,
      to: null,
    })
    for (const Filter of ['', null, undefined, [], '[]'])
      expect(read({ Filter })).toMatchObject({ faults: [] })
  })

  it.each([
    ['name', 'eq', 'علي', { op: 'in', values: ['علی'] }],
    ['name', 'contains', 'كفي‌', { op: 'contains', key: 'کفی' }],
    ['id', 'eq', '۱۲', { op: 'in', values: [12] }],
    ['card', 'eq', null, { op: 'in', values: [null] }],
    ['card', 'in', ['۰۱۲', null], { op: 'in', values: ['012', null] }],
    ['day', 'eq', '۱۴۰۵-۸-۳', { op: 'in', values: ['1405/08/03'] }],
    ['day', 'lt', '1405/08/30', { op: 'range', from: null, to: '1405/08/30', isOpen: true }],
    ['hour', 'between', ['9:05', null], { op: 'range', from: '09:05', to: null, isOpen: false }],
    [
      'at',
      'gt',
      '2026-11-21T14:05:00+03:30',
      { op: 'range', from: '2026-11-21T10:35:00.000Z', to: null, isOpen: true },
    ],
    ['price', 'between', [5, '۱۰'], { op: 'range', from: 5, to: 10, isOpen: false }],
    ['status', 'in', ['live'], { op: 'in', values: ['live'] }],
    ['isNew', 'eq', '1', { op: 'in', values: [true] }],
    ['isNew', 'in', [false, 'true'], { op: 'in', values: [false, true] }],
  ])('reads %s %s %j', (field, op, value, test) => {
    expect(testOf(field, op, value)).toEqual(test)
  })

  it.each([
    ['price', 'eq', 'گران'],
    ['price', 'between', [1]],
    ['price', 'between', [null, null]],
    ['price', 'gt', null],
    ['price', 'eq', true],
    ['price', 'eq', 1e300],
    ['day', 'eq', '1405/12/30'],
    ['day', 'gt', '2026-01-01'],
    ['hour', 'lt', '24:00'],
    ['at', 'lt', 'دیروز'],
    ['isNew', 'eq', 'شاید'],
    ['name', 'contains', ' '],
    ['name', 'contains', ['الف']],
    ['name', 'eq', { a: 1 }],
    ['name', 'in', []],
    ['name', 'in', 'علی'],
    ['id', 'in', Array.from({ length: 501 }, (_, n) => n)],
  ])('says that the value of %s %s %j is not taken', (field, op, value) => {
    const heading = fields.find((one) => one.field === field)?.heading
    expect(testOf(field, op, value)).toBe(`مقدار فیلتر ستون «${heading}» پذیرفته نیست.`)
  })

  it.each([
    ['name', 'gt', 'الف', 'شرط «gt» برای ستون «نام» پذیرفته نیست.'],
    ['price', 'contains', '1', 'شرط «contains» برای ستون «بها» پذیرفته نیست.'],
    ['price', 'like', '1', 'شرط «like» برای ستون «بها» پذیرفته نیست.'],
    ['secret', 'eq', '1', 'ستون «secret» در این فهرست نیست.'],
    ['parts', 'eq', '1', 'ستون «parts» در این فهرست نیست.'],
    ['constructor', 'eq', '1', 'ستون «constructor» در این فهرست نیست.'],
  ])('refuses %s %s', (field, op, value, sentence) => {
    expect(testOf(field, op, value)).toBe(sentence)
  })

  it('is refused with every fault at once', () => {
    const { faults } = read({ Page: 0, Sort: 'secret', Columns: 'other', Filter: '{', Format: 'pdf' })
    expect(faults).toEqual([
      'شمارهٔ صفحه نباید کمتر از ۱ باشد.',
      'ستون «secret» در این فهرست نیست.',
      'فیلتر فهرست خوانا نیست؛ آرایه‌ای JSON از field، op و value بفرستید.',
      'ستون «other» در این فهرست نیست.',
      'مقدار قالب خروجی پذیرفته نیست.',
    ])
    const unreadable = [
      '{}',
      '7',
      'null',
      [7],
      [null],
      [{ field: 'name' }],
      [{ op: 'eq' }],
      Array.from({ length: 31 }, () => ({})),
    ]
    for (const Filter of unreadable) expect(read({ Filter }).faults, JSON.stringify(Filter)).not.toEqual([])
    expect(read({ Sort: 'id,name,card,day,hour,at,price,status,isNew' }).faults).toHaveLength(1)
  })
})
