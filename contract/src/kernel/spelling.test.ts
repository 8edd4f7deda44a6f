import { expect, it } from 'vitest'
import { spellAs } from './spelling.ts'

it.each([
  ['its own name in another case', { driverid: 1, DRIVERCARD: '2' }, { DriverId: 1, driverCard: '2' }],
  ['other names as they are', { other: 1, Other: 2 }, { other: 1, Other: 2 }],
  ['one value under two spellings once', { driverId: 1, DriverId: 1 }, { DriverId: 1 }],
  [
    'two values under two spellings as both, which no field of one takes',
    { driverId: 1, DRIVERID: 2 },
    { DriverId: [1, 2] },
  ],
  ['what is said, where another spelling says nothing', { DriverId: 1, driverId: null }, { DriverId: 1 }],
])('reads %s', (_what, sent, read) => {
  expect(spellAs(['DriverId', 'driverCard'], sent)).toEqual(read)
})
