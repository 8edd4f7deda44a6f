import { listTable } from '../../kernel/list-columns.ts'
import type { DocumentRow } from './documents.schema.ts'
import { documentTypeLabels } from './documents.states.ts'

export const documentTable = listTable<DocumentRow>('سندهای مجوز', [
  { field: 'id', heading: 'شمارهٔ سند', kind: 'identifier' },
  { field: 'type', heading: 'نوع', kind: 'status', labels: documentTypeLabels },
  { field: 'title', heading: 'نام', kind: 'text' },
  { field: 'date', heading: 'تاریخ', kind: 'date' },
  { field: 'time', heading: 'ساعت', kind: 'time' },
])
