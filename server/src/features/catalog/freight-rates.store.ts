import type { Db, Tx } from '../../kernel/database.ts'
import { insertUnlessThere } from '../../kernel/sql.ts'

export const findRateOn = (tx: Tx, beginsAt: Date) =>
  tx.selectFrom('freightRates').select('id').where('beginsAt', '=', beginsAt).executeTakeFirst()

export const findRate = (tx: Tx, id: number) =>
  tx.selectFrom('freightRates').select(['id', 'beginsAt']).where('id', '=', id).executeTakeFirst()

type Rate = { beginsAt: Date; rialPerTonneKm: number; addedAt: Date; addedBy: number | null }
/** Out: the new rate's id; undefined when another came to the same day at that moment. */
export const insertRate = (tx: Tx, rate: Rate) => insertUnlessThere(tx, 'freightRates', rate, ['beginsAt'])

export const deleteRate = (tx: Tx, id: number) => tx.deleteFrom('freightRates').where('id', '=', id).execute()

/** The rate that holds at a moment, rials per tonne-kilometre. */
export const findRateAt = (db: Db | Tx, at: Date) =>
  db
    .selectFrom('freightRates')
    .select(['rialPerTonneKm', 'beginsAt'])
    .where('beginsAt', '<=', at)
    .orderBy('beginsAt', 'desc')
    .limit(1)
    .executeTakeFirst()
