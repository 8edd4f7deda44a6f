import * as col from '../../kernel/columns.ts'

export const officeTable = col.table('دفترهای مرکزی', {
  agentMainName: col.text('نام دفتر'),
  agentMainManagerName: col.orNull(col.text('مدیر')),
  agentMainAddress: col.orNull(col.text('نشانی')),
  agentMainTel: col.orNull(col.identifier('تلفن')),
  agentMainNationID: col.identifier('شناسهٔ ملی'),
  agencyCount: col.number('نمایندگی‌ها'),
  active: col.yesNo('فعال'),
  userName: col.orNull(col.account('نام کاربری', { isHidden: true })),
  agentMainFax: col.orNull(col.identifier('نمابر', { isHidden: true })),
  agentMainEconomic: col.orNull(col.identifier('کد اقتصادی', { isHidden: true })),
  agentMainWebAddress: col.orNull(col.text('وبگاه', { isHidden: true })),
  agentMainEmailAddress: col.orNull(col.text('ایمیل', { isHidden: true })),
  createdAt: col.instant('زمان ثبت', { isHidden: true }),
  agentMainId: col.id('شناسهٔ دفتر', { isHidden: true }),
})
