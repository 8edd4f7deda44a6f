import { organizations, type Role, supporters } from '@bargah/contract/kernel/access.ts'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Session } from '../../kernel/call.ts'
import { sql } from '../../kernel/sql.ts'

const isOneOf = (role: Role, roles: readonly Role[]) => roles.includes(role)

/** Which permits a session may see, as a condition on `permits` (decisions §3). */
export function permitScope(session: Session): RawBuilder<SqlBool> {
  if (session.role === 'Driver') return sql<SqlBool>`permits.driver_id = ${session.driverId}`
  if (isOneOf(session.role, ['ProductOwnerAdmin', 'LoadHallAdmin']))
    return sql<SqlBool>`permits.cargo_id in (select cargos.id from cargos where ${cargoScope(session)})`
  return scopeByCompany(session, sql.ref('permits.companyId'))
}

/** Which cargos a session may see the permits of, as a condition on `cargos`. */
export function cargoScope(session: Session): RawBuilder<SqlBool> {
  const { role, productOwnerId, hallId } = session
  if (role === 'ProductOwnerAdmin') return sql<SqlBool>`cargos.product_owner_id = ${productOwnerId}`
  if (role === 'LoadHallAdmin') return sql<SqlBool>`cargos.hall_id = ${hallId}`
  return scopeByCompany(session, sql.ref('cargos.companyId'))
}

/** Support sees all companies, an organisation those linked to its user, a company itself. */
function scopeByCompany({ role, companyId, userId }: Session, company: RawBuilder<unknown>) {
  if (isOneOf(role, supporters)) return sql<SqlBool>`true`
  if (isOneOf(role, organizations))
    return sql<SqlBool>`${company} in (select company_id from user_companies where user_id = ${userId})`
  return sql<SqlBool>`${company} = ${companyId}`
}
