import { roleLabels } from '../../kernel/access.ts'
import { listTable } from '../../kernel/list-columns.ts'
import type { UserCompanyRow, UserHallRow, UserRow, UserTypeRow } from './users.schema.ts'
import { userTypeNumbers, userTypes } from './users.states.ts'

export const userTypeLabels: Readonly<Record<number, string>> = Object.fromEntries(
  userTypeNumbers.map((type) => [type, roleLabels[userTypes[type].role]]),
)

export const userTypeTable = listTable<UserTypeRow>('نوع‌های کاربر', [
  { field: 'type', heading: 'نوع', kind: 'identifier' },
  { field: 'name', heading: 'نام', kind: 'text' },
  { field: 'suffix', heading: 'پسوند نام کاربری', kind: 'text' },
])

export const userTable = listTable<UserRow>('کاربران', [
  { field: 'userName', heading: 'نام کاربری', kind: 'identifier' },
  { field: 'fullName', heading: 'نام کامل', kind: 'text' },
  { field: 'isActive', heading: 'فعال', kind: 'yesNo' },
  { field: 'email', heading: 'ایمیل', kind: 'text' },
  { field: 'mobile', heading: 'موبایل', kind: 'identifier' },
  { field: 'provinceName', heading: 'استان', kind: 'text' },
  { field: 'cityName', heading: 'شهر', kind: 'text' },
  { field: 'companyCount', heading: 'شرکت‌ها', kind: 'number' },
  { field: 'hallCount', heading: 'سالن‌ها', kind: 'number' },
  { field: 'createdAt', heading: 'زمان ساخت', kind: 'instant' },
  { field: 'type', heading: 'نوع', kind: 'status', labels: userTypeLabels, isHidden: true },
  { field: 'userId', heading: 'شناسهٔ کاربر', kind: 'identifier', isHidden: true },
])

export const userCompanyTable = listTable<UserCompanyRow>('شرکت‌های کاربر', [
  { field: 'transportationCompanyName', heading: 'شرکت حمل', kind: 'text' },
  { field: 'transportationCompanyNationalId', heading: 'شناسهٔ ملی', kind: 'identifier' },
  { field: 'transportationCompanyMobile', heading: 'موبایل', kind: 'identifier' },
  { field: 'transportationCompanyId', heading: 'شناسهٔ شرکت', kind: 'identifier', isHidden: true },
])

export const userHallTable = listTable<UserHallRow>('سالن‌های کاربر', [
  { field: 'name', heading: 'سالن', kind: 'text' },
  { field: 'cityName', heading: 'شهر', kind: 'text' },
  { field: 'tel', heading: 'تلفن', kind: 'identifier' },
  { field: 'loadHallId', heading: 'شناسهٔ سالن', kind: 'identifier', isHidden: true },
])
