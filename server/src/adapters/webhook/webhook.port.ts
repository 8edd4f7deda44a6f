import type { DeliveryFault } from '@bargah/contract/features/webhooks/webhooks.states.ts'
import type { WebhookUrlRefusal } from '@bargah/contract/features/webhooks/webhooks.text.ts'

/** How a try ended: what was answered, with the begin of its body, or why there was no answer. */
export type WebhookAnswer = { status: number; reply: string } | { fault: DeliveryFault }

export type WebhookCaller = {
  /** Out: why nothing is ever sent to an address, or null. Looks its name up, and calls nobody. */
  whyNot(url: string): Promise<WebhookUrlRefusal | null>
  /** Posts a body, without following where it is led. Never throws, and takes a few seconds at most. */
  post(url: string, body: string, headers: Record<string, string>): Promise<WebhookAnswer>
}
