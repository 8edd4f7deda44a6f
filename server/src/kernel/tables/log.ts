/** The tables of log, written by `npm run tables` from the migrations. */
import type { HallLogKind, SignerFault } from '@bargah/contract/features/log/log.states.ts'
import type { Generated } from 'kysely'

export type LogTables = {
  auditCheckpoints: {
    size: number
    root: Buffer
    note: string
    signedAt: Generated<Date>
  }
  auditCosignatures: {
    size: number
    witness: string
    line: string
    at: Date
  }
  hallLog: {
    hallId: number
    index: number
    at: Date
    kind: HallLogKind
    roundId: number | null
    entry: string
    leafHash: Buffer
  }
  hallLogCheckpoints: {
    hallId: number
    size: number
    root: Buffer
    note: string
    signedAt: Generated<Date>
  }
  hallLogCosignatures: {
    hallId: number
    size: number
    witness: string
    line: string
    at: Date
  }
  hallLogHeads: {
    hallId: number
    size: number
    lastAt: Date
    root: Buffer
    frontier: Buffer[]
  }
  hallLogNodes: {
    hallId: number
    level: number
    index: number
    hash: Buffer
  }
  hallLogSigning: {
    hallId: number
    verifierKey: string | null
    fault: SignerFault | null
    since: Date | null
  }
}
