import * as col from '../../kernel/columns.ts'
import {
  deliveryFaultLabels,
  deliveryStateLabels,
  webhookKindLabels,
  webhookStateLabels,
} from './webhooks.text.ts'

export const webhookTable = col.table('وب‌هوک‌ها', {
  url: col.identifier('نشانی'),
  events: col.text('رویدادها'),
  state: col.status('وضعیت', webhookStateLabels),
  waiting: col.number('در راه'),
  failingSince: col.orNull(col.instant('ناکام از')),
  madeAt: col.instant('ساخته‌شده'),
  id: col.id('شناسهٔ وب‌هوک', { isHidden: true }),
})

export const deliveryTable = col.table('فرستاده‌ها', {
  kind: col.status('رویداد', webhookKindLabels),
  state: col.status('وضعیت', deliveryStateLabels),
  happenedAt: col.instant('رویداد در'),
  tries: col.number('تلاش'),
  status: col.orNull(col.number('کد پاسخ')),
  fault: col.orNull(col.status('ناکامی', deliveryFaultLabels)),
  reply: col.orNull(col.text('آغاز پاسخ')),
  nextTryAt: col.orNull(col.instant('تلاش بعدی')),
  triedAt: col.orNull(col.instant('آخرین تلاش', { isHidden: true })),
  id: col.id('شناسهٔ فرستاده'),
})
