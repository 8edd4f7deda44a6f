/** The tables of kernel, written by `npm run tables` from the migrations. */
import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonColumn } from '../json.ts'

export type KernelTables = {
  auditLog: {
    id: GeneratedAlways<number>
    at: Date
    userId: number | null
    endpoint: string
    requestId: string
    input: JsonColumn
  }
  idempotencyKeys: {
    owner: string
    key: string
    fingerprint: string
    result: JsonColumn | null
    createdAt: Date
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
