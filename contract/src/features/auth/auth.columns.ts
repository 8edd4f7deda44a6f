import { type ListColumn, listTable } from '../../kernel/list-columns.ts'
import type { SessionRow } from './auth.schema.ts'
import { browserLabels, systemLabels } from './auth.text.ts'

const columns: readonly ListColumn<keyof SessionRow>[] = [
  { field: 'deviceId', heading: 'دستگاه', kind: 'text' },
  { field: 'browser', heading: 'مرورگر', kind: 'status', labels: browserLabels },
  { field: 'system', heading: 'سیستم', kind: 'status', labels: systemLabels },
  { field: 'createdAt', heading: 'ورود', kind: 'instant' },
  { field: 'seenAt', heading: 'آخرین کار', kind: 'instant' },
  { field: 'isCurrent', heading: 'همین نشست', kind: 'yesNo' },
  { field: 'id', heading: 'شناسهٔ نشست', kind: 'identifier', isHidden: true },
]

export const sessionTable = listTable<SessionRow>('نشست‌های من', columns)
export const sessionsOfTable = listTable<SessionRow>('نشست‌های کاربر', columns)
