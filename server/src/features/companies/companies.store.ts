import type { Insertable, Updateable } from 'kysely'
import type { Db, Tx } from '../../kernel/database.ts'
import { notFound } from '../../kernel/errors.ts'
import type { Tables } from '../../kernel/tables.ts'

/** What a company says of itself. */
export type CompanyFacts = Pick<
  Insertable<Tables['companies']>,
  'name' | 'nationalId' | 'email' | 'tel' | 'mobile' | 'address' | 'postalCode' | 'cityId'
>

/** The accepted company of a legal id, as a registry of firms would have it. */
export const findFirm = (db: Db, legalId: string) =>
  db
    .selectFrom('companies')
    .select('name')
    .where('nationalId', '=', legalId)
    .where('isAccepted', '=', true)
    .executeTakeFirst()

/** Locks a company. Throws 404 when there is none. */
export async function lockCompany(tx: Tx, id: number) {
  const company = await tx
    .selectFrom('companies')
    .select(['id', 'name', 'nationalId', 'mobile', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!company) throw notFound('شرکتی با این شماره')
  return company
}

/** The company of a national id, locked; undefined when there is none. */
export const lockByNationalId = (tx: Tx, nationalId: string) =>
  tx
    .selectFrom('companies')
    .select(['id', 'status'])
    .where('nationalId', '=', nationalId)
    .forUpdate()
    .executeTakeFirst()

export async function hasAccount(db: Db | Tx, companyId: number): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('companyId', '=', companyId)
    .where('role', '=', 'TransportationCompanyAdmin')
    .executeTakeFirst()
  return found !== undefined
}

type Registered = CompanyFacts & { fileId: number; addedBy: number | null; createdAt: Date }

/** Out: the new company's id, or undefined when another has its national id. */
export async function insertCompany(tx: Tx, company: Registered): Promise<number | undefined> {
  const inserted = await tx
    .insertInto('companies')
    .values(company)
    .onConflict((conflict) => conflict.column('nationalId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** Writes anew what is known of a company, and its account is called so from now on. */
export async function setCompany(
  tx: Tx,
  id: number,
  company: Updateable<Tables['companies']> & Pick<CompanyFacts, 'name' | 'mobile'>,
): Promise<void> {
  await tx.updateTable('companies').set(company).where('id', '=', id).execute()
  await tx
    .updateTable('users')
    .set({ fullName: company.name, mobile: company.mobile ?? null })
    .where('companyId', '=', id)
    .where('role', '=', 'TransportationCompanyAdmin')
    .execute()
}

export const setAccepted = (tx: Tx, id: number, at: Date) =>
  tx
    .updateTable('companies')
    .set({ isAccepted: true, acceptedAt: at, rejectedAt: null, rejectReason: null })
    .where('id', '=', id)
    .execute()

export const setRejected = (tx: Tx, id: number, { reason, at }: { reason: string; at: Date }) =>
  tx.updateTable('companies').set({ rejectedAt: at, rejectReason: reason }).where('id', '=', id).execute()

/** The accounts that a company signs in with. */
export async function findUsersOf(tx: Tx, companyId: number): Promise<number[]> {
  const users = await tx
    .selectFrom('users')
    .select('id')
    .where('companyId', '=', companyId)
    .where('role', '=', 'TransportationCompanyAdmin')
    .orderBy('id')
    .execute()
  return users.map(({ id }) => id)
}
