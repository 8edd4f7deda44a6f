import * as col from '../../kernel/columns.ts'
import { keyStateLabels } from './api-keys.text.ts'

export const keyTable = col.table('کلیدهای برنامه‌ها', {
  name: col.text('نام کلید'),
  may: col.text('اجازه‌ها'),
  state: col.status('وضعیت', keyStateLabels),
  madeAt: col.instant('ساخته‌شده'),
  expiresAt: col.instant('اعتبار تا'),
  lastUsedAt: col.orNull(col.instant('آخرین کار')),
  ownerName: col.text('صاحب کلید'),
  username: col.account('نام کاربری', { isHidden: true }),
  tail: col.identifier('نویسه‌های آخر'),
  callsPerMinute: col.number('درخواست در دقیقه', { isHidden: true }),
  endedAt: col.orNull(col.instant('پایان', { isHidden: true })),
  endedBy: col.orNull(col.text('پایان‌دهنده', { isHidden: true })),
  isMine: col.yesNo('کلید خودم', { isHidden: true }),
  id: col.id('شناسهٔ کلید', { isHidden: true }),
})
