import * as col from '../../kernel/columns.ts'
import { ownerStatusLabels } from './product-owners.states.ts'

export const ownerTable = col.table('صاحبان کالا', {
  firstname: col.text('نام'),
  lastname: col.orNull(col.text('نام خانوادگی', { sortsLong: true })),
  status: col.status('وضعیت', ownerStatusLabels),
  meliCode: col.identifier('کد ملی'),
  mobile: col.identifier('موبایل'),
  cityName: col.orNull(col.text('شهر', { groups: true })),
  provinceName: col.orNull(col.text('استان', { groups: true })),
  type: col.yesNo('حقوقی'),
  /** When he registered, or an administrator added him; whether he did so himself. */
  dateCreated: col.date('تاریخ ثبت‌نام'),
  cargoCount: col.number('بارها', { isHidden: true }),
  timeCreated: col.time('ساعت ثبت‌نام', { isHidden: true }),
  createdAt: col.instant('زمان ثبت‌نام', { isHidden: true }),
  username: col.orNull(col.account('نام کاربری', { isHidden: true })),
  rejectReason: col.orNull(col.text('دلیل رد', { isHidden: true })),
  isAccept: col.yesNo('پذیرفته‌شده', { isHidden: true }),
  isSelfRegistered: col.yesNo('خود ثبت‌نام کرده', { isHidden: true }),
  id: col.id('شناسهٔ صاحب کالا', { isHidden: true }),
})
