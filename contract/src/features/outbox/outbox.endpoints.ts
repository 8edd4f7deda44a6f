import { endpoint } from '../../kernel/endpoint.ts'
import { outboxTable } from './outbox.columns.ts'
import { OutboxRow } from './outbox.schema.ts'

export const outbox = {
  /** The text messages of the last week, and what became of them, the newest first (ours). */
  listOutbox: endpoint({
    method: 'GET',
    path: '/api/v1/Outbox/GetAll',
    reply: 'list',
    effect: 'read',
    about: ['sms'],
    access: { roles: ['Admin'] },
    data: OutboxRow,
    table: outboxTable,
  }),
}
