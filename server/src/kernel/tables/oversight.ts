/** The tables of oversight, written by `npm run tables` from the migrations. */
import type { FindingKind } from '@bargah/contract/features/oversight/oversight.states.ts'
import type { GeneratedAlways } from 'kysely'

export type OversightTables = {
  findingNotes: {
    id: GeneratedAlways<number>
    findingId: number
    userId: number
    words: string
    at: Date
  }
  findings: {
    id: GeneratedAlways<number>
    kind: FindingKind
    monthFrom: Date
    hallId: number | null
    companyId: number | null
    userId: number | null
    freighterId: number | null
    deviceId: string | null
    hits: number
    outOf: number
    usualHits: number
    usualOutOf: number
    rowIds: number[]
    foundAt: Date
    seenLastAt: Date
  }
}
