import { expect, it } from 'vitest'
import type { TableFilter } from './data-table-props.ts'
import { pinnedOf } from './tool-row.rules.ts'

const filters: TableFilter[] = [
  { id: 'goods', label: 'کالا', kind: 'text', always: true },
  { id: 'hall', label: 'سالن', kind: 'choice', options: [], always: true },
  { id: 'at', label: 'تاریخ', kind: 'date', always: true },
  { id: 'rent', label: 'کرایه', kind: 'number' },
]

it.each([
  ['not measured yet', 0, ['at', 'goods']],
  ['a desk', 1_250, ['at', 'goods']],
  ['beside what is open', 800, ['at', 'goods']],
  ['a narrower one', 700, ['at']],
  ['a narrow one', 500, []],
])('%s has the first pinned filters that fit in its row, days before others', (_name, room, ids) => {
  const { pinned, rest } = pinnedOf(filters, { room, hasViews: true, asCards: false })
  expect(pinned.map(({ id }) => id)).toEqual(ids)
  // none is lost, and the rest keeps its order
  const others = filters.filter(({ id }) => !ids.includes(id))
  expect(rest).toEqual(others)
})

it('cards have all of them behind one button, whatever the room', () => {
  expect(pinnedOf(filters, { room: 1_250, hasViews: false, asCards: true })).toMatchObject({
    pinned: [],
    rest: filters,
    isTight: true,
  })
})

it('where no views stand there is room for one more', () => {
  expect(pinnedOf(filters, { room: 700, hasViews: false, asCards: false }).pinned).toHaveLength(2)
})
