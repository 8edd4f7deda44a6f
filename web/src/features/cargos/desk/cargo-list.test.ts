import { describe, expect, it } from 'vitest'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { saySums } from '../../../ui/data-table/sums.rules.ts'
import { sumsText } from '../../../ui/data-table/table-words.ts'
import { cargoList } from './cargo-list.tsx'

const choices = {
  isHall: false,
  withCompany: true,
  withCity: true,
  goods: [],
  companies: [],
  cities: [],
  customers: [],
}

describe('the declared cargos', () => {
  const screen = cargoList(choices)
  const shown = new Map(screen.columns.filter(({ hidden }) => !hidden).map((column) => [column.id, column]))

  it('show whether a load is the hall’s or free, and on request when it ended', () => {
    expect(shown.get('display')).toMatchObject({ header: 'نمایش' })
    expect(screen.wire.columns.finish?.shows).toEqual(['finishDate', 'finishTime'])
    expect(shown.has('finish')).toBe(false)
  })

  it('are filtered by it in two words', () => {
    expect(screen.filters.find(({ id }) => id === 'display')).toMatchObject({
      label: 'نمایش',
      options: [
        { key: 'true', label: 'سالن' },
        { key: 'false', label: 'آزاد' },
      ],
    })
  })
})

describe('the cargos of a hall', () => {
  const screen = cargoList({ ...choices, isHall: true, withCity: false })

  it('show what a hall reads of them, and are filtered by what it asks', () => {
    const shown = screen.columns.filter(({ hidden }) => !hidden).map(({ header }) => header)
    expect(shown).toEqual(
      expect.arrayContaining([
        'شناسه',
        'کالا',
        'کامیون',
        'نمایش',
        'وزن، کیلوگرم',
        'بارگیر',
        'توضیح',
        'شرکت',
        'وضعیت',
      ]),
    )
    const inSight = screen.filters.filter(({ always }) => always).map(({ id }) => id)
    expect(inSight.toSorted()).toEqual(['at', 'company', 'goods', 'status'])
  })

  it('are sent or over, whatever became of them', () => {
    expect(screen.views.map(({ label }) => label)).toEqual(['همه', 'در تابلو', 'در حال ارسال', 'پایان‌یافته'])
    expect(screen.wire.views).toMatchObject({
      board: { OnBoard: true },
      sending: { Statuses: [0] },
      finished: { Statuses: [1, 2, 3] },
    })
    expect(screen.wire.filters.status).toMatchObject({ own: 'CargoStatus' })
  })
})

describe('what loads come to', () => {
  const screen = cargoList(choices) as unknown as Parameters<typeof sumsText>[0]

  it('is what all their trucks are paid, and apart those that they still lack', () => {
    const of = (trucksPaid: number, remaining: number, cargoRent: number) => ({
      trucksPaid,
      remaining,
      cargoRent,
      rentOfTrucks: trucksPaid * cargoRent,
    })
    const loads = [
      of(4, 3, 20_000_000),
      of(1, 1, 4_150_000),
      of(2, 0, 90_000_000),
      // nobody took its last two, and nobody is asked to any more
      { ...of(1, 2, 90_000_000), cargoStatus: cargoStatus.finished },
    ]
    const words = '، کرایهٔ ۸ کامیون ۳۵۴٬۱۵۰٬۰۰۰ تومان، ۴ کامیون مانده، کرایه‌شان ۶۴٬۱۵۰٬۰۰۰ تومان'
    expect(sumsText(screen, loads)).toBe(words)
    // the same of a group, whose sums the server counts
    const sums = { remaining: 4, cargoRent: 64_150_000, trucksPaid: 8, rentOfTrucks: 354_150_000 }
    expect(saySums(cargoList(choices), sums)).toBe(words)
  })

  it('is said once where all are still lacking', () => {
    const sums = { remaining: 3, cargoRent: 60_000_000, trucksPaid: 3, rentOfTrucks: 60_000_000 }
    expect(saySums(cargoList(choices), sums)).toBe('، ۳ کامیون مانده، کرایه‌شان ۶۰٬۰۰۰٬۰۰۰ تومان')
  })

  it('is no money where no truck was found and none is lacking', () => {
    expect(sumsText(screen, [{ remaining: 0, cargoRent: 90_000_000 }])).toBe('، کامیونی نمانده')
  })
})
