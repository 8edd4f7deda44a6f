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

/** The live turn that another driver holds with this truck. */
export const findOthersTurn = (tx: Tx, driverId: number, freighterId: number) =>
  tx
    .selectFrom('turns')
    .select(['id', 'expiresAt'])
    .where('status', '=', 'live')
    .where('freighterId', '=', freighterId)
    .where('driverId', '<>', driverId)
    .executeTakeFirst()
