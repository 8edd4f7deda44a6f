/** The tables of messages, written by `npm run tables` from the migrations. */
import type { MessageKind } from '@bargah/contract/features/messages/messages.schema.ts'
import type { Generated } from 'kysely'

export type MessagesTables = {
  outboxMessages: {
    id: Generated<number>
    kind: MessageKind
    toSealed: string
    valuesSealed: string
    createdAt: Date
    sentAt: Date | null
    failure: string | null
  }
}
