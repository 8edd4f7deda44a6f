/** What the app and other features may use of webhooks. */
export { openWebhookSender, type WebhookSender } from './sender.ts'
export { webhookSecret } from './webhooks.store.ts'
