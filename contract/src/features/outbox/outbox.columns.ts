import { listTable } from '../../kernel/list-columns.ts'
import type { OutboxRow } from './outbox.schema.ts'
import { smsKindLabels, smsStateLabels } from './outbox.text.ts'

export const outboxTable = listTable<OutboxRow>('صندوق پیامک', [
  { field: 'createdAt', heading: 'زمان', kind: 'instant' },
  { field: 'kind', heading: 'پیام', kind: 'status', labels: smsKindLabels },
  { field: 'to', heading: 'گیرنده', kind: 'identifier' },
  { field: 'state', heading: 'وضعیت', kind: 'status', labels: smsStateLabels },
  { field: 'text', heading: 'متن', kind: 'text' },
  { field: 'failure', heading: 'چرا نرفت', kind: 'text' },
  { field: 'sentAt', heading: 'فرستاده شد', kind: 'instant', isHidden: true },
  { field: 'id', heading: 'شمارهٔ پیام', kind: 'identifier', isHidden: true },
])
