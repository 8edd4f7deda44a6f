import * as col from '../../kernel/columns.ts'
import { customerColumns, customerIdColumns } from '../customers/customers.columns.ts'
import { hallPermitLabels, permitStatus, permitStatusLabels } from './permits.states.ts'
import { sums } from '../cargos/sums.text.ts'

export const permitTable = col.table('مجوزهای صادرشده', {
  id: col.id('مجوز', { sortsLong: true }),
  status: col.status('وضعیت', permitStatusLabels, { labelsFor: { LoadHallAdmin: hallPermitLabels } }),
  driverReserveDate: col.date('تاریخ صدور', { sortsLong: true, months: 'ماه صدور' }),
  driverReserveTime: col.time('ساعت صدور'),
  driverName: col.text('نام راننده'),
  driverFamily: col.text('نام خانوادگی راننده'),
  driverNationalId: col.identifier('کد ملی راننده'),
  /** By which permits are grouped: namesakes are two. */
  driverAndCode: col.text('راننده و کد ملی', { groups: true, isHidden: true }),
  driverMobile: col.identifier('موبایل راننده'),
  driverCardNumber: col.orNull(col.identifier('کارت راننده')),
  freighterCardNumber: col.identifier('کارت ناوگان'),
  plaqueNumber: col.identifier('پلاک'),
  plaqueSerialNumber: col.identifier('سریال پلاک'),
  loaderTypeName: col.text('بارگیر', { groups: true }),
  cargoSource: col.text('مبدأ', { groups: true }),
  cargoDestination: col.text('مقصد', { groups: true }),
  cargoDistance: col.number('مسافت', { unit: 'کیلومتر' }),
  kalaDesc: col.text('کالا', { groups: true }),
  kalaWeight: col.number('وزن', { unit: 'کیلوگرم' }),
  /** Voided permits are left out of the sum. */
  cargoRent: col.money(sums.rent, 'تومان', { isSummed: { unless: ['status', permitStatus.voided] } }),
  transportationCompanyName: col.text('شرکت', { groups: true }),
  ...customerColumns,
  isLoadHall: col.yesNo('نوع بار', { kind: 'status', labels: { true: 'بار سالن', false: 'بار آزاد' } }),
  loadHallName: col.orNull(col.text('سالن', { groups: true })),
  turnNumber: col.orNull(col.number('نوبت')),
  cargoId: col.id('شناسهٔ بار'),
  /** By its papers, not by its status: a load is delivered without its waybill too. */
  hasBill: col.yesNo('بارنامه', { kind: 'status', labels: { true: 'رسیده', false: 'نرسیده' } }),
  issuedAt: col.instant('صدور', { sortsLong: true, isHidden: true }),
  driverTurnId: col.orNull(col.id('شناسهٔ نوبت', { isHidden: true })),
  ...customerIdColumns,
  driverToFreighterId: col.id('شناسهٔ راننده و ناوگان', { isHidden: true }),
})
