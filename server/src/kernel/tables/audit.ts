/** The tables of audit, written by `npm run tables` from the migrations. */
import type { GeneratedAlways } from 'kysely'

export type AuditTables = {
  auditChecks: {
    id: GeneratedAlways<number>
    at: Date
    rows: number
    since: Date | null
    brokenLine: number | null
    fault: string | null
  }
}
