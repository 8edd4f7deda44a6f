import type { Session } from '../../kernel/call.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { isOneOf, supporters } from '@bargah/contract/kernel/access.ts'
import { sql } from '../../kernel/sql.ts'

/** Whether a cargo is offered to a driver: it is for everybody, or he is among those whom its company chose (rules 10.6). */
export async function isForDriver(
  db: Db | Tx,
  cargo: { id: number; isForChosen: boolean },
  driverId: number | undefined,
): Promise<boolean> {
  if (!cargo.isForChosen) return true
  const found = await db
    .selectFrom('cargoChosenDrivers')
    .select('driverId')
    .where('cargoId', '=', cargo.id)
    .where('driverId', '=', driverId ?? 0)
    .executeTakeFirst()
  return found !== undefined
}

/** A condition on `cargos`: what is for chosen drivers is seen by these, by its company and by support alone. */
export function isOfferedTo({ role, driverId, companyId }: Session) {
  if (isOneOf(role, supporters)) return undefined
  return sql`(not cargos.is_for_chosen or cargos.company_id = ${companyId} or exists (select from cargo_chosen_drivers
    where cargo_id = cargos.id and cargo_chosen_drivers.driver_id = ${driverId}))`
}

export const findActiveDrivers = (tx: Tx, driverIds: readonly number[]) =>
  tx
    .selectFrom('drivers')
    .select('id')
    .where(sql<boolean>`id = any(${[...driverIds]}::int[])`)
    .where('isActive', '=', true)
    .execute()

/** Sets for whom a cargo is, nobody = for all. Out: those who were not among them before. */
export async function setChosen(
  tx: Tx,
  cargoId: number,
  driverIds: readonly number[],
  chosenAt: Date,
): Promise<number[]> {
  const isForChosen = driverIds.length > 0
  await tx.updateTable('cargos').set({ isForChosen }).where('id', '=', cargoId).execute()
  await tx
    .deleteFrom('cargoChosenDrivers')
    .where('cargoId', '=', cargoId)
    .where(sql<boolean>`driver_id <> all(${[...driverIds]}::int[])`)
    .execute()
  if (!isForChosen) return []
  const added = await tx
    .insertInto('cargoChosenDrivers')
    .values(driverIds.map((driverId) => ({ cargoId, driverId, chosenAt })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('driverId')
    .execute()
  return added.map(({ driverId }) => driverId)
}
