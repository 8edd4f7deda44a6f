import { organizations, type Role, supporters } from '@bargah/contract/kernel/access.ts'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Session } from '../../kernel/call.ts'
import { sql } from '../../kernel/sql.ts'

const isOneOf = (role: Role, roles: readonly Role[]) => roles.includes(role)

/** Which permits a session may see, as a condition on `permits` joined with its `cargos` (decisions §3). */
export function permitScope(session: Session): RawBuilder<SqlBool> {
  if (session.role === 'Driver') return sql<SqlBool>`permits.driver_id = ${session.driverId}`
  return scopeBy(session, sql.ref('permits.companyId'))
}

/** Which cargos a session may see the permits of, as a condition on `cargos`. Drivers see those of none. */
export const cargoScope = (session: Session): RawBuilder<SqlBool> =>
  scopeBy(session, sql.ref('cargos.companyId'))

function scopeBy(session: Session, company: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const { role, companyId, productOwnerId, hallId, userId } = session
  if (isOneOf(role, supporters)) return sql<SqlBool>`true`
  if (isOneOf(role, organizations))
    return sql<SqlBool>`${company} in (select company_id from user_companies where user_id = ${userId})`
  if (role === 'ProductOwnerAdmin') return sql<SqlBool>`cargos.product_owner_id = ${productOwnerId}`
  if (role === 'LoadHallAdmin') return sql<SqlBool>`cargos.hall_id = ${hallId}`
  return sql<SqlBool>`${company} = ${companyId}`
}
