/** The tables of reports, written by `npm run tables` from the migrations. */
import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonColumn } from '../json.ts'

export type ReportsTables = {
  savedReports: {
    id: GeneratedAlways<number>
    userId: number
    type: string
    name: string
    columns: JsonColumn
    state: JsonColumn
    isDefault: Generated<boolean>
    isShared: Generated<boolean>
    updatedAt: Date
  }
}
