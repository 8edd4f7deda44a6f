import { roleLabels } from '../../kernel/access.ts'
import * as col from '../../kernel/columns.ts'
import { userTypeNumbers, type UserType, userTypes } from './users.states.ts'

export const userTypeLabels = Object.fromEntries(
  userTypeNumbers.map((type) => [type, roleLabels[userTypes[type].role]]),
) as Record<UserType, string>

export const userTypeTable = col.table('نوع‌های کاربر', {
  type: col.oneOf(userTypeNumbers, col.id('نوع')),
  name: col.text('نام'),
  suffix: col.text('پسوند نام کاربری'),
})

export const userTable = col.table('کاربران', {
  userName: col.account('نام کاربری'),
  fullName: col.text('نام کامل'),
  isActive: col.yesNo('فعال'),
  email: col.orNull(col.text('ایمیل')),
  mobile: col.orNull(col.identifier('موبایل')),
  provinceName: col.orNull(col.text('استان', { groups: true })),
  cityName: col.orNull(col.text('شهر', { groups: true })),
  companyCount: col.number('شرکت‌ها'),
  hallCount: col.number('سالن‌ها'),
  createdAt: col.instant('زمان ساخت'),
  type: col.status('نوع', userTypeLabels, { isHidden: true }),
  userId: col.id('شناسهٔ کاربر', { isHidden: true }),
})

export const userCompanyTable = col.table('شرکت‌های کاربر', {
  transportationCompanyName: col.text('شرکت حمل'),
  transportationCompanyNationalId: col.identifier('شناسهٔ ملی'),
  transportationCompanyMobile: col.orNull(col.identifier('موبایل')),
  transportationCompanyId: col.id('شناسهٔ شرکت', { isHidden: true }),
})

export const userHallTable = col.table('سالن‌های کاربر', {
  name: col.text('سالن'),
  cityName: col.text('شهر'),
  tel: col.identifier('تلفن'),
  loadHallId: col.id('شناسهٔ سالن', { isHidden: true }),
})
