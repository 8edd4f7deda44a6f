/** The tables of reconciliation, written by `npm run tables` from the migrations. */
import type { GeneratedAlways } from 'kysely'
import type { JsonColumn } from '../json.ts'

export type ReconciliationTables = {
  logChecks: {
    id: GeneratedAlways<number>
    at: Date
    entries: number
    rows: number
    differenceCount: number
    differences: JsonColumn
  }
  payees: {
    id: number | null
    kind: string | null
    ownerName: string | null
  }
  payers: {
    id: number | null
    kind: string | null
    ownerName: string | null
  }
}
