import type { Db, Tx } from '../../kernel/database.ts'

export type ShowTime = { minuteOfDay: number; isActive: boolean }

export const listShowTimes = (db: Db | Tx, hallId: number) =>
  db.selectFrom('hallShowTimes').selectAll().where('hallId', '=', hallId).orderBy('minuteOfDay').execute()

/** One show time, or undefined. */
export const findShowTime = (db: Db | Tx, id: number) =>
  db.selectFrom('hallShowTimes').selectAll().where('id', '=', id).executeTakeFirst()

/** Makes the show times of a hall those of `times`; what stays keeps its id. */
export async function setShowTimes(tx: Tx, hallId: number, times: readonly ShowTime[]): Promise<void> {
  const minutes = times.map(({ minuteOfDay }) => minuteOfDay)
  let gone = tx.deleteFrom('hallShowTimes').where('hallId', '=', hallId)
  if (minutes.length > 0) gone = gone.where('minuteOfDay', 'not in', minutes)
  await gone.execute()
  if (times.length === 0) return
  await tx
    .insertInto('hallShowTimes')
    .values(times.map((time) => ({ ...time, hallId })))
    .onConflict((on) =>
      on
        .columns(['hallId', 'minuteOfDay'])
        .doUpdateSet((eb) => ({ isActive: eb.ref('excluded.isActive') }))
        .whereRef('hallShowTimes.isActive', '<>', 'excluded.isActive'),
    )
    .execute()
}

export const setShowTime = (tx: Tx, id: number, { minuteOfDay, isActive }: ShowTime) =>
  tx.updateTable('hallShowTimes').set({ minuteOfDay, isActive }).where('id', '=', id).execute()
