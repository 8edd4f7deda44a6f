import { kindsSeenBy, toldOf } from '@bargah/contract/features/webhooks/webhook-kinds.ts'
import type { WebhookKind } from '@bargah/contract/features/webhooks/webhooks.states.ts'
import type { Session } from '../../kernel/call.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { cargoScope } from '../cargos/cargos.api.ts'
import { permitScope } from '../permits/permits.api.ts'
import { turnScope } from '../turns/turns.api.ts'

/** Whether an account as it is now sees what an event tells of, by the scope of its reads. */
export async function mayHear(
  db: Db | Tx,
  who: Session,
  { kind, subjectId }: { kind: WebhookKind; subjectId: number },
): Promise<boolean> {
  if (!kindsSeenBy(who).includes(kind)) return false
  const told = toldOf(kind)
  // every hall's rounds are public
  if (told === 'round') return true
  const { rows } = await sql`select from ${inScope[told](who)} and id = ${subjectId}`.execute(db)
  return rows.length > 0
}

const inScope = {
  load: (who: Session) => sql`cargos where ${cargoScope(who)}`,
  turn: (who: Session) => sql`turns where ${turnScope(who)}`,
  permit: (who: Session) => sql`permits where ${permitScope(who)}`,
  payment: ({ companyId }: Session) => sql`payments where company_id = ${companyId}`,
}
