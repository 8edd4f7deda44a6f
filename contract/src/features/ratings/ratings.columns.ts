import { listTable } from '../../kernel/list-columns.ts'
import type { DriverRateRow } from './ratings.schema.ts'

export const driverRateTable = listTable<DriverRateRow>('امتیازهای راننده', [
  { field: 'rateDate', heading: 'تاریخ', kind: 'date' },
  { field: 'kalaDesc', heading: 'کالا', kind: 'text' },
  { field: 'cargoSource', heading: 'مبدأ', kind: 'text' },
  { field: 'cargoDestination', heading: 'مقصد', kind: 'text' },
  { field: 'rate', heading: 'امتیاز', kind: 'number' },
  { field: 'desc', heading: 'توضیح', kind: 'text' },
  { field: 'avrageRate', heading: 'میانگین', kind: 'number', isHidden: true },
  { field: 'id', heading: 'شمارهٔ امتیاز', kind: 'identifier', isHidden: true },
  { field: 'ratedAt', heading: 'زمان', kind: 'instant', isHidden: true },
])
