import type { RawBuilder, SqlBool } from 'kysely'
import type { Session } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { hasRow, sql } from '../../kernel/sql.ts'

/** Which findings a session may see: Admin all, an organisation those of its linked halls and companies (rules 1.3, 16.8). */
export function findingScope({ role, userId }: Session): RawBuilder<SqlBool> {
  if (role === 'Admin') return sql<SqlBool>`true`
  return sql<SqlBool>`(findings.hall_id in (select hall_id from user_halls where user_id = ${userId})
    or findings.company_id in (select company_id from user_companies where user_id = ${userId}))`
}

export const maySeeFinding = (tx: Tx, session: Session, findingId: number): Promise<boolean> =>
  hasRow(tx.selectFrom('findings').select('id').where('id', '=', findingId).where(findingScope(session)))
