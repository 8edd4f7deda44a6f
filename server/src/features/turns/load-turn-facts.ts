import type { Db, Tx } from '../../kernel/database.ts'
import type { Hall } from '../halls/halls.api.ts'
import { balanceOf } from '../wallet/wallet.api.ts'
import { findLastPermit, findLastPermitHere, findStanding } from './turn-facts.store.ts'

type Asked = { hall: Hall; driver: { id: number; isActive: boolean }; freighterId: number }

/** What `mayTakeTurn` asks of a driver with a truck at a hall, and whether they are native there by its list. */
export async function loadTurnFacts(db: Db | Tx, { hall, driver, freighterId }: Asked, now: Date) {
  return {
    ...(await findStanding(db, { driverId: driver.id, freighterId, hallId: hall.id }, now)),
    driverIsActive: driver.isActive,
    balanceRial: await balanceOf(db, { driverId: driver.id }),
    lastPermitHereAt: await findLastPermitHere(db, driver.id, hall.id),
    lastPermit: (await findLastPermit(db, driver.id)) ?? null,
  }
}
