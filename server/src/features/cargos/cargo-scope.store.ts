import { isOneOf, organizations, supporters } from '@bargah/contract/kernel/access.ts'
import type { Expression, RawBuilder, SqlBool } from 'kysely'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { mustFind } from '../../kernel/errors.ts'
import { hasRow, sql } from '../../kernel/sql.ts'

/** Which cargos a session may see with all that belongs to them, as a condition on `cargos` (rules 1.3). */
export function cargoScope(session: Session): RawBuilder<SqlBool> {
  const { role, productOwnerId, hallId } = session
  if (role === 'ProductOwnerAdmin') return sql<SqlBool>`cargos.product_owner_id = ${productOwnerId}`
  if (role === 'LoadHallAdmin') return sql<SqlBool>`cargos.hall_id = ${hallId}`
  return companyScope(session, sql.ref('cargos.companyId'))
}

/** Whose companies' things a session may see, as a condition on a column that names the company. */
export function companyScope({ role, companyId, userId }: Session, company: Expression<unknown>) {
  if (isOneOf(role, supporters)) return sql<SqlBool>`true`
  if (isOneOf(role, organizations))
    return sql<SqlBool>`${company} in (select company_id from user_companies where user_id = ${userId})`
  return sql<SqlBool>`${company} = ${companyId}`
}

export const maySeeCargo = (db: Db, session: Session, cargoId: number): Promise<boolean> =>
  hasRow(db.selectFrom('cargos').select('id').where('id', '=', cargoId).where(cargoScope(session)))

/** Where a cargo lies that the session may look into. Throws 404 for another's. */
export async function findScopedCargo(db: Db, session: Session, cargoId: number) {
  const query = db.selectFrom('cargos').select(['hallId', 'origin', 'destination'])
  return mustFind(
    query.where('id', '=', cargoId).where(cargoScope(session)).executeTakeFirst(),
    'باری با این شماره',
  )
}
