import { isOneOf } from '@bargah/contract/kernel/access.ts'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Session } from '../../kernel/call.ts'
import { sql } from '../../kernel/sql.ts'
import { cargoScope, companyScope } from '../cargos/cargos.api.ts'

/** Which permits a session may see, as a condition on `permits` (rules 1.3). */
export function permitScope(session: Session): RawBuilder<SqlBool> {
  if (session.role === 'Driver') return sql<SqlBool>`permits.driver_id = ${session.driverId}`
  if (isOneOf(session.role, ['ProductOwnerAdmin', 'LoadHallAdmin']))
    return sql<SqlBool>`permits.cargo_id in (select cargos.id from cargos where ${cargoScope(session)})`
  return companyScope(session, sql.ref('permits.companyId'))
}
