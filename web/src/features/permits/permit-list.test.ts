import { expect, it } from 'vitest'
import { permitList } from './permit-list.tsx'

const choices = { withCompany: true, withCity: true, goods: [], companies: [], cities: [], customers: [] }

it('shows the number of the load and its kind', () => {
  const screen = permitList({ ...choices, isOneDay: false })
  const shown = screen.columns.filter(({ hidden }) => !hidden).map(({ header }) => header)
  expect(shown).toEqual(expect.arrayContaining(['شناسهٔ بار', 'نوع بار']))
  expect(screen.filters.find(({ id }) => id === 'kind')).toMatchObject({
    options: [
      { key: 'true', label: 'بار سالن' },
      { key: 'false', label: 'بار آزاد' },
    ],
  })
})
