/** The tables of webhooks, written by `npm run tables` from the migrations. */
import type {
  DeliveryFault,
  DeliveryKind,
  WebhookPause,
} from '@bargah/contract/features/webhooks/webhooks.states.ts'
import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonColumn } from '../json.ts'

export type WebhooksTables = {
  webhookDeliveries: {
    id: GeneratedAlways<number>
    webhookId: number
    kind: DeliveryKind
    subjectId: number | null
    data: JsonColumn
    happenedAt: Date
    tries: Generated<number>
    triedAt: Date | null
    nextTryAt: Date | null
    deliveredAt: Date | null
    status: number | null
    fault: DeliveryFault | null
    reply: string | null
  }
  webhooks: {
    id: Generated<number>
    userId: number
    url: string
    kinds: string[]
    secretSealed: string
    madeAt: Date
    pausedAt: Date | null
    pauseReason: WebhookPause | null
    failingSince: Date | null
  }
}
