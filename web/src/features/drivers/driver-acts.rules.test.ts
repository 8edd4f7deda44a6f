import type { DriverInfo, DriverRow } from '@bargah/contract/features/drivers/driver-search.schema.ts'
import { describe, expect, it } from 'vitest'
import { placesOf, whyNoTurn } from './driver-acts.rules.ts'

const driver = {
  driverActive: true,
  userId: 4,
  name: 'بهمن',
  family: 'رستمی',
  cardNumber: '2184503',
  plaqueNumber: '12ع345',
} as DriverRow

describe('the acts of a driver’s row', () => {
  it.each<[string, Partial<DriverRow>, string[]]>([
    ['is whole and active', {}, []],
    ['is whole and waits', { driverActive: false }, ['turn']],
    ['waits and has no name', { driverActive: false, name: '' }, ['active', 'turn']],
    ['is active and has no card', { cardNumber: null }, []],
    ['has no truck', { plaqueNumber: null }, ['turn']],
    ['has no account', { userId: null }, ['password']],
  ])('of one who %s', (_, is, without) => {
    const all = placesOf(driver).map(({ key }) => key)
    const offered = placesOf({ ...driver, ...is }).map(({ key }) => key)
    expect(all.filter((key) => !offered.includes(key))).toEqual(without)
  })
})

const turn = {} as DriverInfo['turn']
it.each<[ReturnType<typeof whyNoTurn>, Partial<DriverInfo>]>([
  [null, {}],
  ['inactive', { driverActive: false, turn }],
  ['live_turn', { turn, openPermitId: 7 }],
  ['open_permit', { openPermitId: 7, plaqueNumber: null }],
  ['no_truck', { plaqueNumber: null }],
])('a turn is held back by %s', (why, is) => {
  const free = { driverActive: true, turn: null, openPermitId: null, plaqueNumber: '12ع345' }
  expect(whyNoTurn({ ...free, ...is })).toBe(why)
})
