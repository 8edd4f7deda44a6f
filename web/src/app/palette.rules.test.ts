import { describe, expect, it } from 'vitest'
import { findPlaces } from './palette.rules.ts'

const places = [
  { label: 'اعلام بار', words: 'بارها /AddCargo' },
  { label: 'بارهای اعلام‌شده', words: 'بارها /AdminCargos' },
  { label: 'مجوزهای صادرشده', words: 'مجوزها /AdminDriverReserve' },
]
const found = (typed: string) => findPlaces(places, typed).map(({ label }) => label)

describe('the search of screens', () => {
  it('shows all of them before anything is typed', () => {
    expect(found('')).toHaveLength(3)
  })

  it('finds a name in any spelling, with or without its half-space', () => {
    expect(found('اعلامشده')).toEqual(['بارهای اعلام‌شده'])
    expect(found('بارهاي')).toEqual(['بارهای اعلام‌شده'])
  })

  it('puts names that begin with what is typed first', () => {
    expect(found('بار')).toEqual(['بارهای اعلام‌شده', 'اعلام بار'])
  })

  it('finds by every word, also those of the group and the address', () => {
    expect(found('مجوزها صادر')).toEqual(['مجوزهای صادرشده'])
    expect(found('addcargo')).toEqual(['اعلام بار'])
    expect(found('بار مجوز')).toEqual([])
  })
})
