/** What the app and other features may use of messages. */
export { insertMessage as sendMessage, outboxColumns } from './messages.store.ts'
