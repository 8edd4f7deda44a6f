import {
  type PermitAction,
  permitActions,
  permitStatuses,
} from '@bargah/contract/features/permits/permits.states.ts'
import { roles } from '@bargah/contract/kernel/access.ts'
import { describe, expect, it } from 'vitest'
import { computeRefund, countsAsPrint, mayChangeStatus, mayVoid, voiderOf } from './permits.rules.ts'

describe('the states of a permit', () => {
  it.each<[PermitAction, number[], number]>([
    ['print', [1], 2],
    ['uploadDraft', [1, 2], 3],
    ['uploadWaybill', [1, 2, 3], 4],
    ['backToIssued', [3, 4], 1],
    ['backToPrinted', [3, 4], 2],
    ['backToDraft', [4], 3],
    ['deliver', [1, 2, 3, 4], 5],
    ['complete', [1, 2, 3, 4, 5], 6],
    ['voidByAdmin', [1, 2, 3, 4, 5], 0],
    ['voidByDriver', [1, 2], 0],
    ['voidByCompany', [1], 0],
  ])('let %s happen from %j only, and lead to %i', (action, from, to) => {
    expect(permitActions[action]).toEqual({ from, to })
  })
})

describe('who changes a permit’s status', () => {
  it.each([
    ['Driver', 5, null],
    ['Driver', 6, null],
    ['TransportationCompanyAdmin', 5, null],
    ['TransportationCompanyAdmin', 6, 'not_by_you'],
    ['TransportationCompanyMember', 6, 'not_by_you'],
    ['LoadHallAdmin', 5, null],
    ['LoadHallAdmin', 6, 'not_by_you'],
    ['Admin', 6, null],
    ['AdminSupport', 6, null],
  ] as const)('%s to %i: %s', (role, to, refusal) => {
    expect(mayChangeStatus(role, to, 1)).toBe(refusal)
  })

  it('never moves a voided, completed or old permit, nor delivers twice', () => {
    const refused = permitStatuses.filter((status) => mayChangeStatus('Admin', 6, status) !== null)
    expect(refused).toEqual([0, 6, 7, 9])
    expect(mayChangeStatus('Driver', 5, 5)).toBe('not_from_here')
  })
})

describe('whose print counts', () => {
  it('is the company’s, the hall’s and support’s', () => {
    expect(roles.filter((role) => countsAsPrint({ role, flags: [] }))).toEqual([
      'Admin',
      'AdminSupport',
      'TransportationCompanyAdmin',
      'LoadHallAdmin',
    ])
  })

  it('is a member’s who may issue permits, and not his who may list them', () => {
    const role = 'TransportationCompanyMember'
    expect(countsAsPrint({ role, flags: ['access_Reserve_List', 'access_Reserve_Add'] })).toBe(true)
    expect(countsAsPrint({ role, flags: ['access_Reserve_List'] })).toBe(false)
  })
})

describe('who voids a permit', () => {
  it.each([
    ['Admin', 'admin'],
    ['Driver', 'driver'],
    ['TransportationCompanyAdmin', 'company'],
    ['TransportationCompanyMember', 'company'],
  ] as const)('%s does it as %s', (role, voider) => {
    expect(voiderOf(role)).toBe(voider)
  })

  it.each([
    ['admin', [1, 2, 3, 4, 5]],
    ['driver', [1, 2]],
    ['company', [1]],
  ] as const)('%s may from %j', (voider, from) => {
    expect(permitStatuses.filter((status) => mayVoid(voider, status) === null)).toEqual(from)
  })
})

describe('what a voiding gives back', () => {
  const paid = { companyFeeRial: 50_000, commissionRial: 10_000, driverFeeRial: 20_000 }
  it.each([
    ['admin', 20_000],
    ['company', 20_000],
    ['driver', 0],
  ] as const)(
    'by %s: %i rials to the driver and always the whole share to the company',
    (voider, driverRial) => {
      expect(computeRefund(voider, paid, false)).toEqual({
        companyShareRial: 60_000,
        companyShareTo: 'held',
        driverRial,
      })
    },
  )

  it('is on hold while the cargo sends, and on the balance once it is finished', () => {
    expect(computeRefund('admin', paid, true).companyShareTo).toBe('balance')
  })
})
