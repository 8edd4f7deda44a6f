import type { RawBuilder, SqlBool } from 'kysely'
import type { Session } from '../../kernel/call.ts'
import { sql } from '../../kernel/sql.ts'

/** The questions that a session may see: an administrator all, a driver and a company their own. */
export function questionScope({ role, driverId, companyId }: Session): RawBuilder<SqlBool> {
  if (role === 'Admin') return sql<SqlBool>`messages.question_id is null`
  if (driverId !== null)
    return sql<SqlBool>`(messages.question_id is null and messages.driver_id = ${driverId})`
  return sql<SqlBool>`(messages.question_id is null and messages.company_id = ${companyId})`
}
