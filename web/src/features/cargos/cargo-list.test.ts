import { describe, expect, it } from 'vitest'
import { cargoList } from './cargo-list.tsx'

const choices = { withCompany: true, withCity: true, goods: [], companies: [], cities: [], customers: [] }

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
      always: true,
      options: [
        { key: 'true', label: 'سالن' },
        { key: 'false', label: 'آزاد' },
      ],
    })
  })
})
