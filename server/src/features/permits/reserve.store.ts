import { openPermitStatuses } from '@bargah/contract/features/permits/permits.states.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { issuesWaybillsAtOnce } from '../company-settings/company-settings.api.ts'

/** Whether a driver or a truck has an open permit, at whichever hall (rules 8.1). */
export async function hasOpenPermit(db: Db | Tx, driverId: number, freighterId: number): Promise<boolean> {
  const found = await db
    .selectFrom('permits')
    .select('id')
    .where(
      'status',
      'in',
      openPermitStatuses.map((status) => sql.lit(status)),
    )
    .where((eb) => eb.or([eb('driverId', '=', driverId), eb('freighterId', '=', freighterId)]))
    .executeTakeFirst()
  return found !== undefined
}

/** What a load's company lets drivers do with it (rules 4.5). */
export const findReserveSettings = (db: Db | Tx, cargoId: number) =>
  db
    .selectFrom('cargos')
    .innerJoin('companies', 'companies.id', 'cargos.companyId')
    .select(['companies.reserveEntrancePermission', 'companies.loadSystemReserve'])
    .select(issuesWaybillsAtOnce.as('instantBill'))
    .where('cargos.id', '=', cargoId)
    .executeTakeFirstOrThrow()

/** The live turn that another driver holds with this truck. */
export const findOthersTurn = (db: Db | Tx, driverId: number, freighterId: number) =>
  db
    .selectFrom('turns')
    .select(['id', 'expiresAt'])
    .where('status', '=', sql.lit('live'))
    .where('freighterId', '=', freighterId)
    .where('driverId', '<>', driverId)
    .executeTakeFirst()
