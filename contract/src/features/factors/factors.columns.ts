import { roleLabels } from '../../kernel/access.ts'
import { type ListColumn, listTable } from '../../kernel/list-columns.ts'
import type { FactorRemovalRow } from './factors.schema.ts'

const columns: readonly ListColumn<keyof FactorRemovalRow>[] = [
  { field: 'fullName', heading: 'کاربر', kind: 'text' },
  { field: 'username', heading: 'نام کاربری', kind: 'text' },
  { field: 'role', heading: 'نقش', kind: 'status', labels: roleLabels },
  { field: 'askedByName', heading: 'درخواست‌کننده', kind: 'text' },
  { field: 'askedAt', heading: 'زمان درخواست', kind: 'instant' },
  { field: 'expiresAt', heading: 'مهلت تأیید', kind: 'instant' },
  { field: 'mayConfirm', heading: 'شما می‌توانید تأیید کنید', kind: 'yesNo', isHidden: true },
  { field: 'id', heading: 'شناسهٔ درخواست', kind: 'identifier', isHidden: true },
]

export const factorRemovalTable = listTable<FactorRemovalRow>('درخواست‌های برداشتن مرحلهٔ دوم ورود', columns)
