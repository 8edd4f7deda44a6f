import { type ListColumn, listTable } from '../../kernel/list-columns.ts'
import { customerColumns, customerIdColumns } from '../customers/customers.columns.ts'
import type { CargoCard, CargoRow } from './cargos.schema.ts'
import { cargoStatusLabels, hallCargoLabels } from './cargos.states.ts'
import { sums } from './sums.text.ts'

/** Of every cargo, also on a board. */
const columns: readonly ListColumn<keyof CargoRow & keyof CargoCard>[] = [
  { field: 'id', heading: 'شناسه', kind: 'identifier', sortsLong: true },
  { field: 'uniqueCode', heading: 'کد بار', kind: 'identifier' },
  {
    field: 'cargoStatus',
    heading: 'وضعیت',
    kind: 'status',
    labels: cargoStatusLabels,
    labelsFor: { LoadHallAdmin: hallCargoLabels },
  },
  { field: 'cargoDate', heading: 'تاریخ اعلام', kind: 'date', sortsLong: true },
  { field: 'cargoTime', heading: 'ساعت اعلام', kind: 'time' },
  { field: 'cargoSource', heading: 'مبدأ', kind: 'text' },
  { field: 'cargoDestination', heading: 'مقصد', kind: 'text' },
  { field: 'cargoDistance', heading: 'مسافت', kind: 'number', unit: 'کیلومتر' },
  { field: 'cargoDuration', heading: 'زمان راه', kind: 'number', unit: 'ساعت' },
  { field: 'transportationCompanyName', heading: 'شرکت', kind: 'text' },
  { field: 'transportationCompanyMobile', heading: 'موبایل شرکت', kind: 'identifier' },
  {
    field: 'isLoadHall',
    heading: 'نمایش',
    kind: 'status',
    labels: { true: 'سالن', false: 'آزاد' },
  },
  {
    field: 'isForChosen',
    heading: 'بینندگان',
    kind: 'status',
    labels: { true: 'رانندگان برگزیده', false: 'همهٔ رانندگان' },
    isHidden: true,
  },
  { field: 'loadHallName', heading: 'سالن', kind: 'text' },
  { field: 'kalaDesc', heading: 'کالا', kind: 'text' },
  { field: 'kalaWeight', heading: 'وزن', kind: 'number', unit: 'کیلوگرم' },
  { field: 'bastebandyName', heading: 'بسته‌بندی', kind: 'text' },
  { field: 'bastebandyNumber', heading: 'تعداد بسته', kind: 'number' },
  { field: 'loaderTypeNames', heading: 'بارگیر', kind: 'text' },
  { field: 'freighterNumber', heading: 'تعداد کامیون', kind: 'number' },
  { field: 'remaining', heading: 'مانده', kind: 'number' },
  { field: 'cargoRent', heading: sums.rent, kind: 'money', unit: 'تومان' },
  { field: 'tel', heading: 'تلفن هماهنگی', kind: 'identifier' },
  { field: 'description', heading: 'توضیح', kind: 'text' },
  { field: 'isg', heading: 'کد آی‌اس‌جی', kind: 'identifier' },
  { field: 'shippingOrder', heading: 'دستور حمل', kind: 'text' },
  { field: 'finishDate', heading: 'تاریخ پایان', kind: 'date' },
  { field: 'finishTime', heading: 'ساعت پایان', kind: 'time' },
  { field: 'finishReason', heading: 'دلیل پایان', kind: 'text' },
  { field: 'announcedAt', heading: 'اعلام', kind: 'instant', sortsLong: true, isHidden: true },
  { field: 'finishedAt', heading: 'پایان', kind: 'instant', isHidden: true },
  { field: 'loadHallId', heading: 'شناسهٔ سالن', kind: 'identifier', isHidden: true },
  { field: 'transportationCompanyId', heading: 'شناسهٔ شرکت', kind: 'identifier', isHidden: true },
  { field: 'kalaId', heading: 'شناسهٔ کالا', kind: 'identifier', isHidden: true },
]

export const cargoTable = listTable<CargoRow>('بارهای اعلام‌شده', [
  ...columns,
  ...customerColumns,
  ...customerIdColumns,
])

/** The boards: what is announced now, with what it pays. */
export const boardTable = listTable<CargoCard>('بارهای اعلام‌شده', [
  ...columns,
  { field: 'netPayToman', heading: sums.netPay, kind: 'money', unit: 'تومان' },
  { field: 'payPerKmToman', heading: 'خالص هر کیلومتر', kind: 'money', unit: 'تومان' },
  { field: 'driverFeeRial', heading: sums.driverFee, kind: 'money', unit: 'ریال' },
  { field: 'cargoRange', heading: 'محدودهٔ انتخاب', kind: 'number', unit: 'کیلومتر' },
  { field: 'isNextRound', heading: 'در دور بعد', kind: 'yesNo' },
  { field: 'needsTurn', heading: 'با نوبت', kind: 'yesNo' },
])
