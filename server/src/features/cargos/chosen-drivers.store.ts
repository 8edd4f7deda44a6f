import type { Db, Tx } from '../../kernel/database.ts'

/** Whether a cargo is offered to a driver: it is for everybody, or he is among those whom its company chose (decisions §10). */
export async function isForDriver(
  db: Db | Tx,
  cargo: { id: number; isForChosen: boolean },
  driverId: number,
): Promise<boolean> {
  if (!cargo.isForChosen) return true
  const found = await db
    .selectFrom('cargoChosenDrivers')
    .select('driverId')
    .where('cargoId', '=', cargo.id)
    .where('driverId', '=', driverId)
    .executeTakeFirst()
  return found !== undefined
}
