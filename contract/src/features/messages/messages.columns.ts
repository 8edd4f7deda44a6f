import { listTable } from '../../kernel/list-columns.ts'
import type { QuestionRow, ReplyRow } from './messages.schema.ts'
import { askerLabels, questionStateLabels } from './messages.states.ts'

export const questionTable = listTable<QuestionRow>('پیام‌ها', [
  { field: 'title', heading: 'موضوع', kind: 'text' },
  { field: 'desc', heading: 'متن', kind: 'text' },
  { field: 'asker', heading: 'از چه کسی', kind: 'status', labels: askerLabels },
  { field: 'askerName', heading: 'نویسنده', kind: 'text' },
  { field: 'askerMobile', heading: 'موبایل', kind: 'identifier' },
  { field: 'transportationCompanyFullName', heading: 'شرکت', kind: 'text' },
  { field: 'driverFullName', heading: 'راننده', kind: 'text' },
  { field: 'state', heading: 'وضعیت', kind: 'status', labels: questionStateLabels },
  { field: 'isUnread', heading: 'خوانده‌نشده', kind: 'yesNo' },
  { field: 'date', heading: 'تاریخ', kind: 'date' },
  { field: 'time', heading: 'ساعت', kind: 'time' },
  { field: 'lastDate', heading: 'تاریخ آخرین نوشته', kind: 'date', isHidden: true },
  { field: 'lastAt', heading: 'آخرین نوشته', kind: 'instant', sortsLong: true, isHidden: true },
  { field: 'createdAt', heading: 'زمان', kind: 'instant', isHidden: true },
  { field: 'id', heading: 'شمارهٔ پیام', kind: 'identifier', isHidden: true },
])

export const replyTable = listTable<ReplyRow>('پاسخ‌ها', [
  { field: 'desc', heading: 'متن', kind: 'text' },
  { field: 'by', heading: 'نویسنده', kind: 'text' },
  { field: 'isAnswer', heading: 'پاسخ', kind: 'yesNo' },
  { field: 'date', heading: 'تاریخ', kind: 'date' },
  { field: 'time', heading: 'ساعت', kind: 'time' },
  { field: 'id', heading: 'شمارهٔ پیام', kind: 'identifier', isHidden: true },
])
