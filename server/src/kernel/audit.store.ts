import type { Json } from '@bargah/contract/kernel/json-field.ts'
import type { Tx } from './database.ts'

type AuditLine = {
  at: Date
  userId: number | null
  endpoint: string
  requestId: string
  input: { [field: string]: Json }
}

/** Writes who did what, in the same transaction as the deed; `input` as `keptInput` leaves it. */
export async function recordAudit(tx: Tx, line: AuditLine): Promise<void> {
  await tx
    .insertInto('auditLog')
    .values({ ...line, input: JSON.stringify(line.input) })
    .execute()
}
