/** The tables of reports, written by `npm run tables` from the migrations. */
import type { ListFormat } from '@bargah/contract/kernel/list-columns.ts'
import type { MorningState } from '@bargah/contract/features/reports/morning.states.ts'
import type { Role } from '@bargah/contract/kernel/access.ts'
import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonColumn } from '../json.ts'

export type ReportsTables = {
  hiddenReports: {
    userId: number
    reportId: number
  }
  morningFiles: {
    id: GeneratedAlways<number>
    morningId: number
    day: string | null
    begunAt: Date
    state: MorningState
    total: number | null
    format: ListFormat
    bytes: Buffer | null
    note: string | null
    letterId: number | null
  }
  morningReports: {
    id: GeneratedAlways<number>
    reportId: number
    userId: number
    call: string
    input: JsonColumn
    format: ListFormat
    hour: number
    nextAt: Date | null
    stopped: string | null
    address: string
    agent: string | null
    deviceId: string | null
    byMail: Generated<boolean>
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
