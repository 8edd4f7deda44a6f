import * as col from '../../kernel/columns.ts'
import { turnStatusLabels } from './turns.states.ts'

/** Who took a turn and with which truck, as lists of turns begin. */
export const turnDriverColumns = {
  driverName: col.text('نام راننده'),
  driverFamily: col.text('نام خانوادگی راننده'),
  nationalId: col.identifier('کد ملی'),
  mobile: col.identifier('موبایل'),
  driverCardNumber: col.orNull(col.identifier('کارت راننده')),
  freighterCardNumber: col.identifier('کارت ناوگان'),
  plaqueNumber: col.identifier('پلاک'),
  plaqueSerialNumber: col.identifier('سریال پلاک'),
}

export const turnTable = col.table('نوبت‌های رانندگان', {
  turnNumber: col.number('نوبت', { sortsLong: true }),
  status: col.status('وضعیت', turnStatusLabels),
  date: col.date('تاریخ ثبت', { sortsLong: true }),
  time: col.time('ساعت ثبت'),
  ...turnDriverColumns,
  loaderTypeName: col.text('بارگیر', { groups: true }),
  name: col.text('سالن', { groups: true }),
  id: col.id('شناسهٔ نوبت', { sortsLong: true, isHidden: true }),
  takenAt: col.instant('ثبت', { sortsLong: true, isHidden: true }),
  /** How many of its choices wait for a split. */
  choiceCount: col.number('انتخاب در این دور', { isHidden: true }),
  /** Null: it has no end. */
  expiresAt: col.orNull(col.instant('اعتبار تا')),
  isActive: col.yesNo('فعال', { isHidden: true }),
  /** Null while it lives. */
  endedAt: col.orNull(col.instant('پایان', { isHidden: true })),
  /** For whom, and who it was where the reader may see staff by their names. */
  endedBy: col.orNull(col.text('پایان‌دهنده', { isHidden: true })),
  /** Why the hall's staff ended it, where they said so. */
  endReason: col.orNull(col.text('دلیل پایان', { isHidden: true })),
  loadHallId: col.id('شناسهٔ سالن', { isHidden: true }),
})
