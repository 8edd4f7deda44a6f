import { isOneOf, organizations, supporters } from '@bargah/contract/kernel/access.ts'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'

/** Whether a session sees more of companies than which there are (decisions §3). */
export const seesWholeCompanies = ({ role }: Session): boolean =>
  isOneOf(role, [...supporters, ...organizations])

/** Those that are active and accepted, and so may be named in a declaration; by name. */
export const listCompanyNames = (db: Db) =>
  db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('isAccepted', '=', true)
    .where('isActive', '=', true)
    .orderBy('name')
    .orderBy('id')
    .execute()

/** The companies that one who sees them whole looks after: all, but for Admin the accepted, and an organisation its linked ones. */
export const listCompanies = (db: Db, session: Session) =>
  db
    .selectFrom('companies')
    .leftJoin('cities', 'cities.id', 'companies.cityId')
    .select([
      'companies.id',
      'companies.name',
      'companies.email',
      'nationalId',
      'address',
      'postalCode',
      'tel',
    ])
    .select(['companies.mobile', 'cities.provinceId', 'companies.cityId', 'companies.isActive', 'isAccepted'])
    .select(
      sql<number | null>`(select min(users.id) from users
        where company_id = companies.id and role = 'TransportationCompanyAdmin')`.as('userId'),
    )
    .where(lookedAfterBy(session))
    .orderBy('companies.name')
    .orderBy('companies.id')
    .execute()

function lookedAfterBy({ role, userId }: Session) {
  if (role === 'Admin') return sql<boolean>`true`
  if (role === 'AdminSupport') return sql<boolean>`companies.is_accepted`
  return sql<boolean>`companies.is_accepted
    and companies.id in (select company_id from user_companies where user_id = ${userId})`
}
