import { listTable } from '../../kernel/list-columns.ts'
import type { OwnerRow } from './product-owners.schema.ts'
import { ownerStatusLabels } from './product-owners.states.ts'

export const ownerTable = listTable<OwnerRow>('صاحبان کالا', [
  { field: 'firstname', heading: 'نام', kind: 'text' },
  { field: 'lastname', heading: 'نام خانوادگی', kind: 'text', sortsLong: true },
  { field: 'status', heading: 'وضعیت', kind: 'status', labels: ownerStatusLabels },
  { field: 'meliCode', heading: 'کد ملی', kind: 'identifier' },
  { field: 'mobile', heading: 'موبایل', kind: 'identifier' },
  { field: 'cityName', heading: 'شهر', kind: 'text' },
  { field: 'provinceName', heading: 'استان', kind: 'text' },
  { field: 'type', heading: 'حقوقی', kind: 'yesNo' },
  { field: 'dateCreated', heading: 'تاریخ ثبت‌نام', kind: 'date' },
  { field: 'cargoCount', heading: 'بارها', kind: 'number', isHidden: true },
  { field: 'timeCreated', heading: 'ساعت ثبت‌نام', kind: 'time', isHidden: true },
  { field: 'createdAt', heading: 'زمان ثبت‌نام', kind: 'instant', isHidden: true },
  { field: 'username', heading: 'نام کاربری', kind: 'identifier', isHidden: true },
  { field: 'rejectReason', heading: 'دلیل رد', kind: 'text', isHidden: true },
  { field: 'isAccept', heading: 'پذیرفته‌شده', kind: 'yesNo', isHidden: true },
  { field: 'isSelfRegistered', heading: 'خود ثبت‌نام کرده', kind: 'yesNo', isHidden: true },
  { field: 'id', heading: 'شناسهٔ صاحب کالا', kind: 'identifier', isHidden: true },
])
