import * as col from '../../kernel/columns.ts'
import { smsKindLabels, smsStateLabels } from './outbox.text.ts'

export const outboxTable = col.table('صندوق پیامک', {
  createdAt: col.instant('زمان'),
  kind: col.status('پیام', smsKindLabels),
  to: col.identifier('گیرنده'),
  state: col.status('وضعیت', smsStateLabels),
  text: col.orNull(col.text('متن')),
  failure: col.orNull(col.text('چرا نرفت')),
  sentAt: col.orNull(col.instant('فرستاده شد', { isHidden: true })),
  id: col.id('شمارهٔ پیام', { isHidden: true }),
})
