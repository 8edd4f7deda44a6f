import type { Insertable } from 'kysely'
import type { Tx } from '../../kernel/database.ts'
import type { Tables } from '../../kernel/tables.ts'

/** Whether the driver was rated for a locked permit. */
export async function isRated(tx: Tx, permitId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('driverRates')
    .select('id')
    .where('permitId', '=', permitId)
    .executeTakeFirst()
  return found !== undefined
}

export const insertRate = (tx: Tx, rate: Insertable<Tables['driverRates']>) =>
  tx.insertInto('driverRates').values(rate).returning('id').executeTakeFirstOrThrow()
