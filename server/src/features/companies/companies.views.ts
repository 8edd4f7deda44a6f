import { isOneOf, organizations, supporters } from '@bargah/contract/kernel/access.ts'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'

/**
 * Names of the accepted companies, by name (decisions §3): supporters see all, an organisation those linked to it,
 * everybody else those that are active and so may be named in a declaration.
 */
export function listCompanies(db: Db, session: Session) {
  const accepted = db
    .selectFrom('companies')
    .select(['companies.id as transportationCompanyId', 'companies.name as transportationCompanyName'])
    .where('isAccepted', '=', true)
    .orderBy('companies.name')
    .orderBy('companies.id')
  if (isOneOf(session.role, supporters)) return accepted.execute()
  if (!isOneOf(session.role, organizations)) return accepted.where('isActive', '=', true).execute()
  return accepted
    .where('companies.id', 'in', (eb) =>
      eb.selectFrom('userCompanies').select('companyId').where('userId', '=', session.userId),
    )
    .execute()
}
