import type { Tx } from './database.ts'

const secrets = /password|token|secret|^code$/i

/** Leaves out of a request what no log may hold: secrets by name, and texts too long to be a fact. */
export function withoutSecrets(input: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(input).filter(([name]) => !secrets.test(name))
  return Object.fromEntries(
    kept.map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, 200) : value]),
  )
}

type AuditLine = {
  at: Date
  userId: number | null
  endpoint: string
  requestId: string
  input: Record<string, unknown>
}

/** Writes who did what, in the same transaction as the deed. */
export async function recordAudit(tx: Tx, line: AuditLine): Promise<void> {
  await tx
    .insertInto('auditLog')
    .values({ ...line, input: JSON.stringify(withoutSecrets(line.input)) })
    .execute()
}
