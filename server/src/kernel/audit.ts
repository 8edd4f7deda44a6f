import type { AuditOutcome } from '@bargah/contract/features/audit/audit.states.ts'
import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import { type Act, insertAct } from './audit.store.ts'
import type { Database } from './database.ts'
import { isDatabaseAway } from './database-away.ts'
import { Fail, Refusal } from './errors.ts'

/** How many lines of refused acts one caller can make in a minute; what he tries beyond it is no news. */
const mostRefusedInAMinute = 60
const mostCallers = 10_000

type Log = { error(details: object, message: string): void }

/**
 * Tells the audit of what is no deed: acts that were refused, denied or failed, and files that were taken of lists. Such
 * a line has a statement of its own, after what it tells of was rolled back, and never changes what the caller gets.
 */
export function openAudit({ db, clock }: Database) {
  const isBeyond = countRefused()
  const tell = async (act: Act, told: Omit<Parameters<typeof insertAct>[2], 'at'>, log: Log) => {
    try {
      await insertAct(db, act, { ...told, at: await clock.now(db) })
    } catch (error) {
      log.error({ err: error }, 'a line of the audit was not written')
    }
  }
  return {
    async refused(act: Act, error: unknown, log: Log): Promise<void> {
      const told = outcomeOf(error)
      if (told && !isBeyond(callerOf(act))) await tell(act, { kind: 'write', ...told }, log)
    },
    exported: (act: Act, log: Log) => tell(act, { kind: 'export', outcome: 'done' }, log),
  }
}
export type Audit = ReturnType<typeof openAudit>

const outcomesByStatus: Readonly<Record<number, AuditOutcome>> = { 403: 'denied', 404: 'absent' }

/** What the audit says of an error; null for what is no act: an unreadable request, one of nobody. */
function outcomeOf(error: unknown): { outcome: AuditOutcome; reason?: string } | null {
  if (error instanceof Refusal) return { outcome: 'refused', reason: error.sentence }
  if (error instanceof Fail && error.status === 429) return { outcome: 'refused', reason: error.message }
  if (error instanceof Fail) {
    const outcome = outcomesByStatus[error.status]
    return outcome ? { outcome, reason: error.message } : null
  }
  const { statusCode = 500 } = (error ?? {}) as { statusCode?: number }
  return statusCode < 500 || isDatabaseAway(error) ? null : { outcome: 'failed' }
}

const callerOf = ({ keyId, sessionId, from }: Act): string =>
  keyId === undefined ? String(sessionId ?? from.address) : `key ${keyId}`

/** Counts by caller, so that refused acts cannot fill the disk. */
function countRefused() {
  const counts = new Map<string, { since: number; count: number }>()
  return (caller: string): boolean => {
    const now = performance.now()
    const known = counts.get(caller)
    if (known && now - known.since < minuteMs) return ++known.count > mostRefusedInAMinute
    if (counts.size >= mostCallers) counts.clear()
    counts.set(caller, { since: now, count: 1 })
    return false
  }
}
