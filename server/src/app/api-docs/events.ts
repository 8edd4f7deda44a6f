import { webhookEvents } from '@bargah/contract/features/webhooks/webhook-events.ts'
import { webhookEventDocs, webhooksDocs } from '@bargah/contract/features/webhooks/webhooks.docs.ts'
import type { DeliveryKind } from '@bargah/contract/features/webhooks/webhooks.states.ts'
import { refTo } from './components.ts'
import { type Schema, shapeOf } from './schemas.ts'
import { json } from './shared.ts'

const header = (name: string, description: string, schema: Schema) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
})
const headers = [
  header('webhook-id', 'The same whenever the event is sent again.', { type: 'string' }),
  header('webhook-timestamp', 'Seconds since 1970; what is older than five minutes is not to be believed.', {
    type: 'string',
  }),
  header(
    'webhook-signature',
    '`v1,` and the HMAC-SHA256, in base64, of `webhook-id.webhook-timestamp.body` by the secret after `whsec_`.',
    { type: 'string' },
  ),
]

const nameOf = (schema: unknown) =>
  Object.entries(webhooksDocs.shapes ?? {}).find(([, one]) => one === schema)?.[0] ?? ''

function describeEvent(type: DeliveryKind) {
  const body = shapeOf(
    {
      type: { const: type, description: 'What happened.' },
      timestamp: { type: 'string', description: 'Instant at which it happened.' },
      data: refTo(nameOf(webhookEvents[type])),
    },
    ['type', 'timestamp', 'data'],
  )
  return {
    post: {
      operationId: type,
      summary: webhookEventDocs[type],
      parameters: headers,
      requestBody: { required: true, content: json(body) },
      responses: { '2XX': { description: 'Taken. Anything else is tried again, with growing pauses.' } },
    },
  }
}

/** The events that a webhook is told. */
export const describeEvents = () =>
  Object.fromEntries(
    (Object.keys(webhookEvents) as DeliveryKind[]).map((type) => [type, describeEvent(type)]),
  )
