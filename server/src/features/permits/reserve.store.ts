import { openPermitStatuses } from '@bargah/contract/features/permits/permits.states.ts'
import type { Db, Tx } from '../../kernel/database.ts'

/** Whether a driver or a truck has an open permit, at whichever hall (decisions §5). */
export async function hasOpenPermit(db: Db | Tx, driverId: number, freighterId: number): Promise<boolean> {
  const found = await db
    .selectFrom('permits')
    .select('id')
    .where('status', 'in', [...openPermitStatuses])
    .where((eb) => eb.or([eb('driverId', '=', driverId), eb('freighterId', '=', freighterId)]))
    .executeTakeFirst()
  return found !== undefined
}

/** What a company lets drivers do with its loads (decisions §6, §7). */
export const findReserveSettings = (db: Db | Tx, companyId: number) =>
  db
    .selectFrom('companies')
    .select(['instantBill', 'reserveEntrancePermission'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()

/** Whether another driver holds a live turn with this truck. */
export async function hasOthersTurn(tx: Tx, driverId: number, freighterId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('turns')
    .select('id')
    .where('status', '=', 'live')
    .where('freighterId', '=', freighterId)
    .where('driverId', '<>', driverId)
    .executeTakeFirst()
  return found !== undefined
}
