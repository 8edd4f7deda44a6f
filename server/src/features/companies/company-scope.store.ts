import { isOneOf, organizations, supporters } from '@bargah/contract/kernel/access.ts'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Session } from '../../kernel/call.ts'
import { sql } from '../../kernel/sql.ts'

/** Whether a session sees more of companies than which there are (rules 1.14). */
export const seesWholeCompanies = ({ role }: Session): boolean =>
  isOneOf(role, [...supporters, ...organizations])

/** The companies that a session sees whole: Admin all, AdminSupport the accepted, an organisation its linked ones, a company itself. */
export function companyScope({ role, userId, companyId }: Session): RawBuilder<SqlBool> {
  if (role === 'Admin') return sql<SqlBool>`true`
  if (role === 'AdminSupport') return sql<SqlBool>`companies.is_accepted`
  if (companyId !== null) return sql<SqlBool>`companies.id = ${companyId}`
  return sql<SqlBool>`companies.is_accepted
    and companies.id in (select company_id from user_companies where user_id = ${userId})`
}
