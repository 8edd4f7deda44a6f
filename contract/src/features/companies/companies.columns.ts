import * as col from '../../kernel/columns.ts'
import { companyStatusLabels } from './companies.states.ts'

export const companyTable = col.table('شرکت‌های حمل', {
  transportationCompanyName: col.text('نام شرکت', { sortsLong: true }),
  status: col.status('وضعیت', companyStatusLabels),
  nationalId: col.identifier('شناسهٔ ملی'),
  mobile: col.orNull(col.identifier('موبایل')),
  postalCode: col.orNull(col.identifier('کد پستی')),
  username: col.orNull(col.account('نام کاربری', { isHidden: true })),
  address: col.orNull(col.text('نشانی')),
  cityName: col.orNull(col.text('شهر', { groups: true })),
  provinceName: col.orNull(col.text('استان', { groups: true })),
  tell: col.orNull(col.identifier('تلفن')),
  email: col.orNull(col.text('ایمیل', { isHidden: true })),
  rejectReason: col.orNull(col.text('دلیل رد', { isHidden: true })),
  /** When it registered, or an administrator added it; whether it did so itself. */
  date: col.date('تاریخ ثبت‌نام'),
  time: col.time('ساعت ثبت‌نام', { isHidden: true }),
  createdAt: col.instant('زمان ثبت‌نام', { isHidden: true }),
  transportationCompanyId: col.id('شناسهٔ شرکت', { isHidden: true }),
  isAccept: col.yesNo('پذیرفته‌شده', { isHidden: true }),
  transportationCompanyActive: col.yesNo('فعال', { isHidden: true }),
  isSelfRegistered: col.yesNo('خود ثبت‌نام کرده', { isHidden: true }),
})
