import { describe, expect, it } from 'vitest'
import { heldOutOfSight, withShown } from './held-words.rules.ts'

const columns = [
  { id: 'id', searched: [{ field: 'id', heading: 'شماره' }] },
  { id: 'goods', searched: [{ field: 'goods', heading: 'کالا' }] },
  { id: 'company', hidden: true, searched: [{ field: 'company', heading: 'شرکت' }] },
  { id: 'code', leaves: 0, searched: [{ field: 'code', heading: 'کد یکتا' }] },
  { id: 'rent' },
]
const rows = [
  { id: '۱۲', goods: 'سیمان', company: 'ترابر بندر', code: '88', rent: 5 },
  { id: '۱۳', goods: 'ترابری', company: 'ترابر بندر', code: '99', rent: 88 },
]
const inSight = ['id', 'goods', 'rent'].map((id) => ({ id }))
const held = (search: string, places = inSight) => heldOutOfSight({ columns, places, rows, search }).headings

describe('what was searched for stands out of sight', () => {
  it.each([
    ['a word of a hidden column', 'بندر', ['شرکت']],
    ['in any spelling and digits', 'بندر ۹۹', ['شرکت']],
    ['a word of a column that had no room', '88', ['کد یکتا']],
    ['a word that one row shows and another hides', 'ترابر', ['شرکت']],
    ['a word in sight', 'سیمان', []],
    ['nothing', '', []],
  ])('%s', (_name, search, headings) => expect(held(search)).toEqual(headings))

  it('and is not said of a column that is shown', () => {
    expect(held('بندر', [...inSight, { id: 'company' }])).toEqual([])
  })

  it('such columns are shown, one that had left for want of room by a width of its own', () => {
    const layout = { order: [], hidden: ['company', 'rent'], widths: { id: 80 }, pinned: [] }
    expect(withShown(layout, columns, ['company', 'code'])).toEqual({
      ...layout,
      hidden: ['rent'],
      widths: { id: 80, code: 132 },
    })
  })
})
