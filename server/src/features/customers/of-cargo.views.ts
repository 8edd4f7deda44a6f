import { sql } from '../../kernel/sql.ts'

type End = 'sender' | 'receiver'
const addressOf = (end: End) => sql.ref(`cargos.${end}_address_id`)
const inAddress = <T>(end: End, value: string, joins = '') =>
  ({
    sql: sql<T | null>`(select ${sql.raw(value)} from customer_addresses ${sql.raw(joins)}
      where customer_addresses.id = ${addressOf(end)})`,
    needs: ['cargos'],
  }) as const

const idOf = (end: End) => inAddress<number>(end, 'customer_id')
// written out: customer_at is made ready anew for each row, which took as long as the rest of a page
const nameOf = (end: End) =>
  inAddress<string>(end, 'customers.name', 'join customers on customers.id = customer_id')
const placeOf = (end: End) =>
  inAddress<string>(end, "cities.name || '، ' || address", 'join cities on cities.id = city_id')
const telOf = (end: End) =>
  inAddress<string>(end, 'coalesce(customer_addresses.mobile, customer_addresses.tel)')

/** Fields of rows that read or join `cargos`: who sends and who receives. */
export const customerFields = {
  senderCustomerId: idOf('sender'),
  senderCustomerAddressId: 'cargos.senderAddressId',
  senderCustomerName: nameOf('sender'),
  receiverCustomerId: idOf('receiver'),
  receiverCustomerAddressId: 'cargos.receiverAddressId',
  receiverCustomerName: nameOf('receiver'),
} as const
/** And where they are. */
export const addressFields = {
  senderCustomerAddress: placeOf('sender'),
  senderCustomerTel: telOf('sender'),
  receiverCustomerAddress: placeOf('receiver'),
  receiverCustomerTel: telOf('receiver'),
} as const

/** The same in a statement of one's own, under the same names. */
export const customersSelected = [
  customerFields.senderCustomerId.sql.as('senderCustomerId'),
  sql<number | null>`cargos.sender_address_id`.as('senderCustomerAddressId'),
  customerFields.senderCustomerName.sql.as('senderCustomerName'),
  addressFields.senderCustomerAddress.sql.as('senderCustomerAddress'),
  addressFields.senderCustomerTel.sql.as('senderCustomerTel'),
  customerFields.receiverCustomerId.sql.as('receiverCustomerId'),
  sql<number | null>`cargos.receiver_address_id`.as('receiverCustomerAddressId'),
  customerFields.receiverCustomerName.sql.as('receiverCustomerName'),
  addressFields.receiverCustomerAddress.sql.as('receiverCustomerAddress'),
  addressFields.receiverCustomerTel.sql.as('receiverCustomerTel'),
] as const

/** Cargos that one of some customers sends, or receives; undefined when none is asked for. */
export const isOfCustomers = (end: End, customerIds: readonly number[] | undefined) =>
  customerIds === undefined
    ? undefined
    : ({
        sql: sql`${addressOf(end)} in (select id from customer_addresses where customer_id = any(${[...customerIds]}::int[]))`,
        needs: ['cargos'],
      } as const)
