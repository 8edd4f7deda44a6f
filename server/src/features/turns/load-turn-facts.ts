import type { Db, Tx } from '../../kernel/database.ts'
import { balanceOf } from '../wallet/wallet.api.ts'
import { findLastPermit, findStanding, type Pair } from './turn-facts.store.ts'

/** What `mayTakeTurn` asks of a driver with a truck at a hall, and whether they are native there by its list. */
export async function loadTurnFacts(db: Db | Tx, pair: Pair, now: Date) {
  const { driverId } = pair
  const [standing, balanceRial, lastPermit = null] = await Promise.all([
    findStanding(db, pair, now),
    balanceOf(db, { driverId }),
    findLastPermit(db, driverId),
  ])
  return { ...standing, balanceRial, lastPermit }
}
