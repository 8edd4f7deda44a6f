import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import type { Db } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'

const isReserved = sql`permits.status <> ${sql.lit(permitStatus.voided)}`

/** How much the platform has, in one statement, so that all figures are of one moment. */
export async function countAll(db: Db) {
  const { rows } = await sql<Record<'driverCount' | 'cargoCount' | 'reserveCount', number>>`select
    (select count(*)::int from drivers) as driver_count,
    (select count(*)::int from cargos) as cargo_count,
    (select count(*)::int from permits where ${isReserved}) as reserve_count`.execute(db)
  return rows[0] ?? { driverCount: 0, cargoCount: 0, reserveCount: 0 }
}

/** How much one company has; nobody's has nothing. */
export async function countOfCompany(db: Db, companyId: number | null) {
  const { rows } = await sql<Record<'cargoCount' | 'activeCargo' | 'reserveCount', number>>`select
    count(*)::int as cargo_count,
    (count(*) filter (where cargos.status <> ${sql.lit(cargoStatus.finished)}))::int as active_cargo,
    (select count(*)::int from permits where permits.company_id = ${companyId} and ${isReserved}) as reserve_count
    from cargos where cargos.company_id = ${companyId}`.execute(db)
  return rows[0] ?? { cargoCount: 0, activeCargo: 0, reserveCount: 0 }
}
