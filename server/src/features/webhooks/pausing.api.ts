/** What accounts use of webhooks; apart from the rest, which uses accounts. */
export { pauseAllWebhooks } from './webhooks.store.ts'
