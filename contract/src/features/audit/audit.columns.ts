import { listTable } from '../../kernel/list-columns.ts'
import type { AuditRow } from './audit.schema.ts'
import { auditKindLabels, auditOutcomeLabels } from './audit.states.ts'

export const auditTable = listTable<AuditRow>('رویدادها', [
  { field: 'title', heading: 'کار', kind: 'text' },
  { field: 'outcome', heading: 'نتیجه', kind: 'status', labels: auditOutcomeLabels },
  { field: 'date', heading: 'تاریخ', kind: 'date', sortsLong: true },
  { field: 'time', heading: 'ساعت', kind: 'time' },
  { field: 'fullName', heading: 'کاربر', kind: 'text' },
  { field: 'username', heading: 'نام کاربری', kind: 'identifier' },
  { field: 'address', heading: 'نشانی شبکه', kind: 'identifier' },
  { field: 'reason', heading: 'آنچه به او گفته شد', kind: 'text' },
  { field: 'kind', heading: 'گونه', kind: 'status', labels: auditKindLabels, isHidden: true },
  { field: 'agent', heading: 'مرورگر', kind: 'text', isHidden: true },
  { field: 'deviceId', heading: 'دستگاه', kind: 'identifier', isHidden: true },
  { field: 'call', heading: 'نام کار در سامانه', kind: 'identifier', isHidden: true },
  { field: 'requestId', heading: 'شناسهٔ درخواست', kind: 'identifier', isHidden: true },
  { field: 'userId', heading: 'شمارهٔ کاربر', kind: 'identifier', isHidden: true },
  { field: 'sessionId', heading: 'شمارهٔ نشست', kind: 'identifier', isHidden: true },
  { field: 'at', heading: 'زمان', kind: 'instant', sortsLong: true, isHidden: true },
  { field: 'id', heading: 'شمارهٔ رویداد', kind: 'identifier', sortsLong: true, isHidden: true },
])
