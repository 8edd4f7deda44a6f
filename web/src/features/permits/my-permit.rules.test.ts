import { describe, expect, it } from 'vitest'
import {
  driverActs,
  isToBeLoaded,
  numbersOf,
  offersBackhaul,
  passFaceOf,
  statusAfter,
} from './my-permit.rules.ts'

describe('what a driver may do', () => {
  it('is to deliver from issue to waybill, then to complete, then nothing', () => {
    expect(([1, 2, 3, 4, 5, 6, 0] as const).map((status) => driverActs(status).main)).toEqual([
      'deliver',
      'deliver',
      'deliver',
      'deliver',
      'complete',
      null,
      null,
    ])
  })
  it('is to give the load up only before documents are uploaded', () => {
    expect(([1, 2, 3, 4, 5, 6] as const).filter((status) => driverActs(status).mayGiveUp)).toEqual([1, 2])
  })
})

describe('whom a driver calls about his load', () => {
  const companys = '09121234567'
  it('is first the number that its declarer gave for the loading, then the company', () => {
    expect(numbersOf({ tel: '06152221111', transportationCompanyMobile: companys, status: 1 })).toEqual({
      loading: '06152221111',
      company: companys,
    })
  })
  it('is named once where both are the same, and the company where the load names none', () => {
    expect(numbersOf({ tel: companys, transportationCompanyMobile: companys, status: 1 })).toEqual({
      loading: companys,
      company: null,
    })
    expect(numbersOf({ tel: '', transportationCompanyMobile: companys, status: 1 })).toEqual({
      loading: null,
      company: companys,
    })
    expect(numbersOf({ tel: '', transportationCompanyMobile: null, status: 1 })).toEqual({
      loading: null,
      company: null,
    })
  })
  it.each([0, 5, 6] as const)(
    'is the company’s alone where a permit of state %i loads nothing any more',
    (status) => {
      const at = { transportationCompanyMobile: companys, status }
      expect(numbersOf({ ...at, tel: '06152221111' })).toEqual({ loading: null, company: companys })
      expect(numbersOf({ tel: '06152221111', transportationCompanyMobile: null, status })).toEqual({
        loading: null,
        company: '06152221111',
      })
    },
  )
})

describe('a load of 180 km', () => {
  const at = (minutes: number, status: 1 | 2 | 3 | 4 | 5 = 1) =>
    isToBeLoaded(
      { issuedAt: '2026-11-21T10:00:00Z', cargoDistance: 180, status },
      new Date(Date.parse('2026-11-21T10:00:00Z') + minutes * 60_000),
    )
  it('is to be fetched until a truck could have brought it there', () => {
    expect([0, 119, 120].map((minutes) => at(minutes))).toEqual([true, true, false])
  })
  it('is fetched when a paper of it has come', () => {
    expect(([1, 2, 3, 4, 5] as const).filter((status) => at(0, status))).toEqual([1, 2])
  })
})

it('loads for the way back are offered once a load is delivered', () => {
  expect(([1, 2, 3, 4, 5, 6, 0] as const).filter(offersBackhaul)).toEqual([5, 6])
})

it.each([
  ['nothing', [], 1],
  ['a delivery', [{ call: 'changePermitStatus', input: { body: { StatusCode: 5 } } }], 5],
  [
    'a delivery and the end',
    [
      { call: 'changePermitStatus', input: { body: { StatusCode: 5 } } },
      { call: 'changePermitStatus', input: { body: { StatusCode: 6 } } },
    ],
    6,
  ],
  ['giving up', [{ call: 'voidPermit', input: { body: { Id: 7 } } }], 0],
  ['something else', [{ call: 'askOn', input: {} }], 1],
] as const)('a permit of which %s waits is shown as it will be', (_case, waiting, status) => {
  expect(statusAfter(1, waiting)).toBe(status)
})

const delivery = { call: 'changePermitStatus', input: { body: { StatusCode: 5 } } }
it.each([
  [1, [], 'code'],
  [4, [], 'code'],
  [1, [delivery], 'waits'],
  [1, [{ call: 'voidPermit', input: {} }], 'code'],
  [5, [], 'delivered'],
  [5, [{ call: 'changePermitStatus', input: { body: { StatusCode: 6 } } }], 'waits'],
  [6, [delivery], 'over'],
  [0, [delivery], 'voided'],
] as const)('a permit of status %d of which %o waits shows its face: %s', (status, waiting, face) => {
  expect(passFaceOf(status, waiting)).toBe(face)
})
