import * as col from '../../kernel/columns.ts'
import { driverStandingLabels, inquiryAnswerLabels } from './drivers.states.ts'

export const inactiveDriverTable = col.table('رانندگان غیرفعال', {
  name: col.text('نام'),
  family: col.text('نام خانوادگی'),
  nationalId: col.identifier('کد ملی'),
  mobile: col.identifier('موبایل'),
  cardNumber: col.orNull(col.identifier('کارت راننده')),
  standing: col.status('وضعیت', driverStandingLabels),
  registerDate: col.date('تاریخ ثبت‌نام', { sortsLong: true }),
  registerTime: col.time('ساعت ثبت‌نام'),
  personInquiry: col.orNull(col.status('استعلام راننده', inquiryAnswerLabels)),
  truckInquiry: col.orNull(col.status('استعلام ناوگان', inquiryAnswerLabels)),
  freighterCardNumber: col.orNull(col.identifier('کارت ناوگان')),
  plaqueNumber: col.orNull(col.identifier('پلاک')),
  plaqueSerialNumber: col.orNull(col.identifier('سریال پلاک')),
  loaderTypeName: col.orNull(col.text('بارگیر', { isHidden: true, groups: true })),
  hasTruck: col.yesNo('ناوگان شناخته‌شده', { isHidden: true }),
  /** Who drives his truck already (ours): activating him gives it to both. */
  truckDrivenBy: col.orNull(col.text('رانندهٔ کنونی ناوگان', { isHidden: true })),
  driverActive: col.yesNo('فعال', { isHidden: true }),
  createdAt: col.instant('ثبت‌نام', { sortsLong: true, isHidden: true }),
  id: col.id('شناسهٔ راننده', { sortsLong: true, isHidden: true }),
  userId: col.orNull(col.id('شناسهٔ کاربر', { isHidden: true })),
})

export const driverTable = col.table('رانندگان', {
  name: col.text('نام'),
  family: col.text('نام خانوادگی'),
  driverActive: col.yesNo('فعال'),
  nationalId: col.identifier('کد ملی'),
  mobile: col.identifier('موبایل'),
  cardNumber: col.orNull(col.identifier('کارت راننده')),
  id: col.id('شناسه', { sortsLong: true }),
  registerDate: col.date('تاریخ ثبت‌نام', { sortsLong: true }),
  registerTime: col.time('ساعت ثبت‌نام'),
  freighterCardNumber: col.orNull(col.identifier('کارت ناوگان')),
  plaqueNumber: col.orNull(col.identifier('پلاک')),
  plaqueSerialNumber: col.orNull(col.identifier('سریال پلاک')),
  loaderTypeName: col.orNull(col.text('بارگیر', { isHidden: true, groups: true })),
  isNative: col.yesNo('بومی', { isHidden: true }),
  createdAt: col.instant('ثبت‌نام', { sortsLong: true, isHidden: true }),
  /** The same, as turns call it (rules 19.4). */
  driverID: col.id('شناسهٔ راننده', { isHidden: true }),
  userId: col.orNull(col.id('شناسهٔ کاربر', { isHidden: true })),
})

export const driverTruckTable = col.table('ناوگان راننده', {
  freighterCardNumber: col.identifier('کارت ناوگان'),
  plaqueNumber: col.identifier('پلاک'),
  plaqueSerialNumber: col.identifier('سریال پلاک'),
  loadingTypeTitle: col.text('بارگیر'),
  madeYear: col.orNull(col.number('سال ساخت', { kind: 'identifier' })),
  /** The one with which he takes his next turn. */
  isCurrent: col.yesNo('کنونی'),
  /** Of the driver with this truck. */
  id: col.id('شناسه', { isHidden: true }),
  driverToFreighterId: col.id('شناسهٔ راننده با ناوگان', { isHidden: true }),
  freighterId: col.id('شناسهٔ ناوگان', { isHidden: true }),
})
