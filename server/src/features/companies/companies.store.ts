import type { Insertable, SqlBool } from 'kysely'
import type { Db, Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import type { Tables } from '../../kernel/tables.ts'
import type { Registered } from '../applicants/applicants.api.ts'

/** What a company says of itself. */
export type CompanyFacts = Pick<
  Insertable<Tables['companies']>,
  'name' | 'nationalId' | 'email' | 'tel' | 'mobile' | 'address' | 'postalCode'
> & { cityId: number }

/** The companies as registrations; none is ever deleted. */
export const companyRegistrations = {
  table: 'companies',
  fullName: sql<string>`companies.name`,
  isThere: sql<SqlBool>`true`,
} as const

/** The accepted company of a legal id, as a registry of firms would have it. */
export const findFirm = (db: Db, legalId: string) =>
  db
    .selectFrom('companies')
    .select('name')
    .where('nationalId', '=', legalId)
    .where('isAccepted', '=', true)
    .executeTakeFirst()

export async function insertCompany(tx: Tx, company: CompanyFacts & Registered): Promise<number> {
  const inserted = tx.insertInto('companies').values(company).returning('id')
  return (await inserted.executeTakeFirstOrThrow()).id
}

/** Writes anew what is known of a company. */
export async function setCompany(tx: Tx, id: number, company: CompanyFacts): Promise<void> {
  await tx.updateTable('companies').set(company).where('id', '=', id).execute()
}
