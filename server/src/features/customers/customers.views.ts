import { anyCustomerTable, customerTable } from '@bargah/contract/features/customers/customers.columns.ts'
import {
  AnyCustomerRow,
  type CustomerAddressRow,
  CustomerRow,
} from '@bargah/contract/features/customers/customers.schema.ts'
import { isOneOf, organizations, supporters } from '@bargah/contract/kernel/access.ts'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { mustFind, notFound } from '../../kernel/errors.ts'
import { type ListSource, whole } from '../../kernel/list.ts'
import { sql } from '../../kernel/sql.ts'
import { equals } from '../../kernel/sql-parts.ts'
import { sqlRows } from '../../kernel/sql-rows.ts'
import { customerScope } from './customer-scope.store.ts'

const addressesOf = sql`customer_addresses where customer_id = customers.id`
const cargosOf = sql`(
  select cargos.id, announced_at from customer_addresses join cargos on sender_address_id = customer_addresses.id
    where customer_id = customers.id
  union select cargos.id, announced_at from customer_addresses join cargos on receiver_address_id = customer_addresses.id
    where customer_id = customers.id) as used`

const customerRows = sqlRows(CustomerRow, customerTable, {
  from: 'customers',
  searchText: 'customers.searchText',
  joins: {},
  fields: {
    id: 'customers.id',
    customerFullName: 'customers.name',
    meliCode: 'customers.nationalId',
    isLegal: { sql: sql`(length(customers.national_id) = 11)` },
    addressCount: { sql: sql`(select count(*)::int from ${addressesOf})` },
    cargoCount: { sql: sql`(select count(*)::int from ${cargosOf})` },
    cityNames: { sql: sql`cities_of_customer(customers.id)` },
    telephones: { sql: sql`phones_of_customer(customers.id)` },
    lastCargoDate: { sql: sql`(select max(announced_at) from ${cargosOf})` },
    createdAt: 'customers.createdAt',
  },
})

export const listCustomers = (db: Db, session: Session): ListSource<CustomerRow> =>
  customerRows.list(db, { where: [customerScope(session)], order: ['customers.name'] })

/** One of them. Throws 404 when he is not the caller's. */
export async function showCustomer(db: Db, session: Session, id: number): Promise<CustomerRow> {
  return mustFind(
    customerRows.one(db, [customerScope(session), equals('customers.id', id)]),
    'مشتری‌ای با این شماره',
  )
}

/** Whoever reads all that belongs to a customer, and hall staff, who tell two of one name apart by it (rules 6.3). */
const mayReadCodes = ({ role }: Session) => isOneOf(role, [...supporters, ...organizations, 'LoadHallAdmin'])

const anyRows = (readsCodes: boolean) => {
  const known = (value: RawBuilder<unknown>) => (readsCodes ? value : sql`null`)
  return sqlRows(AnyCustomerRow, anyCustomerTable, {
    from: 'customers',
    joins: { companies: 'customers.companyId' },
    fields: {
      id: 'customers.id',
      customerFullName: 'customers.name',
      meliCode: { sql: known(sql`customers.national_id`) },
      transportationCompanyId: { sql: known(sql`customers.company_id`) },
      transportationCompanyName: { sql: known(sql`companies.name`), needs: ['companies'] },
    },
  })
}
const rowsByReader = { codes: anyRows(true), names: anyRows(false) }

/** The customers whose cargos the caller may see, by name: what filters of lists offer. */
export const listAnyCustomers = (db: Db, session: Session): ListSource<AnyCustomerRow> =>
  rowsByReader[mayReadCodes(session) ? 'codes' : 'names'].list(db, {
    where: [customerScope(session)],
    order: ['customers.name'],
  })

/** The addresses of a customer, the first first. Throws 404 when he is not the caller's. */
export async function listAddresses(
  db: Db,
  session: Session,
  customerId: number,
): Promise<ListSource<CustomerAddressRow>> {
  const scope: RawBuilder<SqlBool> = customerScope(session)
  const customer = await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .where(scope)
    .executeTakeFirst()
  if (!customer) throw notFound('مشتری‌ای با این شماره')
  const rows = await selectAddresses(db).where('customerId', '=', customerId).execute()
  return whole(rows.map((row) => ({ ...row, city: row.cityName, cityBol: { cityName: row.cityName } })))
}

const selectAddresses = (db: Db) =>
  db
    .selectFrom('customerAddresses')
    .innerJoin('cities', 'cities.id', 'cityId')
    .innerJoin('provinces', 'provinces.id', 'provinceId')
    .select(['customerAddresses.id', 'customerId', 'cityId', 'cities.name as cityName', 'provinceId'])
    .select(['provinces.name as provinceName', 'address', 'customerAddresses.tel as telephone'])
    .select(['customerAddresses.mobile', 'customerAddresses.postalCode', 'cities.latitude'])
    .select('cities.longitude')
    .select([
      sql<number>`(select count(*)::int from cargos where sender_address_id = customer_addresses.id)`.as(
        'sentCount',
      ),
      sql<number>`(select count(*)::int from cargos where receiver_address_id = customer_addresses.id)`.as(
        'receivedCount',
      ),
    ])
    .orderBy('customerAddresses.id')
