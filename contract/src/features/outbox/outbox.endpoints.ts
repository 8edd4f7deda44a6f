import { endpoint, listing } from '../../kernel/endpoint.ts'
import { outboxTable } from './outbox.columns.ts'
import { OutboxRow } from './outbox.schema.ts'

export const outbox = {
  /** The text messages of the last week, and what became of them, the newest first (ours). */
  listOutbox: endpoint({
    ...listing,
    path: '/api/v1/Outbox/GetAll',
    about: ['sms'],
    access: { roles: ['Admin'] },
    data: OutboxRow,
    table: outboxTable,
  }),
}
