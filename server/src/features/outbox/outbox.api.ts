export { type Channels, channelsOf, mustSendSms } from './channels.ts'
export { outboxColumns, sendSms } from './outbox.store.ts'
export { type SmsBudget, smsTries } from './sms-budget.ts'
