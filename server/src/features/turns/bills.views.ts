import { documentType } from '@bargah/contract/features/documents/documents.states.ts'
import { openPermitStatuses, permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import type { Db } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'

/**
 * The live turns of a hall whose driver's last permit is open or has no waybill (decisions §5). Voided permits do not count.
 */
const selectBills = (db: Db, hallId: number) =>
  db
    .selectFrom('turns')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('permits')
          .selectAll()
          .whereRef('permits.driverId', '=', 'turns.driverId')
          .where('permits.status', '<>', permitStatus.voided)
          .orderBy('permits.issuedAt', 'desc')
          .limit(sql.lit(1))
          .as('permits'),
      (join) => join.onTrue(),
    )
    .where('turns.hallId', '=', hallId)
    .where('turns.status', '=', 'live')
    .where(({ or, eb, not, exists, selectFrom }) => {
      const waybills = selectFrom('permitDocuments')
        .select('permitDocuments.id')
        .whereRef('permitDocuments.permitId', '=', 'permits.id')
        .where('permitDocuments.type', '=', documentType.waybill)
      return or([eb('permits.status', 'in', openPermitStatuses), not(exists(waybills))])
    })

export async function countBills(db: Db, hallId: number): Promise<number> {
  const { count } = await selectBills(db, hallId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
