import * as col from '../../kernel/columns.ts'

export const erasureTable = col.table('درخواست‌های پاک کردن راننده', {
  driverName: col.text('راننده'),
  nationalCode: col.identifier('کد ملی'),
  reason: col.text('دلیل'),
  askedByName: col.text('درخواست‌کننده'),
  askedAt: col.instant('زمان درخواست'),
  expiresAt: col.instant('مهلت تأیید'),
  mayConfirm: col.yesNo('شما می‌توانید تأیید کنید', { isHidden: true }),
  id: col.id('شناسهٔ درخواست', { isHidden: true }),
})
