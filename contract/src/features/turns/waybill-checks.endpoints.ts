import * as z from 'zod/mini'
import { supporters } from '../../kernel/access.ts'
import * as col from '../../kernel/columns.ts'
import { endpoint, listing } from '../../kernel/endpoint.ts'
import * as f from '../../kernel/fields.ts'
import { rowOf } from '../../kernel/rows.ts'
import { permitStatusLabels } from '../permits/permits.states.ts'
import { turnDriverColumns } from './turns.columns.ts'

const waybillCheckTable = col.table('بررسی بارنامه', {
  turnNumber: col.number('نوبت'),
  ...turnDriverColumns,
  /** His last permit that was not voided. */
  driverReserveId: col.id('مجوز'),
  reserveStatus: col.status('وضعیت مجوز', permitStatusLabels),
  hasBill: col.yesNo('بارنامه دارد'),
  /** Whether the permit is open; one that is not lacks its waybill. */
  isOpen: col.yesNo('مجوز باز'),
  reserveDate: col.date('تاریخ مجوز'),
  reserveTime: col.time('ساعت مجوز'),
  cargoId: col.id('بار'),
  cargoSource: col.text('مبدأ'),
  cargoDestination: col.text('مقصد'),
  transportationCompanyName: col.text('شرکت حمل'),
  date: col.date('تاریخ نوبت', { isHidden: true }),
  time: col.time('ساعت نوبت', { isHidden: true }),
  takenAt: col.instant('زمان نوبت', { isHidden: true }),
  reservedAt: col.instant('زمان مجوز', { isHidden: true }),
  id: col.id('شناسهٔ نوبت', { isHidden: true }),
})

/** A driver in the queue of a hall whose last permit is open or has no waybill. */
export const WaybillCheckRow = rowOf(waybillCheckTable)
export type WaybillCheckRow = z.output<typeof WaybillCheckRow>

export const waybillChecks = {
  /** Hall staff ask for their own hall, whichever they name. */
  checkWaybills: endpoint({
    ...listing,
    path: '/api/v1/DriverTurn/GetBillByDriverNationalId',
    about: ['turn', 'permit', 'document'],
    byKey: 'permit_read',
    access: { roles: ['LoadHallAdmin', ...supporters] },
    query: z.object({
      LoadhalId: f.optional(f.id('سالن')),
      /** Ours: one driver alone. */
      NationalId: f.optional(f.nationalCode('کد ملی راننده')),
    }),
    data: WaybillCheckRow,
    table: waybillCheckTable,
  }),
}
