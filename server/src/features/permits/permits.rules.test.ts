import {
  type PermitAction,
  permitActions,
  permitStatuses,
} from '@bargah/contract/features/permits/permits.states.ts'
import { roles } from '@bargah/contract/kernel/access.ts'
import { describe, expect, it } from 'vitest'
import {
  computeRefund,
  countsAsPrint,
  mayChangeStatus,
  mayGiveTurnBack,
  mayVoid,
  type TurnBackFacts,
  voiderOf,
} from './permits.rules.ts'
import { turnStatuses } from '@bargah/contract/features/turns/turns.states.ts'

const facts: TurnBackFacts = {
  permitStatus: 0,
  voidedBy: 'Admin',
  turnStatus: 'used',
  isBack: false,
  hallIsActive: true,
  driverIsActive: true,
  liveTurn: null,
  openPermitId: null,
  freighterHasLiveTurn: false,
  freighterHasOpenPermit: false,
}
const codeOf = (changed: Partial<TurnBackFacts>) => mayGiveTurnBack({ ...facts, ...changed })?.code ?? null

it('gives back the turn of a permit that Admin voided', () => expect(codeOf({})).toBeNull())

it.each<[Partial<TurnBackFacts>, string]>([
  [{ isBack: true }, 'already'],
  [{ hallIsActive: false }, 'hall_inactive'],
  [{ driverIsActive: false }, 'driver_inactive'],
  [{ liveTurn: { hallName: 'شیراز', turnNumber: 188 } }, 'driver_live_turn'],
  [{ openPermitId: 58_444 }, 'driver_open_permit'],
  [{ freighterHasLiveTurn: true }, 'freighter_live_turn'],
  [{ freighterHasOpenPermit: true }, 'freighter_open_permit'],
])('refuses where %o', (changed, code) => expect(codeOf(changed)).toBe(code))

it('speaks of voided permits alone', () => {
  for (const permitStatus of permitStatuses)
    expect(codeOf({ permitStatus })).toBe(permitStatus === 0 ? null : 'not_voided')
})

it('gives nothing back when somebody else voided', () => {
  for (const voidedBy of roles)
    expect(codeOf({ voidedBy })).toBe(voidedBy === 'Admin' ? null : 'not_by_admin')
})

it('gives back turns that were used, not those that ended otherwise', () => {
  for (const turnStatus of turnStatuses)
    expect(codeOf({ turnStatus })).toBe(turnStatus === 'used' ? null : 'already')
})

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
