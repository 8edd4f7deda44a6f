import { listTable } from '../../kernel/list-columns.ts'
import type { DriverRow, DriverTruckRow } from './driver-search.schema.ts'
import type { InactiveDriverRow } from './drivers.schema.ts'
import { driverStandingLabels, inquiryAnswerLabels } from './drivers.states.ts'

export const inactiveDriverTable = listTable<InactiveDriverRow>('رانندگان غیرفعال', [
  { field: 'name', heading: 'نام', kind: 'text' },
  { field: 'family', heading: 'نام خانوادگی', kind: 'text' },
  { field: 'nationalId', heading: 'کد ملی', kind: 'identifier' },
  { field: 'mobile', heading: 'موبایل', kind: 'identifier' },
  { field: 'cardNumber', heading: 'کارت راننده', kind: 'identifier' },
  { field: 'standing', heading: 'وضعیت', kind: 'status', labels: driverStandingLabels },
  { field: 'registerDate', heading: 'تاریخ ثبت‌نام', kind: 'date', sortsLong: true },
  { field: 'registerTime', heading: 'ساعت ثبت‌نام', kind: 'time' },
  { field: 'personInquiry', heading: 'استعلام راننده', kind: 'status', labels: inquiryAnswerLabels },
  { field: 'truckInquiry', heading: 'استعلام ناوگان', kind: 'status', labels: inquiryAnswerLabels },
  { field: 'freighterCardNumber', heading: 'کارت ناوگان', kind: 'identifier', isHidden: true },
  { field: 'plaqueNumber', heading: 'پلاک', kind: 'identifier', isHidden: true },
  { field: 'plaqueSerialNumber', heading: 'سریال پلاک', kind: 'identifier', isHidden: true },
  { field: 'loaderTypeName', heading: 'بارگیر', kind: 'text', isHidden: true },
  { field: 'hasTruck', heading: 'ناوگان شناخته‌شده', kind: 'yesNo', isHidden: true },
  { field: 'truckDrivenBy', heading: 'رانندهٔ کنونی ناوگان', kind: 'text', isHidden: true },
  { field: 'driverActive', heading: 'فعال', kind: 'yesNo', isHidden: true },
  { field: 'createdAt', heading: 'ثبت‌نام', kind: 'instant', sortsLong: true, isHidden: true },
  { field: 'id', heading: 'شناسهٔ راننده', kind: 'identifier', sortsLong: true, isHidden: true },
  { field: 'userId', heading: 'شناسهٔ کاربر', kind: 'identifier', isHidden: true },
])

export const driverTable = listTable<DriverRow>('رانندگان', [
  { field: 'name', heading: 'نام', kind: 'text' },
  { field: 'family', heading: 'نام خانوادگی', kind: 'text' },
  { field: 'driverActive', heading: 'فعال', kind: 'yesNo' },
  { field: 'nationalId', heading: 'کد ملی', kind: 'identifier' },
  { field: 'mobile', heading: 'موبایل', kind: 'identifier' },
  { field: 'cardNumber', heading: 'کارت راننده', kind: 'identifier' },
  { field: 'id', heading: 'شناسه', kind: 'identifier', sortsLong: true },
  { field: 'registerDate', heading: 'تاریخ ثبت‌نام', kind: 'date', sortsLong: true },
  { field: 'registerTime', heading: 'ساعت ثبت‌نام', kind: 'time' },
  { field: 'freighterCardNumber', heading: 'کارت ناوگان', kind: 'identifier', isHidden: true },
  { field: 'plaqueNumber', heading: 'پلاک', kind: 'identifier', isHidden: true },
  { field: 'plaqueSerialNumber', heading: 'سریال پلاک', kind: 'identifier', isHidden: true },
  { field: 'loaderTypeName', heading: 'بارگیر', kind: 'text', isHidden: true },
  { field: 'isNative', heading: 'بومی', kind: 'yesNo', isHidden: true },
  { field: 'createdAt', heading: 'ثبت‌نام', kind: 'instant', sortsLong: true, isHidden: true },
  { field: 'driverID', heading: 'شناسهٔ راننده', kind: 'identifier', isHidden: true },
  { field: 'userId', heading: 'شناسهٔ کاربر', kind: 'identifier', isHidden: true },
])

export const driverTruckTable = listTable<DriverTruckRow>('ناوگان راننده', [
  { field: 'freighterCardNumber', heading: 'کارت ناوگان', kind: 'identifier' },
  { field: 'plaqueNumber', heading: 'پلاک', kind: 'identifier' },
  { field: 'plaqueSerialNumber', heading: 'سریال پلاک', kind: 'identifier' },
  { field: 'loadingTypeTitle', heading: 'بارگیر', kind: 'text' },
  { field: 'madeYear', heading: 'سال ساخت', kind: 'identifier' },
  { field: 'isCurrent', heading: 'کنونی', kind: 'yesNo' },
  { field: 'id', heading: 'شناسه', kind: 'identifier', isHidden: true },
  { field: 'driverToFreighterId', heading: 'شناسهٔ راننده با ناوگان', kind: 'identifier', isHidden: true },
  { field: 'freighterId', heading: 'شناسهٔ ناوگان', kind: 'identifier', isHidden: true },
])
