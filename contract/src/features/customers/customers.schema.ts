import * as z from 'zod/mini'
import { toLatinDigits } from '../../kernel/digits.ts'
import * as f from '../../kernel/fields.ts'
import { isLegalId, isNationalCode } from '../../kernel/identity.ts'
import { rowOf, shapeOf } from '../../kernel/rows.ts'
import { customerFaults } from './customers.text.ts'
import {
  addressTable,
  anyCustomerTable,
  customerColumns,
  customerIdColumns,
  customerTable,
} from './customers.columns.ts'

/** A person's national code, or the id of a firm. */
const code = f.field<string, string | number>(
  'کد یا شناسهٔ ملی',
  { type: 'string', pattern: '^\\d{10,11}$' },
  (value) => {
    const read = toLatinDigits(String(value)).replace(/\s/g, '')
    const isOne = typeof value !== 'object' && (isLegalId(read) || isNationalCode(read))
    return isOne ? { value: read } : { fault: customerFaults.code }
  },
)

const who = { FullName: f.name('نام مشتری', { max: 500 }), MeliCode: f.noSecret(code) }
const where = {
  CityId: f.id('شهر'),
  Address: f.text('نشانی', { max: 500 }),
  PostalCode: f.optional(f.noSecret(f.postalCode('کد پستی'))),
  Telephone: f.optional(f.phone('تلفن')),
  Mobile: f.optional(f.mobile('موبایل')),
}
const customerId = f.id('مشتری')

/** A new customer with his first address (rules 6.1). */
export const AddCustomerBody = z.object({ ...who, ...where })
export const UpdateCustomerBody = z.object({ Id: customerId, ...who })
export const OneCustomerBody = z.object({ Id: customerId })
export const AddAddressBody = z.object({ CustomerId: customerId, ...where })
export const UpdateAddressBody = z.object({ Id: f.id('نشانی'), ...where })
export const OneAddressBody = z.object({ Id: f.id('نشانی') })
export type AddressFields = z.output<typeof UpdateAddressBody>

const text = z.nullable(z.string())
const number = z.nullable(z.number())

/** A customer of the caller's company. `cargoCount` and `lastCargoDate` are of the cargos that he sends or receives. */
export const CustomerRow = rowOf(customerTable)
export type CustomerRow = z.output<typeof CustomerRow>

/** A customer of any company: what a filter offers. The code, and whose he is, only for those who may know (rules 6.3). */
export const AnyCustomerRow = rowOf(anyCustomerTable)
export type AnyCustomerRow = z.output<typeof AnyCustomerRow>

/** An address of a customer. Where its city lies, and how often it sent and received, are ours. */
export const CustomerAddressRow = z.extend(rowOf(addressTable), {
  customerId: z.number(),
  cityId: z.number(),
  /** The city's name again, as old clients read it. */
  city: z.string(),
  cityBol: z.object({ cityName: z.string() }),
  provinceId: z.number(),
  latitude: z.number(),
  longitude: z.number(),
})
export type CustomerAddressRow = z.output<typeof CustomerAddressRow>

/** Who sends a cargo and who receives it, beside whatever else is told of it; null where nobody is named. */
export const customersOfCargo = shapeOf({ ...customerColumns, ...customerIdColumns })
/** Where they are to be found: the city before the address, and a number to call. */
export const addressesOfCargo = {
  senderCustomerAddress: text,
  senderCustomerTel: text,
  receiverCustomerAddress: text,
  receiverCustomerTel: text,
}

/** What searches of cargos and permits ask about customers. */
export const customerFilters = {
  SenderCustomerId: f.optional(f.list('فرستنده', f.id('فرستنده'), { max: 200 })),
  ReceiverCustomerId: f.optional(f.list('گیرنده', f.id('گیرنده'), { max: 200 })),
}

/**
 * What a registry says of a number. `isAway`: it did not answer, which says nothing of the number; `isDemo`: it is a
 * fictitious one. Of a firm the name stands in `name`; city and province of a postal code are of our own list.
 */
export const Inquired = z.object({
  isSuccessful: z.boolean(),
  name: text,
  lastName: text,
  fullAddress: text,
  cityId: number,
  provinceId: number,
  isAway: z.boolean(),
  isDemo: z.boolean(),
})
export type Inquired = z.output<typeof Inquired>

/** Numbers as they are typed: whether they are any is part of the answer. */
export const asked = {
  nationalId: f.noSecret(f.digits('کد یا شناسهٔ ملی', { max: 11 })),
  postalCode: f.noSecret(f.digits('کد پستی', { max: 11 })),
}
