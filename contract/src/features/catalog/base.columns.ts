import { listTable } from '../../kernel/list-columns.ts'
import type { BaseItemRow, FreightRateRow, HolidayRow } from './base.schema.ts'
import { rateStandingLabels } from './base.text.ts'

export const baseItemTable = listTable<BaseItemRow>('اطلاعات پایه', [
  { field: 'name', heading: 'نام', kind: 'text' },
  { field: 'groupName', heading: 'دسته', kind: 'text' },
  { field: 'groupCode', heading: 'کد دسته', kind: 'identifier' },
  { field: 'isActive', heading: 'فعال', kind: 'yesNo' },
  { field: 'id', heading: 'شناسه', kind: 'identifier' },
])

export const freightRateTable = listTable<FreightRateRow>('نرخ تن کیلومتر', [
  { field: 'fromDate', heading: 'از روز', kind: 'date' },
  { field: 'untilDate', heading: 'تا روز', kind: 'date' },
  { field: 'rialPerTonneKm', heading: 'نرخ', kind: 'money', unit: 'ریال' },
  { field: 'standing', heading: 'وضعیت', kind: 'status', labels: rateStandingLabels },
  { field: 'addedBy', heading: 'ثبت‌کننده', kind: 'text' },
  { field: 'addedAt', heading: 'زمان ثبت', kind: 'instant' },
  { field: 'beginsAt', heading: 'آغاز', kind: 'instant', isHidden: true },
  { field: 'endsAt', heading: 'پایان', kind: 'instant', isHidden: true },
  { field: 'id', heading: 'شناسه', kind: 'identifier', isHidden: true },
])

export const holidayTable = listTable<HolidayRow>('تعطیلات', [
  { field: 'date', heading: 'روز', kind: 'date' },
  { field: 'weekday', heading: 'روز هفته', kind: 'text' },
  { field: 'title', heading: 'مناسبت', kind: 'text' },
  { field: 'year', heading: 'سال', kind: 'identifier', isHidden: true },
  { field: 'startsAt', heading: 'آغاز روز', kind: 'instant', isHidden: true },
  { field: 'id', heading: 'شناسه', kind: 'identifier', isHidden: true },
])
