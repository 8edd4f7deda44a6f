import * as col from '../../kernel/columns.ts'
import { kindOfCustomer } from './customers.text.ts'

export const customerTable = col.table('مشتریان', {
  customerFullName: col.text('مشتری', { sortsLong: true }),
  meliCode: col.identifier('شناسه یا کد ملی'),
  isLegal: col.yesNo('نوع', {
    kind: 'status',
    labels: { true: kindOfCustomer(true), false: kindOfCustomer(false) },
  }),
  addressCount: col.number('نشانی'),
  cargoCount: col.number('بار'),
  /** Of all his addresses, each once. */
  cityNames: col.text('شهر'),
  telephones: col.identifier('تلفن'),
  lastCargoDate: col.orNull(col.date('آخرین بار', { isHidden: true })),
  createdAt: col.instant('افزوده شدن', { isHidden: true }),
  id: col.id('شناسهٔ مشتری', { isHidden: true }),
})

export const anyCustomerTable = col.table('همهٔ مشتریان', {
  customerFullName: col.text('مشتری', { sortsLong: true }),
  meliCode: col.orNull(col.identifier('شناسه یا کد ملی')),
  transportationCompanyName: col.orNull(col.text('شرکت', { groups: true })),
  transportationCompanyId: col.orNull(col.id('شناسهٔ شرکت', { isHidden: true })),
  id: col.id('شناسهٔ مشتری', { isHidden: true }),
})

export const addressTable = col.table('نشانی‌های مشتری', {
  cityName: col.text('شهر'),
  provinceName: col.text('استان'),
  address: col.text('نشانی'),
  telephone: col.orNull(col.identifier('تلفن')),
  mobile: col.orNull(col.identifier('موبایل')),
  postalCode: col.orNull(col.identifier('کد پستی')),
  sentCount: col.number('بارهای فرستاده'),
  receivedCount: col.number('بارهای گرفته'),
  id: col.id('شناسهٔ نشانی', { isHidden: true }),
})

/** The columns of who sends and who receives, for lists of cargos and of what comes of them; null where nobody is named. */
export const customerColumns = {
  senderCustomerName: col.orNull(col.text('فرستنده', { groups: true })),
  receiverCustomerName: col.orNull(col.text('گیرنده', { groups: true })),
}
export const customerIdColumns = {
  senderCustomerId: col.orNull(col.id('شناسهٔ فرستنده', { isHidden: true })),
  receiverCustomerId: col.orNull(col.id('شناسهٔ گیرنده', { isHidden: true })),
  senderCustomerAddressId: col.orNull(col.id('شناسهٔ نشانی فرستنده', { isHidden: true })),
  receiverCustomerAddressId: col.orNull(col.id('شناسهٔ نشانی گیرنده', { isHidden: true })),
}
