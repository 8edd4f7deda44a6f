import * as col from '../../kernel/columns.ts'

export const representationTable = col.table('شرکت‌های نماینده', {
  transportationCompanyName: col.text('شرکت حمل'),
  transportationCompanyNationalId: col.identifier('شناسهٔ ملی'),
  transportationCompanyMobile: col.orNull(col.identifier('موبایل')),
  loadHallName: col.text('سالن'),
  isCompanyActive: col.yesNo('شرکت فعال'),
  id: col.id('شناسهٔ نمایندگی', { isHidden: true }),
  loadHallId: col.id('شناسهٔ سالن', { isHidden: true }),
  transportationCompanyId: col.id('شناسهٔ شرکت', { isHidden: true }),
  nationalId: col.identifier('شناسهٔ ملی شرکت', { isHidden: true }),
  mobile: col.orNull(col.identifier('موبایل شرکت', { isHidden: true })),
})
export const nativeTable = col.table('رانندگان بومی', {
  driverName: col.text('نام'),
  driverFamily: col.text('نام خانوادگی'),
  nationalId: col.identifier('کد ملی'),
  mobile: col.identifier('موبایل'),
  driverCardNumber: col.orNull(col.identifier('کارت راننده')),
  freighterNumber: col.identifier('کارت ناوگان'),
  plaqueNumber: col.identifier('پلاک'),
  plaqueSerialNumber: col.identifier('سریال پلاک'),
  isDriverActive: col.yesNo('راننده فعال'),
  id: col.id('شناسهٔ رانندهٔ بومی', { isHidden: true }),
  loadHallId: col.id('شناسهٔ سالن', { isHidden: true }),
  freighterCardNumber: col.identifier('کارت هوشمند ناوگان', { isHidden: true }),
})
