import * as col from '../../kernel/columns.ts'
import { browserLabels, systemLabels } from './auth.text.ts'

export const sessionTable = col.table('نشست‌های من', {
  deviceId: col.text('دستگاه'),
  browser: col.orNull(col.status('مرورگر', browserLabels)),
  system: col.orNull(col.status('سیستم', systemLabels)),
  createdAt: col.instant('ورود'),
  seenAt: col.instant('آخرین کار'),
  isCurrent: col.yesNo('همین نشست'),
  id: col.id('شناسهٔ نشست', { isHidden: true }),
})
export const sessionsOfTable = { ...sessionTable, title: 'نشست‌های کاربر' }
