/** The tables of kernel, written by `npm run tables` from the migrations. */
import type { AuditKind, AuditOutcome } from '@bargah/contract/features/audit/audit.states.ts'
import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonColumn } from '../json.ts'

export type KernelTables = {
  auditChanges: {
    id: GeneratedAlways<number>
    line: number
    tableName: string
    rowId: string
    before: JsonColumn | null
    after: JsonColumn | null
  }
  auditErased: {
    line: number
    change: number
    erasureId: number
    hash: Buffer
  }
  auditLog: {
    id: Generated<number>
    at: Date
    userId: number | null
    endpoint: string
    requestId: string | null
    input: JsonColumn
    kind: AuditKind
    outcome: AuditOutcome
    reason: string | null
    sessionId: number | null
    address: string | null
    agent: string | null
    deviceId: string | null
    keyId: number | null
  }
  auditSealNodes: {
    level: number
    index: number
    hash: Buffer
  }
  auditSeals: {
    id: number
    kind: string
    firstLine: number
    lastLine: number
    at: Date
    rowsHash: Buffer
    hash: Buffer
  }
  fileArrivals: {
    name: string
    arrivedAt: Date
  }
  idempotencyKeys: {
    owner: string
    key: string
    fingerprint: string
    result: JsonColumn | null
    createdAt: Date
    undoLine: number | null
  }
  jobRunners: {
    id: string
    server: string
    startedAt: Generated<Date>
    beatAt: Generated<Date>
  }
  keyMarks: {
    name: string
    mark: string
    at: Generated<Date>
  }
  liveEvents: {
    xid: Generated<number>
    at: Generated<Date>
    nouns: string[]
    topics: string[]
  }
  lookupVersions: {
    name: string
    version: Generated<string>
  }
  tries: {
    key: Buffer
    at: Date[]
    forgetAt: Date
  }
}
