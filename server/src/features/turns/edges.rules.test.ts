import { expect, it } from 'vitest'
import { bandarAbbas } from '../../../test/plain.ts'
import { isOver, mayTakeTurn, type TurnFacts } from './turns.rules.ts'

const now = new Date('2026-11-21T10:00:00Z')
const [before, after] = [-1, 1].map((ms) => new Date(now.getTime() + ms)) as [Date, Date]

it.each([
  ['its last moment', now, 0, true],
  ['the moment after', before, 0, true],
  ['the moment before', after, 0, false],
  ['its last moment, with a choice that waits', now, 1, false],
  ['no end', null, 0, false],
])('a turn at %s is over: %s', (_what, expiresAt, waiting, over) => {
  expect(isOver({ expiresAt }, waiting, now)).toBe(over)
})

it.each([
  [11.2, null],
  [11.1, 'out_of_range'],
])('11.12 km from a hall whose range is %d km: %s', (turnRangeKm, code) => {
  const hall = {
    ...bandarAbbas,
    isActive: true,
    activeTurnApp: true,
    turnRangeKm,
    driverFeeRial: 0,
    limitNewTurnHours: 0,
    travelTimeHours: 0,
  }
  const place = { latitude: bandarAbbas.latitude + 0.1, longitude: bandarAbbas.longitude }
  const facts: TurnFacts = {
    hall,
    asker: { kind: 'driver', place },
    driverIsActive: true,
    balanceRial: 0,
    driverHasLiveTurn: false,
    freighterHasLiveTurn: false,
    driverHasOpenPermit: false,
    freighterHasOpenPermit: false,
    lastPermitHereAt: null,
    lastPermit: null,
  }
  expect(mayTakeTurn(facts, now)?.code ?? null).toBe(code)
})
