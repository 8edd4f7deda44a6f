import { listTable } from '../../kernel/list-columns.ts'
import type { TurnRow } from './turns.schema.ts'
import { turnStatusLabels } from './turns.states.ts'

export const turnTable = listTable<TurnRow>('نوبت‌های رانندگان', [
  { field: 'turnNumber', heading: 'نوبت', kind: 'number', sortsLong: true },
  { field: 'status', heading: 'وضعیت', kind: 'status', labels: turnStatusLabels },
  { field: 'date', heading: 'تاریخ ثبت', kind: 'date', sortsLong: true },
  { field: 'time', heading: 'ساعت ثبت', kind: 'time' },
  { field: 'driverName', heading: 'نام راننده', kind: 'text' },
  { field: 'driverFamily', heading: 'نام خانوادگی راننده', kind: 'text' },
  { field: 'nationalId', heading: 'کد ملی', kind: 'identifier' },
  { field: 'mobile', heading: 'موبایل', kind: 'identifier' },
  { field: 'driverCardNumber', heading: 'کارت راننده', kind: 'identifier' },
  { field: 'freighterCardNumber', heading: 'کارت ناوگان', kind: 'identifier' },
  { field: 'plaqueNumber', heading: 'پلاک', kind: 'identifier' },
  { field: 'plaqueSerialNumber', heading: 'سریال پلاک', kind: 'identifier' },
  { field: 'loaderTypeName', heading: 'بارگیر', kind: 'text' },
  { field: 'name', heading: 'سالن', kind: 'text' },
  { field: 'id', heading: 'شناسهٔ نوبت', kind: 'identifier', sortsLong: true, isHidden: true },
  { field: 'takenAt', heading: 'ثبت', kind: 'instant', sortsLong: true, isHidden: true },
  { field: 'choiceCount', heading: 'انتخاب در این دور', kind: 'number', isHidden: true },
  { field: 'expiresAt', heading: 'اعتبار تا', kind: 'instant' },
  { field: 'isActive', heading: 'فعال', kind: 'yesNo', isHidden: true },
  { field: 'loadHallId', heading: 'شناسهٔ سالن', kind: 'identifier', isHidden: true },
])
