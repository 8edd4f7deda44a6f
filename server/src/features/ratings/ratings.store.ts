import type { Insertable } from 'kysely'
import type { Tx } from '../../kernel/database.ts'
import { hasRow } from '../../kernel/sql.ts'
import type { Tables } from '../../kernel/tables.ts'

/** Whether the driver was rated for a locked permit. */
export const isRated = (tx: Tx, permitId: number): Promise<boolean> =>
  hasRow(tx.selectFrom('driverRates').select('id').where('permitId', '=', permitId))

export const insertRate = (tx: Tx, rate: Insertable<Tables['driverRates']>) =>
  tx.insertInto('driverRates').values(rate).returning('id').executeTakeFirstOrThrow()
