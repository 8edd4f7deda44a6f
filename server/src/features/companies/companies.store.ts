import type { Insertable, SqlBool } from 'kysely'
import { type Db, isStillNamed, type Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import type { Tables } from '../../kernel/tables.ts'
import type { Registered } from '../applicants/applicants.api.ts'
import { noPassword } from '../auth/auth.api.ts'

export type CompanyFacts = Pick<
  Insertable<Tables['companies']>,
  'name' | 'nationalId' | 'email' | 'tel' | 'mobile' | 'address' | 'postalCode'
> & { cityId: number }

/** The companies as registrations; none of them is ever deleted. */
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

export async function setCompany(tx: Tx, id: number, company: CompanyFacts): Promise<void> {
  await tx.updateTable('companies').set(company).where('id', '=', id).execute()
}

export const findRegistrations = (tx: Tx, nationalId: string) =>
  tx.selectFrom('companies').select(['id', 'isAccepted']).where('nationalId', '=', nationalId).execute()

/** A company that an administrator knows: accepted, and without a paper. */
type KnownCompany = CompanyFacts & { addedBy: number; createdAt: Date; acceptedAt: Date }

export async function insertKnownCompany(tx: Tx, company: KnownCompany): Promise<number> {
  const inserted = tx
    .insertInto('companies')
    .values({ ...company, isAccepted: true })
    .returning('id')
  return (await inserted.executeTakeFirstOrThrow()).id
}

/** Locks a company. Out: whether it was put on record so, and whether somebody has a password for it. */
export const lockKnownCompany = (tx: Tx, id: number) =>
  tx
    .selectFrom('companies')
    .select((eb) => [
      sql<boolean>`file_id is null and added_by is not null`.as('isKnown'),
      eb
        .exists(
          eb
            .selectFrom('users')
            .select('id')
            .whereRef('companyId', '=', 'companies.id')
            .where('passwordHash', '<>', noPassword),
        )
        .$castTo<boolean>()
        .as('hasPassword'),
    ])
    .where('id', '=', id)
    .forUpdate('companies')
    .executeTakeFirst()

/** Deletes a company with its account and its empty wallets. Out: false where something is in its name. */
export const removeKnownCompany = (tx: Tx, id: number): Promise<boolean> =>
  sql`with purse as (delete from accounts where company_id = ${id}),
      theirs as (delete from users where company_id = ${id})
    delete from companies where id = ${id}`
    .execute(tx)
    .then(
      () => true,
      (error: unknown) => {
        if (isStillNamed(error)) return false
        throw error
      },
    )
