import { companyStatus } from '@bargah/contract/features/companies/companies.states.ts'
import { companyUsername } from '@bargah/contract/features/companies/companies.text.ts'
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

/** Locks all that registered under a national id. Out: whether one of them was accepted. */
export async function isTaken(tx: Tx, nationalId: string): Promise<boolean> {
  const known = await tx
    .selectFrom('companies')
    .select(['id', 'isAccepted'])
    .where('nationalId', '=', nationalId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return known.some(({ isAccepted }) => isAccepted)
}

/** Locks a registration and the others of its national id. Throws 404 when there is none. */
export async function lockRegistrations(tx: Tx, id: number) {
  const all = await tx
    .selectFrom('companies')
    .select(['id', 'name', 'nationalId', 'mobile', 'status', 'registeredHash'])
    .where('nationalId', '=', (eb) => eb.selectFrom('companies').select('nationalId').where('id', '=', id))
    .orderBy('id')
    .forUpdate()
    .execute()
  const company = all.find((one) => one.id === id)
  if (!company) throw notFound('شرکتی با این شماره')
  return { company, others: all.filter((one) => one !== company) }
}

/** Whether a company has an account, or registered and was told the name of one. */
export async function hasAccount(db: Db | Tx, companyId: number): Promise<boolean> {
  const found = await db
    .selectFrom('companies')
    .leftJoin('users', (join) =>
      join.onRef('users.companyId', '=', 'companies.id').on('role', '=', 'TransportationCompanyAdmin'),
    )
    .select('companies.id')
    .where('companies.id', '=', companyId)
    .where((eb) => eb.or([eb('users.id', 'is not', null), eb('registeredHash', 'is not', null)]))
    .executeTakeFirst()
  return found !== undefined
}

type Registered = CompanyFacts & {
  fileId: number
  addedBy: number | null
  registeredHash: string | null
  createdAt: Date
}

export async function insertCompany(tx: Tx, company: Registered): Promise<number> {
  const inserted = tx.insertInto('companies').values(company).returning('id')
  return (await inserted.executeTakeFirstOrThrow()).id
}

type Ended = { nationalId: string; mobile: string; reason: string; at: Date }

/** Ends what waits that the same mobile registered under a national id before. */
export const endEarlier = (tx: Tx, { nationalId, mobile, reason, at }: Ended) =>
  tx
    .updateTable('companies')
    .set({ rejectedAt: at, rejectReason: reason })
    .where('nationalId', '=', nationalId)
    .where('mobile', '=', mobile)
    .where('status', '=', companyStatus.waiting)
    .where('addedBy', 'is', null)
    .execute()

/** An account of its name that another registration of its national id was given, before accounts waited, becomes this one's. */
export const moveAccountTo = (tx: Tx, { id, name, nationalId, mobile }: CompanyFacts & { id: number }) =>
  tx
    .updateTable('users')
    .set({ companyId: id, fullName: name, mobile: mobile ?? null })
    .where('role', '=', 'TransportationCompanyAdmin')
    .where('username', '=', companyUsername(nationalId))
    .where('companyId', 'in', (eb) =>
      eb
        .selectFrom('companies')
        .select('companies.id')
        .where('nationalId', '=', nationalId)
        .where('isAccepted', '=', false)
        .where('companies.id', '<>', id),
    )
    .execute()

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
    .set({ isAccepted: true, acceptedAt: at, rejectedAt: null, rejectReason: null, registeredHash: null })
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
