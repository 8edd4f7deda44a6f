import type { Tx } from '../../kernel/database.ts'
import { didChange } from '../../kernel/sql.ts'

export type Holiday = { startsAt: Date; title: string }

/** Adds a holiday, or changes one under its id. Out: its id; null when the day is one already, undefined without such an id. */
export async function saveHoliday(tx: Tx, id: number | undefined, holiday: Holiday) {
  const same = await tx
    .selectFrom('holidays')
    .select('id')
    .where('startsAt', '=', holiday.startsAt)
    .executeTakeFirst()
  if (same && same.id !== id) return null
  if (id === undefined) return (await insertHoliday(tx, holiday)).id
  const saved = tx.updateTable('holidays').set(holiday).where('id', '=', id).returning('id')
  return (await saved.executeTakeFirst())?.id
}

const insertHoliday = (tx: Tx, holiday: Holiday) =>
  tx.insertInto('holidays').values(holiday).returning('id').executeTakeFirstOrThrow()

/** Out: whether there was such a day. */
export const deleteHoliday = (tx: Tx, id: number): Promise<boolean> =>
  didChange(tx.deleteFrom('holidays').where('id', '=', id))
