import type { AuditKind, AuditOutcome } from '@bargah/contract/features/audit/audit.states.ts'
import type { Json } from '@bargah/contract/kernel/json-field.ts'
import { insertRow } from './compiled-once.ts'
import type { Origin } from './origin.ts'
import { type Db, sql, type Tx } from './sql.ts'

/** Who does what and from where; `input` as `keptInput` leaves it. A sign-in learns on its way whose act it is. */
export type Act = {
  userId: number | null
  sessionId: number | null
  /** The key by which a program does it. */
  keyId?: number
  from: Origin
  endpoint: string
  requestId: string
  input: { [field: string]: Json }
}
type Told = { at: Date; kind: AuditKind; outcome: AuditOutcome; reason?: string }

/** Writes a line of the audit: of a deed in its own transaction, so that neither is there without the other. */
export async function insertAct(db: Db | Tx, act: Act, { at, kind, outcome, reason }: Told): Promise<void> {
  const { from, input, ...who } = act
  const told = { at, kind, outcome, reason: reason ?? null }
  await insertRow(db, 'auditLog', { ...who, ...from, input: JSON.stringify(input), ...told })
}

/** Writes a line of what a job changed in a transaction; none when it changed nothing. */
export async function insertJobAct(tx: Tx, job: string, at: Date): Promise<void> {
  await sql`insert into audit_log (at, endpoint, input, kind, outcome)
    select ${at}, ${job}, '{}', 'job', 'done' where coalesce(current_setting('audit.line', true), '') <> ''`.execute(
    tx,
  )
}
