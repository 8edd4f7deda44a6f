/** The tables of reports, written by `npm run tables` from the migrations. */
import type { Role } from '@bargah/contract/kernel/access.ts'
import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonColumn } from '../json.ts'

export type ReportsTables = {
  hiddenReports: {
    userId: number
    reportId: number
  }
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
    givenRole: Role | null
    givenHallId: number | null
  }
}
