import { cut } from '@bargah/contract/kernel/text.ts'
import type { Tx } from './database.ts'

// a second net under what the contract names, for a secret that it forgot
const secretNames = /password|token|secret|^code$/i

/** In: a request and its fields that the contract calls secret. Out: what a log may hold of it, no text too long to be a fact. */
export function loggable(
  input: Record<string, unknown>,
  secrets: readonly string[] = [],
): Record<string, unknown> {
  const kept = Object.entries(input).filter(([name]) => !secrets.includes(name) && !secretNames.test(name))
  return Object.fromEntries(
    kept.map(([name, value]) => [name, typeof value === 'string' ? cut(value, 200) : value]),
  )
}

type AuditLine = {
  at: Date
  userId: number | null
  endpoint: string
  requestId: string
  input: Record<string, unknown>
}

/** Writes who did what, in the same transaction as the deed; `input` as `loggable` leaves it. */
export async function recordAudit(tx: Tx, line: AuditLine): Promise<void> {
  await tx
    .insertInto('auditLog')
    .values({ ...line, input: JSON.stringify(line.input) })
    .execute()
}
