import * as col from '@bargah/contract/kernel/columns.ts'
import { listFields, readList } from '@bargah/contract/kernel/read-list.ts'
import { rowOf } from '@bargah/contract/kernel/rows.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { whole } from './list.ts'

const table = col.table('چیزها', {
  id: col.id('شناسه'),
  name: col.orNull(col.text('نام')),
  day: col.date('روز'),
  price: col.money('بها', 'تومان'),
})
const Row = z.extend(rowOf(table), { note: z.string() })
type Row = z.output<typeof Row>
const rows: Row[] = [
  { id: 1, name: 'پارس', day: '1405/08/30', price: 100, note: 'الف' },
  { id: 2, name: 'بندر عباس', day: '1405/09/01', price: 9, note: 'ب' },
  { id: 3, name: null, day: '1404/12/29', price: 20, note: 'پ' },
  { id: 4, name: 'كرمان', day: '1405/08/30', price: 20, note: 'ت' },
  { id: 5, name: 'گرگان', day: '1405/08/01', price: 20, note: 'ث' },
]
const listOf = (sent: Record<string, unknown>) => {
  const { list, faults } = readList(listFields(Row, table), sent)
  expect(faults).toEqual([])
  return list
}
const idsOf = async (sent: Record<string, unknown>) =>
  (await whole(rows).page(listOf(sent))).rows.map(({ id }) => id)
const filtered = (field: string, op: string, value: unknown) => idsOf({ Filter: [{ field, op, value }] })

describe('rows that were read whole', () => {
  it('stay as they are when nothing is asked', async () => {
    expect(await whole(rows).page(listOf({}))).toEqual({ rows, total: 5 })
  })

  it('are sorted as Persian is, in either spelling, the empty last', async () => {
    expect(await idsOf({ Sort: 'name' })).toEqual([2, 1, 4, 5, 3])
    expect(await idsOf({ Sort: '-name' })).toEqual([5, 4, 1, 2, 3])
  })

  it('are sorted by number and day, by several, and stay in order where equal', async () => {
    expect(await idsOf({ Sort: 'price' })).toEqual([2, 3, 4, 5, 1])
    expect(await idsOf({ Sort: '-day,price' })).toEqual([2, 4, 1, 5, 3])
  })

  it('are filtered by every condition', async () => {
    expect(await filtered('name', 'contains', 'کرم')).toEqual([4])
    expect(await filtered('name', 'contains', 'بندر‌عباس')).toEqual([])
    expect(await filtered('name', 'eq', null)).toEqual([3])
    expect(await filtered('id', 'in', [1, '۳'])).toEqual([1, 3])
    expect(await filtered('price', 'gt', 20)).toEqual([1])
    expect(await filtered('price', 'lt', 20)).toEqual([2])
    expect(await filtered('price', 'between', [9, 20])).toEqual([2, 3, 4, 5])
    expect(await filtered('day', 'between', ['۱۴۰۵/۸/۱', '1405/08/30'])).toEqual([1, 4, 5])
    expect(await filtered('day', 'gt', '1405/08/30')).toEqual([2])
  })

  it('are searched by each word in texts and identifiers that show', async () => {
    expect(await idsOf({ Search: 'عباس بندر' })).toEqual([2])
    expect(await idsOf({ Search: '۴' })).toEqual([4])
    expect(await idsOf({ Search: 'ث' })).toEqual([])
  })

  it('are cut into pages, counted and given in batches', async () => {
    const list = listOf({ Page: 2, PageSize: 2, Sort: '-id' })
    expect(await whole(rows).page(list)).toMatchObject({ rows: [{ id: 3 }, { id: 2 }], total: 5 })
    expect(await whole(rows).count(listOf({ Filter: [{ field: 'price', op: 'eq', value: 20 }] }))).toBe(3)
    const { total, batches } = await whole(rows).open(list)
    const opened: number[][] = []
    for await (const batch of batches) opened.push(batch.map(({ id }) => id))
    expect([total, opened]).toEqual([5, [[5, 4, 3, 2, 1]]])
  })

  it('are more than ten thousand when they are, and exactly counted when asked', async () => {
    const many = Array.from({ length: 10_001 }, (_, id) => ({ ...rows[0], id }))
    const { total, isAtLeast, rows: page } = await whole(many).page(listOf({}))
    expect([total, isAtLeast, page.length]).toEqual([10_000, true, 10_000])
    expect(await whole(many).count(listOf({}))).toBe(10_001)
  })
})
