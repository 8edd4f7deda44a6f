import * as col from '../../kernel/columns.ts'
import { askerLabels, questionStateLabels } from './messages.states.ts'

export const questionTable = col.table('پیام‌ها', {
  title: col.text('موضوع'),
  desc: col.text('متن'),
  asker: col.status('از چه کسی', askerLabels),
  askerName: col.text('نویسنده'),
  askerMobile: col.orNull(col.identifier('موبایل')),
  transportationCompanyFullName: col.orNull(col.text('شرکت', { groups: true })),
  driverFullName: col.orNull(col.text('راننده')),
  state: col.status('وضعیت', questionStateLabels),
  isUnread: col.yesNo('خوانده‌نشده'),
  date: col.date('تاریخ'),
  time: col.time('ساعت'),
  /** The day and moment of what was written last, by whomever. */
  lastDate: col.date('تاریخ آخرین نوشته', { isHidden: true }),
  lastAt: col.instant('آخرین نوشته', { sortsLong: true, isHidden: true }),
  createdAt: col.instant('زمان', { isHidden: true }),
  id: col.id('شمارهٔ پیام', { isHidden: true }),
})

export const replyTable = col.table('پاسخ‌ها', {
  desc: col.text('متن'),
  by: col.text('نویسنده'),
  isAnswer: col.yesNo('پاسخ'),
  date: col.date('تاریخ'),
  time: col.time('ساعت'),
  id: col.id('شمارهٔ پیام', { isHidden: true }),
})
