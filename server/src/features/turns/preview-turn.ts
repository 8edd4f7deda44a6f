import type { TurnPreview } from '@bargah/contract/features/turns/turns.schema.ts'
import { type TurnRefusal, turnRefusalSentence } from '@bargah/contract/features/turns/turns.text.ts'
import type { Call } from '../../kernel/call.ts'
import { mustFind } from '../../kernel/errors.ts'
import { findDriver } from '../drivers/drivers.api.ts'
import { findHall } from '../halls/halls.api.ts'
import { loadTurnFacts } from './load-turn-facts.ts'
import { showTruckOf } from './preview-turn.views.ts'
import { hoursOfTurn, mayTakeTurn } from './turns.rules.ts'

type Asked = { hallId: number; nationalId: string; freighterCardNumber: string }

/** What giving this turn would come to (rules 8.4); of numbers that do not belong together no more than giving it would tell. */
export async function previewTurn({ db, now }: Call, asked: Asked): Promise<TurnPreview> {
  const hall = await mustFind(findHall(db, asked.hallId), 'سالنی با این مشخصات')
  const driver = await findDriver(db, asked)
  if (!driver) return noneFor({ code: 'driver_unknown' })
  const truck = await showTruckOf(db, driver.id, asked.freighterCardNumber)
  if (!truck) return noneFor({ code: 'freighter_unknown' })

  const at = await now()
  const { freighterId, ...shown } = truck
  const facts = await loadTurnFacts(db, { hallId: hall.id, driverId: driver.id, freighterId }, at)
  const isNative = driver.isNative || facts.isNativeHere
  const refusal = mayTakeTurn(
    { ...facts, driverIsActive: driver.isActive, hall, asker: { kind: 'staff' } },
    at,
  )
  return {
    driver: {
      driverName: driver.firstName,
      driverFamily: driver.lastName,
      ...shown,
      hasLiveTurn: facts.driverHasLiveTurn || facts.freighterHasLiveTurn,
      hasOpenPermit: facts.driverHasOpenPermit || facts.freighterHasOpenPermit,
      canPay: facts.balanceRial >= hall.driverFeeRial,
    },
    validHours: hoursOfTurn(hall, isNative),
    isNative,
    refusal: refusal && turnRefusalSentence(refusal),
  }
}

const noneFor = (refusal: TurnRefusal): TurnPreview => ({
  driver: null,
  validHours: null,
  isNative: false,
  refusal: turnRefusalSentence(refusal),
})
