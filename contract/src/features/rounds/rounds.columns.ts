import type * as z from 'zod/mini'
import { listTable } from '../../kernel/list-columns.ts'
import { customerColumns, customerIdColumns } from '../customers/customers.columns.ts'
import type { LogLine, PriorityRow, RoundRow } from './rounds.schema.ts'
import { declarerLabels } from './requests.text.ts'
import { sums } from '../cargos/sums.text.ts'

export const roundTable = listTable<RoundRow>('دورهای اعلام بار', [
  { field: 'id', heading: 'شمارهٔ دور', kind: 'identifier', sortsLong: true },
  { field: 'opensAt', heading: 'باز شدن', kind: 'instant', sortsLong: true },
  { field: 'closesAt', heading: 'بسته شدن', kind: 'instant' },
  { field: 'settledAt', heading: 'تقسیم', kind: 'instant' },
  { field: 'cargoCount', heading: 'تعداد بار', kind: 'number' },
  { field: 'choiceCount', heading: 'تعداد انتخاب', kind: 'number' },
  { field: 'grantedCount', heading: 'انتخاب‌های رسیده', kind: 'number' },
  { field: 'loadHallId', heading: 'شناسهٔ سالن', kind: 'identifier', isHidden: true },
])

export const priorityTable = listTable<PriorityRow>('انتخاب‌ها', [
  { field: 'turnNumber', heading: 'شمارهٔ نوبت', kind: 'number' },
  { field: 'driverName', heading: 'راننده', kind: 'text' },
  { field: 'priority', heading: 'اولویت', kind: 'number' },
  { field: 'status', heading: 'وضعیت', kind: 'status', labels: declarerLabels },
  { field: 'reasonText', heading: 'دلیل', kind: 'text' },
  { field: 'cargoId', heading: 'شناسهٔ بار', kind: 'identifier' },
  { field: 'kalaDesc', heading: 'کالا', kind: 'text' },
  { field: 'transportationCompanyName', heading: 'شرکت', kind: 'text' },
  ...customerColumns,
  { field: 'cargoSource', heading: 'مبدأ', kind: 'text' },
  { field: 'cargoDestination', heading: 'مقصد', kind: 'text' },
  { field: 'freighterNumber', heading: 'تعداد کامیون', kind: 'number' },
  { field: 'cargoRent', heading: sums.rent, kind: 'money', unit: 'تومان' },
  { field: 'netPayToman', heading: sums.netPay, kind: 'money', unit: 'تومان' },
  { field: 'date', heading: 'تاریخ انتخاب', kind: 'date' },
  { field: 'time', heading: 'ساعت انتخاب', kind: 'time' },
  { field: 'byStaff', heading: 'به دست سالن', kind: 'yesNo' },
  { field: 'turnDate', heading: 'تاریخ نوبت', kind: 'date' },
  { field: 'turnTime', heading: 'ساعت نوبت', kind: 'time' },
  { field: 'winningTurnNumber', heading: 'نوبت برنده', kind: 'number' },
  { field: 'reserveId', heading: 'شمارهٔ مجوز', kind: 'identifier' },
  { field: 'roundId', heading: 'شمارهٔ دور', kind: 'identifier' },
  { field: 'id', heading: 'شناسهٔ انتخاب', kind: 'identifier', isHidden: true },
  { field: 'driverTurnId', heading: 'شناسهٔ نوبت', kind: 'identifier', isHidden: true },
  ...customerIdColumns,
  { field: 'filedAt', heading: 'لحظهٔ انتخاب', kind: 'instant', isHidden: true },
  { field: 'endedAt', heading: 'لحظهٔ پایان', kind: 'instant', isHidden: true },
  { field: 'reason', heading: 'کد دلیل', kind: 'status', isHidden: true },
])

export const logTable = listTable<z.output<typeof LogLine>>('دفتر عمومی سالن', [
  { field: 'seq', heading: 'ردیف', kind: 'number' },
  { field: 'at', heading: 'لحظه', kind: 'instant' },
  { field: 'kind', heading: 'رویداد', kind: 'text' },
  { field: 'entry', heading: 'متن ثبت', kind: 'text' },
  { field: 'hash', heading: 'اثر انگشت', kind: 'identifier' },
])
