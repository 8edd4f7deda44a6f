import * as z from 'zod/mini'
import { supporters } from '../../kernel/access.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import * as f from '../../kernel/fields.ts'
import { listTable } from '../../kernel/list-columns.ts'
import { permitStatuses, permitStatusLabels } from '../permits/permits.states.ts'
import { turnAndDriver } from './turns.schema.ts'

/** A driver in the queue of a hall whose last permit is open or has no waybill. */
export const BillRow = z.object({
  ...turnAndDriver,
  /** His last permit that was not voided. */
  driverReserveId: z.number(),
  cargoId: z.number(),
  reserveStatus: z.literal(permitStatuses),
  reserveDate: z.string(),
  reserveTime: z.string(),
  reservedAt: z.string(),
  cargoSource: z.string(),
  cargoDestination: z.string(),
  transportationCompanyName: z.string(),
  /** Whether the permit is open; one that is not lacks its waybill. */
  isOpen: z.boolean(),
  hasBill: z.boolean(),
})
export type BillRow = z.output<typeof BillRow>

const billTable = listTable<BillRow>('بررسی بارنامه', [
  { field: 'turnNumber', heading: 'نوبت', kind: 'number' },
  { field: 'driverName', heading: 'نام راننده', kind: 'text' },
  { field: 'driverFamily', heading: 'نام خانوادگی راننده', kind: 'text' },
  { field: 'nationalId', heading: 'کد ملی', kind: 'identifier' },
  { field: 'mobile', heading: 'موبایل', kind: 'identifier' },
  { field: 'driverCardNumber', heading: 'کارت راننده', kind: 'identifier' },
  { field: 'freighterCardNumber', heading: 'کارت ناوگان', kind: 'identifier' },
  { field: 'plaqueNumber', heading: 'پلاک', kind: 'identifier' },
  { field: 'plaqueSerialNumber', heading: 'سریال پلاک', kind: 'identifier' },
  { field: 'driverReserveId', heading: 'مجوز', kind: 'identifier' },
  { field: 'reserveStatus', heading: 'وضعیت مجوز', kind: 'status', labels: permitStatusLabels },
  { field: 'hasBill', heading: 'بارنامه دارد', kind: 'yesNo' },
  { field: 'isOpen', heading: 'مجوز باز', kind: 'yesNo' },
  { field: 'reserveDate', heading: 'تاریخ مجوز', kind: 'date' },
  { field: 'reserveTime', heading: 'ساعت مجوز', kind: 'time' },
  { field: 'cargoId', heading: 'بار', kind: 'identifier' },
  { field: 'cargoSource', heading: 'مبدأ', kind: 'text' },
  { field: 'cargoDestination', heading: 'مقصد', kind: 'text' },
  { field: 'transportationCompanyName', heading: 'شرکت حمل', kind: 'text' },
  { field: 'date', heading: 'تاریخ نوبت', kind: 'date', isHidden: true },
  { field: 'time', heading: 'ساعت نوبت', kind: 'time', isHidden: true },
  { field: 'takenAt', heading: 'زمان نوبت', kind: 'instant', isHidden: true },
  { field: 'reservedAt', heading: 'زمان مجوز', kind: 'instant', isHidden: true },
  { field: 'id', heading: 'شناسهٔ نوبت', kind: 'identifier', isHidden: true },
])

export const bills = {
  /** Hall staff ask for their own hall, whichever they name. */
  listBills: endpoint({
    method: 'GET',
    path: '/api/v1/DriverTurn/GetBillByDriverNationalId',
    reply: 'list',
    effect: 'read',
    about: ['turn', 'permit', 'document'],
    access: { roles: ['LoadHallAdmin', ...supporters] },
    query: z.object({
      LoadhalId: f.optional(f.id('سالن')),
      /** Ours: one driver alone. */
      NationalId: f.optional(f.nationalCode('کد ملی راننده')),
    }),
    data: BillRow,
    table: billTable,
  }),
}
