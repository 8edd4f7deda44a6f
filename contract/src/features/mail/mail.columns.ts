import * as col from '../../kernel/columns.ts'
import { letterKindLabels, letterStateLabels } from './mail.text.ts'

export const letterTable = col.table('صندوق ایمیل', {
  createdAt: col.instant('زمان'),
  kind: col.status('نامه', letterKindLabels),
  to: col.text('گیرنده'),
  subject: col.text('موضوع'),
  state: col.status('وضعیت', letterStateLabels),
  fileName: col.orNull(col.text('فایل')),
  fileBytes: col.orNull(col.number('اندازهٔ فایل')),
  text: col.orNull(col.text('متن')),
  failure: col.orNull(col.text('چرا نرفت')),
  sentAt: col.orNull(col.instant('فرستاده شد', { isHidden: true })),
  id: col.id('شمارهٔ نامه', { isHidden: true }),
})
