import { isOneOf, supporters } from '@bargah/contract/kernel/access.ts'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Session } from '../../kernel/call.ts'
import { sql } from '../../kernel/sql.ts'

/** Whose turns a session may see: a driver his own, hall staff their hall's, an organisation its linked halls' (rules 1.3). */
export function turnScope({ role, driverId, hallId, userId }: Session): RawBuilder<SqlBool> {
  if (driverId !== null) return sql<SqlBool>`turns.driver_id = ${driverId}`
  if (role === 'LoadHallAdmin' && hallId !== null) return sql<SqlBool>`turns.hall_id = ${hallId}`
  if (isOneOf(role, supporters)) return sql<SqlBool>`true`
  return sql<SqlBool>`turns.hall_id in (select hall_id from user_halls where user_id = ${userId})`
}
