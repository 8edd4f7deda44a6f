import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeColumns } from './column-places.ts'
import { fitWidths, whichStay, type WidthFacts } from './column-widths.rules.ts'
import { leavingOrder } from './table-state.rules.ts'

const sum = (widths: Record<string, number>) => Object.values(widths).reduce((total, px) => total + px, 0)

describe('the widths of columns', () => {
  const columns: WidthFacts[] = [
    { id: 'id', width: 72, needs: 58 },
    { id: 'route', width: 168, needs: 210, cutTo: 140, cutLast: true },
    { id: 'loader', width: 116, needs: 220, cutTo: 88 },
    { id: 'rent', width: 112, needs: 106 },
    { id: 'acts', width: 44, fixed: true },
  ]
  const cases: [what: string, room: number, widths: number[]][] = [
    ['have all that they want, and the room that is left', 758, [83, 244, 255, 132, 44]],
    ['give first what no cell needs', 640, [59, 210, 220, 107, 44]],
    ['then cut words, and those of the route not yet', 552, [58, 210, 134, 106, 44]],
    ['then cut the route too', 466, [58, 170, 88, 106, 44]],
    ['and cut nothing where not even that fits: the table scrolls', 400, [58, 210, 220, 106, 44]],
  ]
  it.each(cases)('%s', (_what, room, widths) => {
    expect(Object.values(fitWidths(columns, {}, room))).toEqual(widths)
  })

  it('fill the room exactly, and stay as they were set by hand', () => {
    const plain = [
      { id: 'a', width: 100 },
      { id: 'b', width: 57 },
      { id: 'c', width: 44, fixed: true },
    ]
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 56, max: 640 }), (room, set) => {
        const widths = fitWidths(plain, { a: set }, room)
        expect(widths.a).toBe(set)
        expect(widths.c).toBe(44)
        expect(sum(widths)).toBe(Math.max(room, set + 57 + 44))
      }),
    )
  })

  it('grow for no text without end', () => {
    expect(fitWidths([{ id: 'note', width: 132, needs: 2_000, cutTo: 88 }], {}, 100)).toEqual({ note: 100 })
    expect(fitWidths([{ id: 'note', width: 132, needs: 2_000, cutTo: 88 }], {}, 60)).toEqual({ note: 320 })
  })
})

describe('which columns stay where the room is scarce', () => {
  const columns: WidthFacts[] = [
    { id: 'id', width: 60, needs: 60 },
    { id: 'route', width: 100, needs: 200 },
    { id: 'goods', width: 100, needs: 300, cutTo: 88 },
    { id: 'weight', width: 90, needs: 90 },
  ]
  const staying = (room: number, set = {}) => whichStay(columns, set, room, ['weight', 'goods'])
  it('all, while what may not be cut fits', () => {
    expect(staying(438)).toEqual(['id', 'route', 'goods', 'weight'])
  })
  it('the first in the order leaves whole, then the next, and never one that is not in it', () => {
    expect(staying(437)).toEqual(['id', 'route', 'goods'])
    expect(staying(347)).toEqual(['id', 'route'])
    expect(staying(100)).toEqual(['id', 'route'])
  })
  it('what has a width of its own counts with it', () => {
    expect(staying(438, { goods: 120 })).toEqual(['id', 'route', 'goods'])
  })
  it('all before the table is drawn', () => {
    expect(staying(0)).toHaveLength(4)
  })
})

describe('a column that may leave', () => {
  const at = { id: 'at', header: 'اعلام', width: 100, cell: () => '', leaves: 0 }
  const id = { id: 'id', header: 'شناسه', width: 100, cell: () => '', identity: true }
  const layout = { order: ['id', 'at'], hidden: [], widths: {}, pinned: [] }
  const shown = (column: typeof at, own = {}) =>
    placeColumns([id, column], { ...layout, ...own }, 150).map((place) => place.id)
  it('leaves', () => {
    expect(shown(at)).toEqual(['id'])
  })
  it('stays when the person showed it, pinned it or gave it a width', () => {
    expect(shown({ ...at, hidden: true } as typeof at)).toEqual(['id', 'at'])
    expect(shown(at, { pinned: ['at'] })).toEqual(['id', 'at'])
    expect(shown(at, { widths: { at: 90 } })).toEqual(['id', 'at'])
  })
})

describe('the order in which columns leave', () => {
  const columns = [
    { id: 'id', identity: true, leaves: 3 },
    { id: 'goods', leaves: 1 },
    { id: 'rent' },
    { id: 'weight', leaves: 0 },
    { id: 'phone', leaves: 2, hidden: true },
  ]
  const layout = { order: columns.map(({ id }) => id), hidden: [], widths: {}, pinned: [] }
  it('is the screen’s, without what is hidden, names the row, or was asked for', () => {
    expect(leavingOrder(columns, layout)).toEqual(['weight', 'goods'])
    expect(leavingOrder(columns, { ...layout, hidden: ['weight'] })).toEqual(['goods'])
    expect(leavingOrder(columns, { ...layout, pinned: ['goods'] })).toEqual(['weight'])
    expect(leavingOrder(columns, { ...layout, widths: { weight: 90, goods: 90 } })).toEqual([])
  })
})

describe('columns stand in their order', () => {
  const drawn = ['a', 'b', 'c', 'd'].map((id) => ({ id, header: id, width: 100, cell: () => id }))
  const layout = { order: ['d', 'c', 'b', 'a'], hidden: ['c'], widths: { b: 60 }, pinned: ['a', 'b'] }
  const placesIn = (room: number, columns: typeof drawn = drawn) =>
    placeColumns(columns, layout, room).map(({ id, px, pinnedAt }) => [id, px, pinnedAt])

  it('the pinned ones first, each as far from the start as those before it are wide', () => {
    expect(placesIn(0)).toEqual([
      ['b', 60, 0],
      ['a', 100, 60],
      ['d', 100, null],
    ])
  })
  it('the one that names the row before all, and it stays without being pinned', () => {
    const named = drawn.map((column) => (column.id === 'd' ? { ...column, identity: true } : column))
    expect(placesIn(0, named)).toEqual([
      ['d', 100, 0],
      ['b', 60, 100],
      ['a', 100, 160],
    ])
  })
  it('and those that would leave no room to the others scroll with them', () => {
    expect(placesIn(200)).toEqual([
      ['b', 60, 0],
      ['a', 100, null],
      ['d', 100, null],
    ])
  })
})
