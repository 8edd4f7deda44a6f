import { type ListColumn, listTable } from '../../kernel/list-columns.ts'
import type { AnyCustomerRow, CustomerAddressRow, CustomerRow } from './customers.schema.ts'
import { kindOfCustomer } from './customers.text.ts'

export const customerTable = listTable<CustomerRow>('مشتریان', [
  { field: 'customerFullName', heading: 'مشتری', kind: 'text', sortsLong: true },
  { field: 'meliCode', heading: 'شناسه یا کد ملی', kind: 'identifier' },
  {
    field: 'isLegal',
    heading: 'نوع',
    kind: 'status',
    labels: { true: kindOfCustomer(true), false: kindOfCustomer(false) },
  },
  { field: 'addressCount', heading: 'نشانی', kind: 'number' },
  { field: 'cargoCount', heading: 'بار', kind: 'number' },
  { field: 'cityNames', heading: 'شهر', kind: 'text' },
  { field: 'telephones', heading: 'تلفن', kind: 'identifier' },
  { field: 'lastCargoDate', heading: 'آخرین بار', kind: 'date', isHidden: true },
  { field: 'createdAt', heading: 'افزوده شدن', kind: 'instant', isHidden: true },
  { field: 'id', heading: 'شناسهٔ مشتری', kind: 'identifier', isHidden: true },
])

export const anyCustomerTable = listTable<AnyCustomerRow>('همهٔ مشتریان', [
  { field: 'customerFullName', heading: 'مشتری', kind: 'text', sortsLong: true },
  { field: 'meliCode', heading: 'شناسه یا کد ملی', kind: 'identifier' },
  { field: 'transportationCompanyName', heading: 'شرکت', kind: 'text' },
  { field: 'transportationCompanyId', heading: 'شناسهٔ شرکت', kind: 'identifier', isHidden: true },
  { field: 'id', heading: 'شناسهٔ مشتری', kind: 'identifier', isHidden: true },
])

export const addressTable = listTable<CustomerAddressRow>('نشانی‌های مشتری', [
  { field: 'cityName', heading: 'شهر', kind: 'text' },
  { field: 'provinceName', heading: 'استان', kind: 'text' },
  { field: 'address', heading: 'نشانی', kind: 'text' },
  { field: 'telephone', heading: 'تلفن', kind: 'identifier' },
  { field: 'mobile', heading: 'موبایل', kind: 'identifier' },
  { field: 'postalCode', heading: 'کد پستی', kind: 'identifier' },
  { field: 'sentCount', heading: 'بارهای فرستاده', kind: 'number' },
  { field: 'receivedCount', heading: 'بارهای گرفته', kind: 'number' },
  { field: 'id', heading: 'شناسهٔ نشانی', kind: 'identifier', isHidden: true },
])

/** The columns of who sends and who receives, for lists of cargos and of what comes of them. */
export const customerColumns = [
  { field: 'senderCustomerName', heading: 'فرستنده', kind: 'text' },
  { field: 'receiverCustomerName', heading: 'گیرنده', kind: 'text' },
] as const satisfies readonly ListColumn[]
export const customerIdColumns = [
  { field: 'senderCustomerId', heading: 'شناسهٔ فرستنده', kind: 'identifier', isHidden: true },
  { field: 'receiverCustomerId', heading: 'شناسهٔ گیرنده', kind: 'identifier', isHidden: true },
  { field: 'senderCustomerAddressId', heading: 'شناسهٔ نشانی فرستنده', kind: 'identifier', isHidden: true },
  { field: 'receiverCustomerAddressId', heading: 'شناسهٔ نشانی گیرنده', kind: 'identifier', isHidden: true },
] as const satisfies readonly ListColumn[]
