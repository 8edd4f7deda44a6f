import type { Db } from '../../kernel/database.ts'
import { tellLive, wakeListeners } from '../../kernel/live/live-events.store.ts'

type Far = { turnId: number; at: Date; awayKm: number; rangeKm: number }

/** Keeps how far the driver of a turn was at his last choice that was refused for it, and has the desk hear of it. */
export async function keepFar(db: Db, far: Far): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('farChoices')
      .values(far)
      .onConflict((conflict) => conflict.column('turnId').doUpdateSet(far))
      .execute()
    await tellLive(tx, [])
  })
  await wakeListeners(db)
}
