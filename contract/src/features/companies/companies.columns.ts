import { listTable } from '../../kernel/list-columns.ts'
import type { CompanyRow } from './companies.schema.ts'
import { companyStatusLabels } from './companies.states.ts'

export const companyTable = listTable<CompanyRow>('شرکت‌های حمل', [
  { field: 'transportationCompanyName', heading: 'نام شرکت', kind: 'text', sortsLong: true },
  { field: 'status', heading: 'وضعیت', kind: 'status', labels: companyStatusLabels },
  { field: 'nationalId', heading: 'شناسهٔ ملی', kind: 'identifier' },
  { field: 'mobile', heading: 'موبایل', kind: 'identifier' },
  { field: 'postalCode', heading: 'کد پستی', kind: 'identifier' },
  { field: 'username', heading: 'نام کاربری', kind: 'identifier', isHidden: true },
  { field: 'address', heading: 'نشانی', kind: 'text' },
  { field: 'cityName', heading: 'شهر', kind: 'text' },
  { field: 'provinceName', heading: 'استان', kind: 'text' },
  { field: 'tell', heading: 'تلفن', kind: 'identifier' },
  { field: 'email', heading: 'ایمیل', kind: 'text', isHidden: true },
  { field: 'rejectReason', heading: 'دلیل رد', kind: 'text', isHidden: true },
  { field: 'date', heading: 'تاریخ ثبت‌نام', kind: 'date' },
  { field: 'time', heading: 'ساعت ثبت‌نام', kind: 'time', isHidden: true },
  { field: 'createdAt', heading: 'زمان ثبت‌نام', kind: 'instant', isHidden: true },
  { field: 'transportationCompanyId', heading: 'شناسهٔ شرکت', kind: 'identifier', isHidden: true },
  { field: 'isAccept', heading: 'پذیرفته‌شده', kind: 'yesNo', isHidden: true },
  { field: 'transportationCompanyActive', heading: 'فعال', kind: 'yesNo', isHidden: true },
  { field: 'isSelfRegistered', heading: 'خود ثبت‌نام کرده', kind: 'yesNo', isHidden: true },
])
