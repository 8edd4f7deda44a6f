/** The tables of imports, written by `npm run tables` from the migrations. */
import type { ImportKind, ImportState } from '@bargah/contract/features/imports/imports.states.ts'
import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonColumn } from '../json.ts'

export type ImportsTables = {
  importRows: {
    importId: number
    nr: number
    cells: JsonColumn | null
    fault: string | null
    madeId: number | null
    was: JsonColumn | null
  }
  imports: {
    id: GeneratedAlways<number>
    kind: ImportKind
    name: string | null
    userId: number
    sessionId: number
    address: string
    agent: string | null
    deviceId: string | null
    state: ImportState
    isAll: Generated<boolean>
    rowCount: number
    doneCount: Generated<number>
    note: string | null
    sentAt: Date
    endedAt: Date | null
  }
}
