import * as col from '../../kernel/columns.ts'
import { auditKindLabels, auditOutcomeLabels } from './audit.states.ts'
import { subjectNouns } from './audit.text.ts'

export const auditTable = col.table('رویدادها', {
  title: col.text('کار', { groups: true }),
  outcome: col.status('نتیجه', auditOutcomeLabels),
  date: col.date('تاریخ', { sortsLong: true }),
  time: col.time('ساعت'),
  fullName: col.orNull(col.text('کاربر', { groups: true })),
  username: col.orNull(col.account('نام کاربری')),
  address: col.orNull(col.identifier('نشانی شبکه')),
  /** The key by which a program did it. */
  keyName: col.orNull(col.text('کلید برنامه', { isHidden: true })),
  reason: col.orNull(col.text('آنچه به او گفته شد')),
  kind: col.status('گونه', auditKindLabels, { isHidden: true }),
  /** Of what was changed, what people speak of: its table, its id, and what it is called now. */
  subjectTable: col.orNull(col.status('موضوع', subjectNouns, { isHidden: true })),
  subjectId: col.orNull(col.identifier('شمارهٔ موضوع', { isHidden: true })),
  subjectName: col.orNull(col.text('نام موضوع', { isHidden: true })),
  agent: col.orNull(col.text('مرورگر', { isHidden: true })),
  deviceId: col.orNull(col.identifier('شناسهٔ دستگاه', { isHidden: true })),
  call: col.identifier('نام کار در سامانه', { isHidden: true }),
  requestId: col.orNull(col.identifier('شناسهٔ درخواست', { isHidden: true })),
  userId: col.orNull(col.id('شمارهٔ کاربر', { isHidden: true })),
  keyId: col.orNull(col.id('شمارهٔ کلید برنامه', { isHidden: true })),
  sessionId: col.orNull(col.id('شمارهٔ نشست', { isHidden: true })),
  at: col.instant('زمان', { sortsLong: true, isHidden: true }),
  id: col.id('شمارهٔ رویداد', { sortsLong: true, isHidden: true }),
})
