import { listTable } from '../../kernel/list-columns.ts'
import { customerColumns, customerIdColumns } from '../customers/customers.columns.ts'
import type { PermitRow } from './permits.schema.ts'
import { hallPermitLabels, permitStatusLabels } from './permits.states.ts'
import { sums } from '../cargos/sums.text.ts'

export const permitTable = listTable<PermitRow>('مجوزهای صادرشده', [
  { field: 'id', heading: 'مجوز', kind: 'identifier', sortsLong: true },
  {
    field: 'status',
    heading: 'وضعیت',
    kind: 'status',
    labels: permitStatusLabels,
    labelsFor: { LoadHallAdmin: hallPermitLabels },
  },
  { field: 'driverReserveDate', heading: 'تاریخ صدور', kind: 'date', sortsLong: true },
  { field: 'driverReserveTime', heading: 'ساعت صدور', kind: 'time' },
  { field: 'driverName', heading: 'نام راننده', kind: 'text' },
  { field: 'driverFamily', heading: 'نام خانوادگی راننده', kind: 'text' },
  { field: 'driverNationalId', heading: 'کد ملی راننده', kind: 'identifier' },
  { field: 'driverMobile', heading: 'موبایل راننده', kind: 'identifier' },
  { field: 'driverCardNumber', heading: 'کارت راننده', kind: 'identifier' },
  { field: 'freighterCardNumber', heading: 'کارت ناوگان', kind: 'identifier' },
  { field: 'plaqueNumber', heading: 'پلاک', kind: 'identifier' },
  { field: 'plaqueSerialNumber', heading: 'سریال پلاک', kind: 'identifier' },
  { field: 'loaderTypeName', heading: 'بارگیر', kind: 'text' },
  { field: 'cargoSource', heading: 'مبدأ', kind: 'text' },
  { field: 'cargoDestination', heading: 'مقصد', kind: 'text' },
  { field: 'cargoDistance', heading: 'مسافت', kind: 'number', unit: 'کیلومتر' },
  { field: 'kalaDesc', heading: 'کالا', kind: 'text' },
  { field: 'kalaWeight', heading: 'وزن', kind: 'number', unit: 'کیلوگرم' },
  { field: 'cargoRent', heading: sums.rent, kind: 'money', unit: 'تومان' },
  { field: 'transportationCompanyName', heading: 'شرکت', kind: 'text' },
  ...customerColumns,
  {
    field: 'isLoadHall',
    heading: 'نوع بار',
    kind: 'status',
    labels: { true: 'بار سالن', false: 'بار آزاد' },
  },
  { field: 'loadHallName', heading: 'سالن', kind: 'text' },
  { field: 'turnNumber', heading: 'نوبت', kind: 'number' },
  { field: 'cargoId', heading: 'شناسهٔ بار', kind: 'identifier' },
  { field: 'issuedAt', heading: 'صدور', kind: 'instant', sortsLong: true, isHidden: true },
  { field: 'driverTurnId', heading: 'شناسهٔ نوبت', kind: 'identifier', isHidden: true },
  ...customerIdColumns,
  { field: 'driverToFreighterId', heading: 'شناسهٔ راننده و ناوگان', kind: 'identifier', isHidden: true },
])
