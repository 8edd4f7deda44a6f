import { listTable } from '../../kernel/list-columns.ts'
import type { NativeRow, RepresentationRow } from './hall-belongings.schema.ts'

export const representationTable = listTable<RepresentationRow>('شرکت‌های نماینده', [
  { field: 'transportationCompanyName', heading: 'شرکت حمل', kind: 'text' },
  { field: 'transportationCompanyNationalId', heading: 'شناسهٔ ملی', kind: 'identifier' },
  { field: 'transportationCompanyMobile', heading: 'موبایل', kind: 'identifier' },
  { field: 'loadHallName', heading: 'سالن', kind: 'text' },
  { field: 'isCompanyActive', heading: 'شرکت فعال', kind: 'yesNo' },
  { field: 'id', heading: 'شناسهٔ نمایندگی', kind: 'identifier', isHidden: true },
  { field: 'loadHallId', heading: 'شناسهٔ سالن', kind: 'identifier', isHidden: true },
  { field: 'transportationCompanyId', heading: 'شناسهٔ شرکت', kind: 'identifier', isHidden: true },
  { field: 'nationalId', heading: 'شناسهٔ ملی شرکت', kind: 'identifier', isHidden: true },
  { field: 'mobile', heading: 'موبایل شرکت', kind: 'identifier', isHidden: true },
])
export const nativeTable = listTable<NativeRow>('رانندگان بومی', [
  { field: 'driverName', heading: 'نام', kind: 'text' },
  { field: 'driverFamily', heading: 'نام خانوادگی', kind: 'text' },
  { field: 'nationalId', heading: 'کد ملی', kind: 'identifier' },
  { field: 'mobile', heading: 'موبایل', kind: 'identifier' },
  { field: 'driverCardNumber', heading: 'کارت راننده', kind: 'identifier' },
  { field: 'freighterNumber', heading: 'کارت ناوگان', kind: 'identifier' },
  { field: 'plaqueNumber', heading: 'پلاک', kind: 'identifier' },
  { field: 'plaqueSerialNumber', heading: 'سریال پلاک', kind: 'identifier' },
  { field: 'isDriverActive', heading: 'راننده فعال', kind: 'yesNo' },
  { field: 'id', heading: 'شناسهٔ رانندهٔ بومی', kind: 'identifier', isHidden: true },
  { field: 'loadHallId', heading: 'شناسهٔ سالن', kind: 'identifier', isHidden: true },
  { field: 'freighterCardNumber', heading: 'کارت هوشمند ناوگان', kind: 'identifier', isHidden: true },
])
