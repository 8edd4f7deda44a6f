import { type Database, transaction } from '../../kernel/database.ts'
import { isLocked } from '../../kernel/database-limits.ts'
import { addToTotals, findLastSettled, lockTotals } from './wallet-totals.store.ts'

/** Lines that one transaction adds, some seconds' work at most. */
const atOnce = 200_000

/**
 * Adds what the ledger was told since the last time to the days of the wallets. While money is moved without a pause it waits for the
 * next time; cut off it goes on where it was. Safe to run twice, also at one moment.
 */
export async function totalWallets(database: Database, ending?: AbortSignal, most = atOnce): Promise<void> {
  const settled = await findSettled(database)
  for (let after = 0; after < settled; ) {
    if (ending?.aborted) return
    after = await transaction(database, async (tx) => {
      const done = await lockTotals(tx)
      const upto = Math.min(settled, done + most)
      if (upto > done) await addToTotals(tx, { after: done, upto })
      return Math.max(done, upto)
    })
  }
}

/** None while it cannot be known. */
async function findSettled(database: Database): Promise<number> {
  try {
    return await transaction(database, findLastSettled)
  } catch (error) {
    if (isLocked(error)) return 0
    throw error
  }
}
