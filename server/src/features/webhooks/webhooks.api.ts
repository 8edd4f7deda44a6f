export { openWebhookSender, type WebhookSender } from './sender.ts'
export { webhookSecret } from './webhooks.store.ts'
