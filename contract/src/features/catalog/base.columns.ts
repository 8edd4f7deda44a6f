import * as col from '../../kernel/columns.ts'
import { rateStandingLabels } from './base.text.ts'

export const baseItemTable = col.table('اطلاعات پایه', {
  name: col.text('نام'),
  groupName: col.orNull(col.text('دسته', { groups: true })),
  groupCode: col.orNull(col.id('کد دسته')),
  shortName: col.orNull(col.text('نام کوتاه')),
  isActive: col.yesNo('فعال'),
  id: col.id('شناسه'),
})

export const freightRateTable = col.table('نرخ تن کیلومتر', {
  fromDate: col.date('از روز'),
  untilDate: col.orNull(col.date('تا روز')),
  rialPerTonneKm: col.money('نرخ', 'ریال'),
  standing: col.status('وضعیت', rateStandingLabels),
  addedBy: col.orNull(col.text('ثبت‌کننده')),
  addedAt: col.instant('زمان ثبت'),
  beginsAt: col.instant('آغاز', { isHidden: true }),
  endsAt: col.orNull(col.instant('پایان', { isHidden: true })),
  id: col.id('شناسه', { isHidden: true }),
})

export const holidayTable = col.table('تعطیلات', {
  date: col.date('روز'),
  weekday: col.text('روز هفته'),
  title: col.text('مناسبت'),
  year: col.id('سال', { isHidden: true }),
  startsAt: col.instant('آغاز روز', { isHidden: true }),
  id: col.id('شناسه', { isHidden: true }),
})
