import { permitStatuses } from '@bargah/contract/features/permits/permits.states.ts'
import { turnStatuses } from '@bargah/contract/features/turns/turns.states.ts'
import { roles } from '@bargah/contract/kernel/access.ts'
import { expect, it } from 'vitest'
import { mayGiveTurnBack, type TurnBackFacts } from './turn-back.rules.ts'

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
