/** What the app and other features may use of messages. */
export { outboxColumns, sendSms } from './outbox.store.ts'
export { type SmsBudget, spendSms } from './sms-budget.ts'
