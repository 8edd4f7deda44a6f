import { describe, expect, it } from 'vitest'
import { emptyDeclaration } from './declare-values.ts'
import { announceDays, lacksOf, type Repeat, repeatsOf, sumOfHolds, toRepeatBody } from './repeats.ts'

const now = new Date('2026-11-21T10:32:00Z')
const target = (cityId: number, rentToman: number | null = 30_000_000) => ({
  target: {
    cityId,
    rentToman,
    place: { text: 'قم', name: 'قم', point: { latitude: 34.6, longitude: 50.9 } },
  },
  route: { distanceKm: 900, durationHours: 14 },
  holdRial: 60_000,
})

it('offers thirty days, the first of them today', () => {
  const days = announceDays(now)
  expect(days).toHaveLength(30)
  expect([days[0], days[1]]).toEqual(['1405/08/30', '1405/09/01'])
})

it('is a load for each destination on each day, by day', () => {
  const repeats = repeatsOf([target(1), target(2)], ['1405/09/02', '1405/08/30'])
  expect(repeats.map(({ target: { cityId }, day }) => [day, cityId])).toEqual([
    ['1405/08/30', 1],
    ['1405/08/30', 2],
    ['1405/09/02', 1],
    ['1405/09/02', 2],
  ])
})

it('is sent with its own destination, rent, route and day', () => {
  const [repeat] = repeatsOf([target(7)], ['1405/09/02'])
  const values = { ...emptyDeclaration(now), LoadHallId: 3, FutureHour: '08:30', KalaWeight: 22_000 }
  expect(toRepeatBody(values, 'company', repeat as Repeat)).toMatchObject({
    LoadHallId: 3,
    CityDestinationId: 7,
    CargoDestination: 'قم',
    CargoDestinationLat: 34.6,
    CargoRent: 30_000_000,
    CargoDistance: 900,
    KalaWeight: 22_000,
    FutureDate: '1405/09/02',
    FutureHour: '08',
    FutureMinute: '30',
  })
})

it('names the receiver where he is, and the sender everywhere', () => {
  const party = (addressId: number) => ({ customerId: 1, addressId, name: 'فولاد هرمزگان', code: null })
  const values = {
    ...emptyDeclaration(now),
    CityDestinationId: 7,
    sender: party(5),
    receiver: party(6),
  }
  const [own, other] = repeatsOf([target(7), target(8)], ['1405/09/02'])
  expect(toRepeatBody(values, 'company', own as Repeat)).toMatchObject({
    SenderCustomerAddressId: 5,
    ReceiverCustomerAddressId: 6,
  })
  const body = toRepeatBody(values, 'company', other as Repeat)
  expect(body.SenderCustomerAddressId).toBe(5)
  expect(body.ReceiverCustomerAddressId ?? null).toBeNull()
})

describe('what all of them cost', () => {
  it('is the sum, once each is known', () => {
    const repeats = repeatsOf([target(1), target(2)], ['1405/08/30', '1405/09/01'])
    expect(sumOfHolds(repeats)).toBe(240_000)
    expect(sumOfHolds([...repeats, { ...target(3), day: '1405/09/01', holdRial: undefined }])).toBeUndefined()
  })
})

describe('what they lack', () => {
  it.each([
    [repeatsOf([target(1)], ['1405/08/30']), null],
    [[], 'none'],
    [repeatsOf([target(1), target(2)], ['1405/08/30', '1405/09/01']), 'many'],
    [repeatsOf([target(1, null)], ['1405/08/30']), 'rent'],
    [repeatsOf([{ ...target(1), route: undefined }], ['1405/08/30']), 'route'],
  ])('%# is %s', (repeats, lack) => expect(lacksOf(repeats, 3)).toBe(lack))
})
