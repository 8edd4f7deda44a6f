import * as col from '../../kernel/columns.ts'
import { customerColumns, customerIdColumns } from '../customers/customers.columns.ts'
import { cargoStateLabels, cargoStatus, cargoStatusLabels, hallCargoLabels } from './cargos.states.ts'
import { sums } from './sums.text.ts'

/** What everybody reads of a cargo who may see it: also whoever looks at a board. `remaining` and everything ISO are ours. */
export const publicCargoColumns = {
  id: col.id('شناسه', { sortsLong: true }),
  /** By which people speak of it: digits, the last two check digits (rules 9.15). */
  uniqueCode: col.identifier('کد بار'),
  cargoStatus: col.status('وضعیت', cargoStatusLabels, { labelsFor: { LoadHallAdmin: hallCargoLabels } }),
  cargoDate: col.date('تاریخ اعلام', { sortsLong: true, months: 'ماه اعلام' }),
  cargoTime: col.time('ساعت اعلام'),
  cargoSource: col.text('مبدأ', { groups: true }),
  cargoDestination: col.text('مقصد', { groups: true }),
  cargoDistance: col.number('مسافت', { unit: 'کیلومتر' }),
  cargoDuration: col.number('زمان راه', { unit: 'ساعت' }),
  transportationCompanyName: col.text('شرکت', { groups: true }),
  transportationCompanyMobile: col.orNull(col.identifier('موبایل شرکت')),
  isLoadHall: col.yesNo('نمایش', { kind: 'status', labels: { true: 'سالن', false: 'آزاد' } }),
  /** A free load that chosen drivers alone see (rules 10.6). */
  isForChosen: col.yesNo('بینندگان', {
    kind: 'status',
    labels: { true: 'رانندگان برگزیده', false: 'همهٔ رانندگان' },
    isHidden: true,
  }),
  loadHallName: col.orNull(col.text('سالن', { groups: true })),
  kalaDesc: col.text('کالا', { groups: true }),
  kalaWeight: col.number('وزن', { unit: 'کیلوگرم' }),
  bastebandyName: col.text('بسته‌بندی', { groups: true }),
  bastebandyNumber: col.orNull(col.number('تعداد بسته')),
  loaderTypeNames: col.text('بارگیر', { groups: true }),
  /** The same by the short names of the base information, where the whole ones have no room. */
  loaderShortNames: col.text('بارگیر، کوتاه', { isHidden: true }),
  freighterNumber: col.number('تعداد کامیون'),
  remaining: col.number('مانده'),
  cargoRent: col.money(sums.rent, 'تومان'),
  tel: col.identifier('تلفن هماهنگی'),
  description: col.text('توضیح'),
  isg: col.orNull(col.identifier('کد آی‌اس‌جی')),
  shippingOrder: col.orNull(col.text('دستور حمل')),
  finishDate: col.orNull(col.date('تاریخ پایان')),
  finishTime: col.orNull(col.time('ساعت پایان')),
  finishReason: col.orNull(col.text('دلیل پایان')),
  announcedAt: col.instant('اعلام', { sortsLong: true, isHidden: true }),
  finishedAt: col.orNull(col.instant('پایان', { isHidden: true })),
  loadHallId: col.orNull(col.id('شناسهٔ سالن', { isHidden: true })),
  transportationCompanyId: col.id('شناسهٔ شرکت', { isHidden: true }),
  kalaId: col.id('شناسهٔ کالا', { isHidden: true }),
}

const finished = ['cargoStatus', cargoStatus.finished] as const

const { id, uniqueCode, ...others } = publicCargoColumns

export const cargoTable = col.table('بارهای اعلام‌شده', {
  id,
  uniqueCode,
  /** The status as people read it: a load that was refused is apart. */
  cargoState: col.status('وضعیت', cargoStateLabels, { labelsFor: { LoadHallAdmin: hallCargoLabels } }),
  ...others,
  cargoStatus: { ...publicCargoColumns.cargoStatus, isHidden: true },
  // a finished load waits for no truck, and a rent is that of one
  remaining: { ...publicCargoColumns.remaining, isSummed: { unless: finished } },
  cargoRent: { ...publicCargoColumns.cargoRent, isSummed: { times: 'remaining', unless: finished } },
  /** All trucks of a load and what they are paid; of a finished one those that it found. */
  trucksPaid: col.number('کامیون‌های کرایه', { isHidden: true, isSummed: {} }),
  rentOfTrucks: col.money('کرایهٔ همهٔ کامیون‌ها', 'تومان', { isHidden: true, isSummed: {} }),
  /** How many have it on their lists now; null while it is in no open round. */
  requests: col.orNull(col.number('متقاضی')),
  ...customerColumns,
  ...customerIdColumns,
})

/** The boards: what is announced now, with what it pays. */
export const boardTable = col.table('بارهای اعلام‌شده', {
  ...publicCargoColumns,
  netPayToman: col.money(sums.netPay, 'تومان'),
  payPerKmToman: col.orNull(col.money('خالص هر کیلومتر', 'تومان')),
  driverFeeRial: col.money(sums.driverFee, 'ریال'),
  cargoRange: col.number('محدودهٔ انتخاب', { unit: 'کیلومتر' }),
  isNextRound: col.yesNo('منتظر دور بعد'),
  needsTurn: col.yesNo('با نوبت'),
})
