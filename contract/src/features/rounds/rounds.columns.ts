import * as col from '../../kernel/columns.ts'
import { customerColumns, customerIdColumns } from '../customers/customers.columns.ts'
import { hallLogKinds } from '../log/log.states.ts'
import { sums } from '../cargos/sums.text.ts'
import { declarerLabels, priorityReasons } from './rounds.states.ts'

export const roundTable = col.table('دورهای اعلام بار', {
  id: col.id('شمارهٔ دور', { sortsLong: true }),
  opensAt: col.instant('باز شدن', { sortsLong: true }),
  closesAt: col.instant('بسته شدن'),
  settledAt: col.orNull(col.instant('تقسیم')),
  cargoCount: col.number('تعداد بار'),
  choiceCount: col.orNull(col.number('تعداد انتخاب')),
  grantedCount: col.number('انتخاب‌های رسیده'),
  loadHallId: col.id('شناسهٔ سالن', { isHidden: true }),
})

export const priorityTable = col.table('انتخاب‌ها', {
  turnNumber: col.number('شمارهٔ نوبت'),
  driverName: col.text('راننده'),
  priority: col.orNull(col.number('اولویت')),
  status: col.status('وضعیت', declarerLabels),
  reasonText: col.orNull(col.text('دلیل')),
  cargoId: col.id('شناسهٔ بار'),
  kalaDesc: col.text('کالا'),
  transportationCompanyName: col.text('شرکت'),
  ...customerColumns,
  cargoSource: col.text('مبدأ'),
  cargoDestination: col.text('مقصد'),
  freighterNumber: col.number('تعداد کامیون'),
  cargoRent: col.money(sums.rent, 'تومان'),
  netPayToman: col.money(sums.netPay, 'تومان'),
  date: col.date('تاریخ انتخاب'),
  time: col.time('ساعت انتخاب'),
  byStaff: col.yesNo('به دست سالن'),
  turnDate: col.date('تاریخ نوبت'),
  turnTime: col.time('ساعت نوبت'),
  winningTurnNumber: col.orNull(col.number('نوبت برنده')),
  reserveId: col.orNull(col.id('شمارهٔ مجوز')),
  roundId: col.id('شمارهٔ دور'),
  id: col.id('شناسهٔ انتخاب', { isHidden: true }),
  driverTurnId: col.id('شناسهٔ نوبت', { isHidden: true }),
  ...customerIdColumns,
  filedAt: col.instant('لحظهٔ انتخاب', { isHidden: true }),
  endedAt: col.orNull(col.instant('لحظهٔ پایان', { isHidden: true })),
  reason: col.orNull(col.oneOf(priorityReasons, col.text('کد دلیل', { kind: 'status', isHidden: true }))),
})

/** Who asked for a load, with the truck that he would bring. */
export const requestTable = col.table('درخواست‌های بار', {
  ...priorityTable.fields,
  plaqueNumber: col.identifier('پلاک'),
  plaqueSerialNumber: col.identifier('سریال پلاک'),
  loaderShortName: col.text('بارگیر'),
})

export const logTable = col.table('دفتر عمومی سالن', {
  seq: col.number('ردیف'),
  at: col.instant('لحظه'),
  kind: col.oneOf(hallLogKinds, col.text('رویداد')),
  entry: col.text('متن ثبت'),
  hash: col.identifier('اثر انگشت'),
})
