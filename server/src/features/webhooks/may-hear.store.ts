import { cargos } from '@bargah/contract/features/cargos/cargos.endpoints.ts'
import { payments } from '@bargah/contract/features/payments/payments.endpoints.ts'
import { permits } from '@bargah/contract/features/permits/permits.endpoints.ts'
import { rounds } from '@bargah/contract/features/rounds/rounds.endpoints.ts'
import { turns } from '@bargah/contract/features/turns/turns.endpoints.ts'
import { type WebhookKind, webhookKinds } from '@bargah/contract/features/webhooks/webhooks.states.ts'
import { mayCall } from '@bargah/contract/kernel/access.ts'
import { mayKeyCall, narrowed, offeredScopes } from '@bargah/contract/kernel/key-access.ts'
import type { Session } from '../../kernel/call.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { cargoScope } from '../cargos/cargos.api.ts'
import { permitScope } from '../permits/permits.api.ts'
import { turnScope } from '../turns/turns.api.ts'

type Thing = 'load' | 'turn' | 'round' | 'permit' | 'payment'
const thingOf = (kind: WebhookKind) => kind.slice(0, kind.indexOf('.')) as Thing

/** The read by which a program learns what an event tells of. No key reads payments: of them an account hears what it sees itself. */
const readOf = {
  load: cargos.showCargo,
  turn: turns.searchTurns,
  round: rounds.listRoundsOfHall,
  permit: permits.searchPermits,
} as const

/** In: an account as it is now. Out: of which kinds of events it may hear: those of what a key of it could read. */
export function kindsSeenBy(who: Session): WebhookKind[] {
  const scopes = offeredScopes(who)
  return webhookKinds.filter((kind) => {
    const thing = thingOf(kind)
    if (thing === 'payment') return mayCall(payments.listMyPayments.access, who)
    return mayKeyCall(readOf[thing], narrowed(who, scopes), scopes) === null
  })
}

/** Whether an account as it is now sees what an event tells of, by the scope of its reads. */
export async function mayHear(
  db: Db | Tx,
  who: Session,
  { kind, subjectId }: { kind: WebhookKind; subjectId: number },
): Promise<boolean> {
  if (!kindsSeenBy(who).includes(kind)) return false
  const thing = thingOf(kind)
  // every hall's rounds are public
  if (thing === 'round') return true
  const { rows } = await sql`select from ${inScope[thing](who)} and id = ${subjectId}`.execute(db)
  return rows.length > 0
}

const inScope = {
  load: (who: Session) => sql`cargos where ${cargoScope(who)}`,
  turn: (who: Session) => sql`turns where ${turnScope(who)}`,
  permit: (who: Session) => sql`permits where ${permitScope(who)}`,
  payment: ({ companyId }: Session) => sql`payments where company_id = ${companyId}`,
}
