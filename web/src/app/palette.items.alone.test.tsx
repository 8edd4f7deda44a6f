// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { startSession } from '../kernel/session.ts'
import { foundItems } from './palette.items.tsx'

const plate = { plaqueNumber: '34ع812', plaqueSerialNumber: '84' }
const name = { driverName: 'جواد', driverFamily: 'رضایی' }
const found = {
  cargos: [],
  permits: [],
  turns: [{ id: 3, turnNumber: 12, status: 'live' as const, name: 'اصفهان', held: null, ...name, ...plate }],
  people: [{ id: 1, name: 'جواد رضایی', mobile: '09120000000', held: null, turnId: 3, permitId: null }],
  companies: [
    {
      transportationCompanyId: 2,
      transportationCompanyName: 'راه رضایی',
      nationalId: '1',
      status: 1 as const,
      held: null,
    },
  ],
}

it.each([
  ['رضایی', ['company-2', 'person-1', 'turn-3']],
  ['جواد', ['person-1', 'turn-3', 'company-2']],
  ['راه', ['company-2', 'turn-3', 'person-1']],
  ['0912', ['turn-3', 'person-1', 'company-2']],
  ['۰۰۰۰', ['person-1', 'turn-3', 'company-2']],
  ['12', ['turn-3', 'person-1', 'company-2']],
])('who and what «%s» names comes before the others', (typed, keys) => {
  startSession(
    { token: 'token', member: { role: 'Admin', fullname: 'مدیر', clientId: 1 } as never },
    { remember: false },
  )
  expect(foundItems(found, typed).map(({ key }) => key)).toEqual(keys)
})

it('under as many as a search finds of a kind stands the way to all of them, where there is such a list', () => {
  const member = { role: 'LoadHallAdmin', fullname: 'سالن', clientId: 1 }
  startSession({ token: 'token', member: member as never }, { remember: false })
  const five = [1, 2, 3, 4, 5]
  const turns = five.flatMap((id) => found.turns.map((turn) => ({ ...turn, id })))
  const people = five.flatMap((id) => found.people.map((person) => ({ ...person, id })))
  const items = foundItems({ ...found, turns, people, companies: [] }, 'نوبت رضایی')
  const all = items.filter(({ key }) => key.startsWith('all'))
  expect(all).toMatchObject([
    { key: 'all-turn', group: 'نوبت‌ها', to: '/DriverTurnList', search: { view: 'all', q: 'رضایی' } },
  ])
  expect(items.findLast(({ group }) => group === 'نوبت‌ها')).toBe(all[0])
  const [one] = found.turns
  expect(foundItems({ ...found, turns: one ? [one] : [] }, 'رضایی').map(({ key }) => key)).not.toContain(
    'all-turn',
  )
})

it('a permit of that number comes before loads whose codes hold it', () => {
  startSession(
    { token: 'token', member: { role: 'Admin', fullname: 'مدیر', clientId: 1 } as never },
    { remember: false },
  )
  const cargo = {
    id: 2154,
    cargoSource: 'تبریز',
    cargoDestination: 'مشهد',
    kalaDesc: 'شمش',
    held: 'کد بار: 00215438',
  }
  const permit = { id: 5438, status: 1 as const, held: null, ...name, ...plate }
  const both = {
    ...found,
    cargos: [{ ...cargo, cargoStatus: 0 as const, isRejected: false }],
    permits: [permit],
  }
  const [first, second] = foundItems(both, '5438')
  expect([first?.key, second?.key]).toEqual(['permit-5438', 'cargo-2154'])
})

it('of a kind whole words come before words that begin so, and these before what holds it somewhere', () => {
  startSession(
    { token: 'token', member: { role: 'Admin', fullname: 'مدیر', clientId: 1 } as never },
    { remember: false },
  )
  const [person] = found.people
  const named = (id: number, name: string) => ({ ...person, id, name }) as NonNullable<typeof person>
  const people = [named(7, 'علیرضا نوری'), named(8, 'جواد رضایی'), named(9, 'رضا نوری')]
  const items = foundItems({ ...found, turns: [], companies: [], people }, 'رضا')
  expect(items.map(({ key }) => key)).toEqual(['person-9', 'person-8', 'person-7'])
  expect(items.map(({ isMeant }) => isMeant)).toEqual([true, true, false])
})
