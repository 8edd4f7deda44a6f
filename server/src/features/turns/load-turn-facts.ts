import type { Db, Tx } from '../../kernel/database.ts'
import type { Hall } from '../halls/halls.api.ts'
import { balanceOf } from '../wallet/wallet.api.ts'
import { findLastPermit, findStanding } from './turn-facts.store.ts'

type Asked = { hall: Hall; driver: { id: number; isActive: boolean }; freighterId: number }

/** What `mayTakeTurn` asks of a driver with a truck at a hall, and whether they are native there by its list. */
export async function loadTurnFacts(db: Db | Tx, { hall, driver, freighterId }: Asked, now: Date) {
  const [standing, balanceRial, lastPermit = null] = await Promise.all([
    findStanding(db, { driverId: driver.id, freighterId, hallId: hall.id }, now),
    balanceOf(db, { driverId: driver.id }),
    findLastPermit(db, driver.id),
  ])
  return { ...standing, driverIsActive: driver.isActive, balanceRial, lastPermit }
}
