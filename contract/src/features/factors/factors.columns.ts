import { roleLabels } from '../../kernel/access.ts'
import * as col from '../../kernel/columns.ts'

export const factorRemovalTable = col.table('درخواست‌های برداشتن مرحلهٔ دوم ورود', {
  fullName: col.text('کاربر'),
  username: col.account('نام کاربری'),
  role: col.status('نقش', roleLabels),
  askedByName: col.text('درخواست‌کننده'),
  askedAt: col.instant('زمان درخواست'),
  expiresAt: col.instant('مهلت تأیید'),
  mayConfirm: col.yesNo('شما می‌توانید تأیید کنید', { isHidden: true }),
  id: col.id('شناسهٔ درخواست', { isHidden: true }),
})
