import * as col from '../../kernel/columns.ts'
import { documentTypeLabels } from './documents.states.ts'

export const documentTable = col.table('سندهای مجوز', {
  id: col.id('شمارهٔ سند'),
  type: col.status('نوع', documentTypeLabels),
  title: col.text('نام'),
  date: col.date('تاریخ'),
  time: col.time('ساعت'),
})
