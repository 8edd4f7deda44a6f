import type { Insertable } from 'kysely'
import { compiledOnce } from '../../kernel/compiled-once.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { notFound } from '../../kernel/errors.ts'
import { insertUnlessThere, sql, toKeys } from '../../kernel/sql.ts'
import type { Tables } from '../../kernel/tables.ts'

export type CustomerFacts = Pick<Insertable<Tables['customers']>, 'name' | 'nationalId'>
/** Where he is and how he is reached. */
export type AddressFacts = Pick<Insertable<Tables['customerAddresses']>, 'cityId' | 'address'> & {
  postalCode: string | null
  tel: string | null
  mobile: string | null
}
type Added = CustomerFacts & { companyId: number; createdAt: Date; createdBy: number }

/** Locks a customer of a company. Throws 404 when it has none of this id. */
export async function lockCustomer(tx: Tx, companyId: number, id: number) {
  const customer = await tx
    .selectFrom('customers')
    .select(['id', 'name', 'nationalId'])
    .where('id', '=', id)
    .where('companyId', '=', companyId)
    .forUpdate()
    .executeTakeFirst()
  if (!customer) throw notFound('مشتری‌ای با این شماره')
  return customer
}

/** Locks an address of a company's customer, and the customer before it. Throws 404 when it has none of this id. */
export async function lockAddress(tx: Tx, companyId: number, id: number) {
  const address = await tx
    .selectFrom('customerAddresses')
    .innerJoin('customers', 'customers.id', 'customerId')
    .select(['customerAddresses.id', 'customerId'])
    .where('customerAddresses.id', '=', id)
    .where('companyId', '=', companyId)
    .executeTakeFirst()
  if (!address) throw notFound('نشانی‌ای با این شماره')
  await lockCustomer(tx, companyId, address.customerId)
  await lockAddressesOf(tx, address.customerId)
  return address
}

/** Whoever names one of them in a cargo waits, or is waited for. Out: their ids. */
export async function lockAddressesOf(tx: Tx, customerId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('customerAddresses')
    .select('id')
    .where('customerId', '=', customerId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Out: the new customer's id, or undefined when the company has one of this code. */
export const insertCustomer = (tx: Tx, customer: Added) => insertUnlessThere(tx, 'customers', customer)

export const setCustomer = (tx: Tx, id: number, customer: CustomerFacts) =>
  tx.updateTable('customers').set(customer).where('id', '=', id).execute()

export async function insertAddress(tx: Tx, customerId: number, address: AddressFacts): Promise<number> {
  const { id } = await tx
    .insertInto('customerAddresses')
    .values({ customerId, ...address })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const setAddress = (tx: Tx, id: number, address: AddressFacts) =>
  tx.updateTable('customerAddresses').set(address).where('id', '=', id).execute()

export type Used = { count: number; newest: { id: number; uniqueCode: string }[] }

/** In how many cargos one of some addresses sends or receives, and the three newest of them. */
export async function findUse(tx: Tx, addressIds: readonly number[]): Promise<Used> {
  const { rows } = await sql<{ id: number; uniqueCode: string; count: number }>`
    with used as (
      select id, announced_at from cargos where sender_address_id = any(${[...addressIds]}::int[])
      union select id, announced_at from cargos where receiver_address_id = any(${[...addressIds]}::int[]))
    select id, cargo_code(id) as unique_code, count(*) over ()::int as count
    from used order by announced_at desc, id desc limit 3`.execute(tx)
  return {
    count: rows[0]?.count ?? 0,
    newest: rows.map(({ id, uniqueCode }) => ({ id, uniqueCode })),
  }
}

export async function removeCustomer(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('customerAddresses').where('customerId', '=', id).execute()
  await tx.deleteFrom('customers').where('id', '=', id).execute()
}

export const removeAddress = (tx: Tx, id: number) =>
  tx.deleteFrom('customerAddresses').where('id', '=', id).execute()

/** Whether all of these addresses are of customers of the company; they stay while the transaction runs. */
export async function holdAddresses(tx: Tx, companyId: number, ids: readonly number[]): Promise<boolean> {
  return (await lockAddresses(tx, companyId, ids)).length === new Set(ids).size
}
const lockAddresses = compiledOnce(
  (_: Db, companyId: number, ids: readonly number[]) => sql<{ id: number }>`
    select customer_addresses.id from customer_addresses join customers on customers.id = customer_id
    where customer_addresses.id = any(${toKeys(ids)}) and company_id = ${companyId}
    for key share of customer_addresses`,
)

/** A city of our list by the names that a registry has for it and its province. */
export async function findCityNamed(db: Db, { city, province }: { city: string; province: string }) {
  const { rows } = await sql<{ cityId: number; provinceId: number }>`
    select cities.id as city_id, province_id from cities join provinces on provinces.id = province_id
    where normalize_text(cities.name) = normalize_text(${city})
    order by normalize_text(provinces.name) = normalize_text(${province}) desc, cities.id limit 1`.execute(db)
  return rows[0]
}
