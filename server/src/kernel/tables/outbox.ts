/** The tables of outbox, written by `npm run tables` from the migrations. */
import type { SmsKind } from '@bargah/contract/features/outbox/outbox.states.ts'
import type { Generated } from 'kysely'

export type OutboxTables = {
  outboxMessages: {
    id: Generated<number>
    kind: SmsKind
    toSealed: string
    valuesSealed: string
    createdAt: Date
    sentAt: Date | null
    failure: string | null
  }
}
