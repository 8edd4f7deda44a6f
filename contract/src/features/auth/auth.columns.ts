import { listTable } from '../../kernel/list-columns.ts'
import type { SessionRow } from './auth.schema.ts'

export const sessionTable = listTable<SessionRow>('نشست‌های من', [
  { field: 'deviceId', heading: 'دستگاه', kind: 'text' },
  { field: 'createdAt', heading: 'ورود', kind: 'instant' },
  { field: 'seenAt', heading: 'آخرین کار', kind: 'instant' },
  { field: 'isCurrent', heading: 'همین نشست', kind: 'yesNo' },
  { field: 'id', heading: 'شناسهٔ نشست', kind: 'identifier', isHidden: true },
])
